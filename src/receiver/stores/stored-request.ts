import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { HistoryEntry, ReceivedRequest } from "./booking-requests.ts";

/** The columns of a stored request. */
export type StoredRequest = Record<"id" | "location_id" | "received_at" | "request", string>;

/** What staff see of a request whose JSON is damaged, with its id and location. */
const UNKNOWN: Omit<BookingRequest, "id" | "location_id" | "created_at"> = {
  version: 1,
  organization_id: "",
  sync_type: "",
  time_zone: "",
  locale: "en",
  patient: {},
  screener: null,
  appointment_type: null,
  provider: null,
  source: { page: "", campaign: {} },
};

/** Reads a row. One that is damaged, for example by a disk, must not hide the others. */
export function readStored({ id, location_id, received_at, request }: StoredRequest) {
  const stored = parse<BookingRequest>(request);
  // What is damaged may still be JSON.
  const isReadable = stored?.id === id && stored.patient && stored.source;
  const known = { id, location_id, created_at: received_at };
  const read: ReceivedRequest = isReadable
    ? { received_at, request: stored }
    : { received_at, request: { ...UNKNOWN, ...known }, unreadable: true };
  return read;
}

/** Reads the column with one entry per line. */
export const readHistory = (history: string, at: string): HistoryEntry[] =>
  history
    .split("\n")
    .filter(Boolean)
    .map((line) => parse<HistoryEntry>(line) ?? { at, by: "", text: "This entry is unreadable." });

function parse<Value>(json: string): Value | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
