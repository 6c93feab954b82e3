import { html } from "hono/html";
import { readHours, workingTime } from "../../contract/hours.ts";
import { readReplyWithin } from "../../contract/reply-within.ts";
import type { ReceiverConfig } from "../config/config.ts";
import { localTime, typeText } from "../details/request-details.ts";
import { type InboxItem, waitingSince } from "../stores/inbox-item.ts";
import type { RequestState } from "../stores/request-search.ts";

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

const MONDAY_TO_FRIDAY = "Mo-Fr 00:00-23:59";

/** Shown with a new request that waits for longer than the practice says. */
export function lateBadge(
  item: InboxItem,
  { replyWithin, hours: given = MONDAY_TO_FRIDAY }: Pick<ReceiverConfig, "replyWithin" | "hours">,
) {
  if (item.state !== "new" || !replyWithin) return "";
  const [count, unit] = readReplyWithin(replyWithin);
  const isInDays = unit === "day";
  // Days are working days on the practice's clocks.
  const timeOf = (instant: string) =>
    Date.parse(isInDays ? `${localTime(instant, item.request.time_zone)}Z` : instant);
  const [from = 0, to = 0] = [waitingSince(item), new Date(Date.now()).toISOString()].map(timeOf);
  const hours = isInDays && readHours(given);
  const waited = hours ? workingTime(hours, from, to) : to - from;
  const isLate = waited > Number(count) * (isInDays ? 24 : 1) * 3_600_000;
  return isLate && html`<span class="badge bad">Late</span>`;
}
