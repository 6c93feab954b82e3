import { instantOf } from "../details/known-zone.ts";
import type { Change, InboxItem, RequestState } from "../stores/booking-requests.ts";

/** How a call ended. */
export const OUTCOMES = ["Reached", "Left a voicemail", "Booked"] as const;
const MAX_NOTE = 1000;

/** Whether the patient can get an email about an appointment. */
export const canEmail = ({ request, suspicion }: InboxItem, emailsPatients: boolean) =>
  emailsPatients && request.patient.email !== undefined && suspicion === null;

/**
 * Reads what staff have entered, as the form sends it. A time that cannot be emailed to the patient does
 * not keep the note from being saved, which then says so.
 * @param state the state that the button names; undefined for a note only
 */
export function readNote(
  form: Record<string, unknown>,
  state: RequestState | undefined,
  item: InboxItem,
  emailsPatients: boolean,
): Change & { state: RequestState | undefined } {
  const [outcome, date, time, note, email] = ["outcome", "date", "time", "note", "email"].map(
    (name) => String(form[name] ?? ""),
  );
  const call = OUTCOMES.find((known) => known === outcome);
  const isBooked = call === "Booked";
  const wantsEmail = isBooked && email !== "" && canEmail(item, emailsPatients);
  const start = instantOf(`${date}T${time}`, item.request.time_zone);
  const day = /^\d{4}-\d\d-\d\d$/.exec(date ?? "")?.[0];
  const hour = /^\d\d:\d\d$/.exec(time ?? "")?.[0];
  const booked = isBooked && day ? ["for", day, hour] : [];
  const lines = [
    [call, ...booked].filter(Boolean).join(" "),
    wantsEmail && (start ? "The patient gets an email." : NO_EMAIL),
    note?.trim().slice(0, MAX_NOTE),
  ];
  return {
    // Whoever says how a call ended has called.
    state: state ?? (call && item.state === "new" ? "called" : undefined),
    text: lines.filter(Boolean).join("\n"),
    emailBookedFor: wantsEmail ? start : undefined,
  };
}

const NO_EMAIL = "The patient gets no email: the date or the time of the appointment is missing.";
