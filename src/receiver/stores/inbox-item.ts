import { attempt } from "es-toolkit";
import * as z from "zod/mini";
import {
  type BookingRequest,
  BookingRequestMembers,
} from "../../contract/booking-request/booking-request.ts";
import { CHANGE_REQUESTS, STATES } from "./request-search.ts";
import type { Row } from "./sql-database.ts";

const text = z.catch(z.string(), "");
const isInstant = (at: string) => !Number.isNaN(Date.parse(at));
const instant = z.string().check(z.refine(isInstant));

/** What somebody did about a request. A disk may damage each member, which then has its second value here. */
const HistoryEntry = z.object({
  /** ISO 8601 in UTC; empty if it is damaged. */
  at: z.catch(instant, ""),
  by: text,
  state: z.catch(z.optional(z.enum(STATES)), undefined),
  text: z.catch(z.string(), "This entry is unreadable."),
  /** When the appointment starts, ISO 8601 in UTC; empty if staff did not enter it. */
  bookedFor: z.catch(z.optional(z.union([z.literal(""), instant])), ""),
});

export type HistoryEntry = z.infer<typeof HistoryEntry>;

const StoredItem = z.object({
  ...{ id: text, location_id: text, request: text, state: text },
  history: z.catch(z.string(), "damaged"),
  /** When it first arrived, ISO 8601 in UTC. */
  received_at: text,
  /** Why it may not be from a patient; null if nothing is unusual. */
  suspicion: z.catch(z.nullable(z.string()), "What is stored of it is damaged."),
  /** What the patient has asked for by the link in their email. */
  changeRequest: z.catch(z.nullable(z.enum(CHANGE_REQUESTS)), null),
  /** Signs that link; null if the request was stored before there were links. */
  linkKey: z.catch(z.nullable(z.string()), null),
  /** The place in the list that was read; a text in PostgreSQL. */
  rank: z.catch(z.coerce.number(), 0),
});

export type InboxItem = ReturnType<typeof toItem>;

/** The `by` of what patients do. */
export const PATIENT = "Patient";

/** Since when the patient waits for an answer, ISO 8601 in UTC. */
export const waitingSince = ({ changeRequest, history, received_at }: InboxItem): string =>
  (changeRequest && history.findLast(({ by }) => by === PATIENT)?.at) || received_at;

/** Whether staff have marked a request as new that was done. Then what they wrote down before was a mistake. */
const isTakenBack = ({ state, by }: HistoryEntry, index: number, history: HistoryEntry[]) =>
  state === "new" &&
  by !== PATIENT &&
  history.slice(0, index).findLast((before) => before.state)?.state === "done";

/** Start of the appointment that staff wrote down last, ISO 8601 in UTC; empty if it has only a day, undefined if none. */
export const bookedStart = ({ history }: InboxItem) =>
  history.findLast(
    (entry, index) => entry.bookedFor !== undefined || isTakenBack(entry, index, history),
  )?.bookedFor;

/** Reads a row. One that is damaged, for example by a disk, must not hide the others. */
export function toItem(row: Row) {
  const { id, location_id, request, ...stored } = StoredItem.parse(row);
  const read = parse<BookingRequest>(request);
  // What is damaged may still be JSON.
  const isReadable = read?.id === id && BookingRequestMembers.safeParse(read).success;
  const times = [stored.received_at, isReadable ? read.created_at : ""];
  const received_at = times.find(isInstant) ?? new Date(0).toISOString();
  const known: BookingRequest = {
    version: 1,
    id,
    location_id,
    created_at: received_at,
    organization_id: "",
    sync_type: "",
    time_zone: "",
    locale: "",
    patient: {},
    screener: null,
    appointment_type: null,
    provider: null,
    source: { page: "", campaign: {} },
  };
  return {
    ...stored,
    received_at,
    state: STATES.find((state) => state === stored.state) ?? "new",
    request: isReadable ? read : known,
    /** What is stored, if it is damaged: `request` has only its id and its location. */
    unreadable: isReadable ? undefined : request || "(empty)",
    storedHistory: stored.history,
    history: (stored.history.match(/[^\n]+/g) ?? []).map((line) => {
      const entry = HistoryEntry.safeParse(parse(line)).data ?? HistoryEntry.parse({});
      return { ...entry, at: entry.at || received_at };
    }),
  };
}

const parse = <Value>(json: string): Value | null => attempt(() => JSON.parse(json))[1];
