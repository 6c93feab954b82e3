import { instantOf } from "../details/known-zone.ts";
import { type InboxItem, type RequestState, STATES } from "../stores/booking-requests.ts";

/** How a call ended. */
export const OUTCOMES = ["Reached", "Left a voicemail", "Booked"] as const;
const MAX_NOTE = 1000;

/** What staff have entered about a request, as the form sends it. */
export type NoteFields = Record<"outcome" | "date" | "time" | "note" | "email", string>;

/** What was sent for each field; empty if nothing was. */
export function readFields(form: Record<string, unknown>): NoteFields {
  const text = (name: keyof NoteFields) => String(form[name] ?? "");
  const [outcome, date, time] = [text("outcome"), text("date"), text("time")];
  return { outcome, date, time, note: text("note").slice(0, MAX_NOTE), email: text("email") };
}

interface StaffNote {
  state: RequestState | undefined;
  text: string;
  /** The appointment that the patient gets by email, ISO 8601 in UTC. */
  emailBookedFor: string | undefined;
}

/** Whether the patient can get an email about an appointment. */
export const canEmail = ({ request, suspicion }: InboxItem, emailsPatients: boolean) =>
  emailsPatients && request.patient.email !== undefined && suspicion === null;

/**
 * Reads what staff have entered, or says what is missing.
 * @param state the state that the button names; undefined for a note only
 */
export function readNote(
  { outcome, date, time, note, email }: NoteFields,
  state: RequestState | undefined,
  item: InboxItem,
  emailsPatients: boolean,
): StaffNote | { problem: string } {
  const call = OUTCOMES.find((known) => known === outcome);
  const isBooked = call === "Booked";
  const start = isBooked ? instantOf(`${date}T${time}`, item.request.time_zone) : undefined;
  const isEmailed = isBooked && email !== "" && canEmail(item, emailsPatients);
  if (isEmailed && start === undefined) {
    return {
      problem: "Enter the date and the time of the appointment, or do not email the patient.",
    };
  }
  const day = /^\d{4}-\d\d-\d\d$/.exec(date)?.[0];
  const hour = /^\d\d:\d\d$/.exec(time)?.[0];
  const booked = isBooked && day ? ["for", day, hour] : [];
  const lines = [
    [call, ...booked].filter(Boolean).join(" "),
    isEmailed && "The patient gets an email.",
    note.trim().slice(0, MAX_NOTE),
  ];
  return {
    // Whoever says how a call ended has called.
    state: state ?? (call && item.state === "new" ? "called" : undefined),
    text: lines.filter(Boolean).join("\n"),
    emailBookedFor: isEmailed ? start : undefined,
  };
}

/** The state that a button names; undefined for a note only, null if there is no such state. */
export const readState = (wanted: unknown) =>
  wanted === undefined ? undefined : (STATES.find((known) => known === wanted) ?? null);
