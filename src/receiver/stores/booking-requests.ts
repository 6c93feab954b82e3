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
   * @param suspicion why it may not be from a patient, for staff; not part of the request
   * @throws StoreUnavailableError
   * @returns what is stored under the id: this request, or the first one with its `received_at`
   */
  save(request: BookingRequest, suspicion?: string): Promise<ReceivedRequest>;
  /**
   * At most `limit` requests, newest first.
   * @param before lists only requests that arrived before the one with this id; none if there is
   * no such request
   */
  list(limit: number, before?: string): Promise<ReceivedRequest[]>;
  /** At most `limit` matching requests, newest first; `before` as in `list`. */
  search(filter: LimitedFilter, limit: number, before?: string): Promise<InboxItem[]>;
  /** Unanswered requests, the oldest first, then the others, the newest first; those behind a rank. */
  listForStaff(filter: LimitedFilter, limit: number, after?: number): Promise<InboxItem[]>;
  count(filter: LimitedFilter): Promise<number>;
  find(id: string): Promise<InboxItem | undefined>;
  /**
   * Changes the state, or adds a note; returns whether there is such a request. A marked request that
   * is set to "new" again is not marked any more: staff say that it is from a patient.
   */
  setState(id: string, state?: RequestState, change?: Change): Promise<boolean>;
  /** Deletes a request with its notifications; returns whether there was one. */
  remove(id: string): Promise<boolean>;
  /** Deletes all matching requests that arrived until an instant (ISO 8601); returns how many. */
  removeMatching(filter: LimitedFilter, until: string): Promise<number>;
  /** Deletes all requests that arrived before an instant (ISO 8601); returns how many. */
  removeBefore(instant: string): Promise<number>;
  /** Releases resources when the server stops. */
  close(): void | Promise<void>;
}

/** What staff have done about a request. */
export const STATES = ["new", "called", "done", "not-patient"] as const;
export type RequestState = (typeof STATES)[number];

/** What somebody did about a request. */
export interface HistoryEntry {
  /** ISO 8601 in UTC. */
  at: string;
  by: string;
  /** The new state, if it was changed. */
  state?: RequestState;
  text: string;
}

/** What is added to the history. */
export interface Change {
  by?: string;
  text?: string;
  /** Emails the patient that there is an appointment at this instant (ISO 8601), once for each. */
  emailBookedFor?: string | undefined;
}

/** A booking request with what staff know about it. */
export interface InboxItem extends ReceivedRequest {
  state: RequestState;
  /** Why it may not be from a patient; null if nothing is unusual. */
  suspicion: string | null;
  history: HistoryEntry[];
  /** The place in the list of `listForStaff`. */
  rank: number;
}

/** The filter for new requests that are perhaps not from a patient. */
export const MARKED = "marked";

/** What the inbox lists; an empty text means everything. */
export interface InboxFilter {
  /** Part of a name, an email address, a phone number, a date of birth or a reference. */
  text: string;
  location: string;
  /** Empty: all but the marked ones, which are listed apart, unless a text is searched for. */
  state: RequestState | typeof MARKED | "";
}

/** A filter of an account that may be limited to locations. */
export interface LimitedFilter extends InboxFilter {
  /** Their ids, in lower case; undefined for all. */
  within?: readonly string[];
}

export const NO_FILTER: InboxFilter = { text: "", location: "", state: "" };

/** JSON with sorted keys, so that equal values have equal text. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
