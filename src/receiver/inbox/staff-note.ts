import { instantOf } from "../details/known-zone.ts";
import { dayText, timeText } from "../details/request-details.ts";
import type { Change, InboxItem, RequestState } from "../stores/booking-requests.ts";

/** How a call ended. */
export const OUTCOMES = ["Reached", "Left a voicemail", "Booked"] as const;
const MAX_NOTE = 1000;

/** Whether the patient can get an email about an appointment. */
export const canEmail = ({ request, suspicion }: InboxItem, emailsPatients: boolean) =>
  emailsPatients && request.patient.email !== undefined && suspicion === null;

/** What staff have entered, as the form sends it. */
export type StaffForm = Record<string, unknown>;

/**
 * Reads what staff have entered; undefined if the patient is to get an email about an appointment without a
 * date or a time.
 * @param state the state that the button names; undefined for a note only
 */
export function readNote(
  form: StaffForm,
  state: RequestState | undefined,
  item: InboxItem,
  emailsPatients: boolean,
): (Change & { state: RequestState | undefined }) | undefined {
  const [outcome, date, time, note, email] = ["outcome", "date", "time", "note", "email"].map(
    (name) => String(form[name] ?? ""),
  );
  const call = OUTCOMES.find((known) => known === outcome);
  const isBooked = call === "Booked";
  const wantsEmail = isBooked && email !== "" && canEmail(item, emailsPatients);
  const start = instantOf(`${date}T${time}`, item.request.time_zone);
  if (wantsEmail && !start) return undefined;
  const day = date && instantOf(`${date}T00:00`, "UTC") && dayText(date);
  const booked = start ? timeText(start, item.request.time_zone) : day;
  const lines = [
    isBooked && booked ? `${call} for ${booked}` : call,
    wantsEmail && "The patient gets an email.",
    note?.trim().slice(0, MAX_NOTE),
  ];
  return {
    // Whoever says how a call ended has called.
    state: state ?? (call && item.state === "new" ? "called" : undefined),
    text: lines.filter(Boolean).join("\n"),
    emailBookedFor: wantsEmail ? start : undefined,
  };
}
