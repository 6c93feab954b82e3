import { html } from "hono/html";
import { readReplyWithin } from "../../contract/reply-within.ts";
import { DAY_MS } from "../../contract/slot.ts";
import { localTime, typeText } from "../details/request-details.ts";
import type { RequestState } from "../stores/request-search.ts";
import { type InboxItem, waitingSince } from "../stores/sql-booking-requests.ts";

export const STATE_TITLES: Record<RequestState, string> = {
  new: "New",
  called: "Called",
  done: "Done",
  "not-patient": "Not a patient",
};

export const stateTitle = ({ state, changeRequest }: InboxItem) =>
  changeRequest ? `Asks to ${changeRequest}` : STATE_TITLES[state];

export const stateBadge = (item: InboxItem) =>
  html`<span class="badge state-${item.state}">${stateTitle(item)}</span>`;

/** @param urgent the names of appointment types that the practice calls urgent */
export const urgentBadge = ({ request, state }: InboxItem, urgent: readonly string[]) =>
  (state === "new" || state === "called") &&
  [request.appointment_type, typeText(request)].some((name) => urgent.includes(name ?? "")) &&
  html`<span class="badge bad">Urgent</span>`;

/** Shown with a new request that waits for longer than the practice says. */
export function lateBadge(item: InboxItem, replyWithin?: string) {
  if (item.state !== "new" || !replyWithin) return "";
  const [count, unit] = readReplyWithin(replyWithin);
  // Of days, working days on the practice's clocks.
  const passed = (instant: string) =>
    unit === "day"
      ? workingTime(Date.parse(`${localTime(instant, item.request.time_zone)}Z`))
      : Date.parse(instant);
  const waited = passed(new Date(Date.now()).toISOString()) - passed(waitingSince(item));
  const isLate = waited > Number(count) * (unit === "day" ? 24 : 1) * 3_600_000;
  return isLate && html`<span class="badge bad">Late</span>`;
}

/** A Monday, 00:00. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The time from that Monday to a local time, as milliseconds in UTC, without Saturdays and Sundays. */
function workingTime(localMs: number): number {
  const weeks = Math.floor((localMs - MONDAY) / (7 * DAY_MS));
  return weeks * 5 * DAY_MS + Math.min(localMs - MONDAY - weeks * 7 * DAY_MS, 5 * DAY_MS);
}
