import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";

/** A booking request as it stands in the inbox. */
export interface ReceivedRequest {
  /** The instant of its first arrival, ISO 8601 in UTC. */
  received_at: string;
  request: BookingRequest;
}

/**
 * The inbox: where booking requests are kept. An implementation decides about twins in one step,
 * since two of them may arrive at the same moment, in two processes.
 */
export interface BookingRequests {
  /**
   * Keeps `request` unless one of its id is there, and answers what stands under that id: the new
   * one, or the first one with its own `received_at`.
   */
  keep(request: BookingRequest): Promise<ReceivedRequest>;
  /** The newest, newest first, `limit` of them at most. */
  newest(limit: number): Promise<ReceivedRequest[]>;
}

/** The same JSON whatever the order of the keys, so that equal requests have equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
