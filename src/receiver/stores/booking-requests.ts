import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";

/** A booking request in the inbox. */
export interface ReceivedRequest {
  /** When it first arrived, ISO 8601 in UTC. */
  received_at: string;
  request: BookingRequest;
  /** What is stored, if it is damaged: `request` has only its id and its location. */
  unreadable?: string;
}

/**
 * The store cannot be used now, for example because its file is locked or the disk is full. The
 * request was certainly not stored by this call, so repeating it is safe.
 */
export class StoreUnavailableError extends Error {}

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

export const NO_FILTER: InboxFilter = { text: "", location: "", state: "" };
