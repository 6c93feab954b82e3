import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";

/** A booking request in the inbox. */
export interface ReceivedRequest {
  /** When it first arrived, ISO 8601 in UTC. */
  received_at: string;
  request: BookingRequest;
}

/**
 * The store cannot be used now, for example because its file is locked or the disk is full. The
 * request was certainly not stored by this call, so repeating it is safe.
 */
export class StoreUnavailableError extends Error {}

/**
 * Stores booking requests. Duplicates may arrive at the same moment in two processes, so `save`
 * must be atomic.
 */
export interface BookingRequests {
  /**
   * Saves the request unless its id is already stored.
   * @throws StoreUnavailableError
   * @returns what is stored under the id: this request, or the first one with its `received_at`
   */
  save(request: BookingRequest): Promise<ReceivedRequest>;
  /**
   * At most `limit` requests, newest first.
   * @param before lists only requests that arrived before the one with this id; none if there is
   * no such request
   */
  list(limit: number, before?: string): Promise<ReceivedRequest[]>;
  /** Releases resources when the server stops. */
  close(): void | Promise<void>;
}

/** JSON with sorted keys, so that equal values have equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
