import { html } from "hono/html";
import {
  daysFromToday,
  dayText,
  instantOf,
  localTime,
  timeText,
  zoneText,
} from "../details/request-details.ts";
import { bookedStart, type InboxItem } from "../stores/inbox-item.ts";
import type { RequestState } from "../stores/request-search.ts";
import type { Change } from "../stores/sql-booking-requests.ts";
import { stateTitle } from "./badges.ts";

const BOOKED = "Booked";
const CALL_OUTCOMES = [BOOKED, "Reached", "Left a voicemail"];
const IS_PATIENT = "It is from a patient";

/** What staff press, and the state that it gives. */
const OUTCOMES = new Map<string, RequestState>([
  [IS_PATIENT, "new"],
  [BOOKED, "done"],
  ["Reached", "called"],
  ["Left a voicemail", "called"],
  ["Done", "done"],
  ["Not a patient", "not-patient"],
  ["Mark as new", "new"],
]);

const MAX_NOTE = 5000;
/** What is stored is read later, too. */
const WITH_YEAR = 0;

/** What staff have entered, as the form sends it, and why it was not saved. */
export interface Unsaved {
  id: string;
  form: Record<string, unknown>;
  problem: "incomplete" | "long" | "changed";
}

export const statusOf = (unsaved: Unsaved | undefined) =>
  unsaved ? (unsaved.problem === "changed" ? 409 : 422) : 200;

const canEmail = ({ request, suspicion }: InboxItem, emailsPatients: boolean) =>
  emailsPatients && request.patient.email !== undefined && suspicion === null;

function outcomesOf({ state, suspicion }: InboxItem): string[] {
  const isMarked = state === "new" && suspicion !== null;
  return [...OUTCOMES]
    .filter(([outcome, given]) =>
      outcome === IS_PATIENT ? isMarked : CALL_OUTCOMES.includes(outcome) || given !== state,
    )
    .map(([outcome]) => outcome);
}

function problemText({ problem }: Unsaved, item: InboxItem): string {
  if (problem === "incomplete") {
    return "Not saved: choose a date that is not over. To email the patient, add a time.";
  }
  if (problem === "long") return `Not saved: a note has at most ${MAX_NOTE} characters.`;
  const { by, at, text, state } = item.history.at(-1) ?? { by: "", at: item.received_at, text: "" };
  const done = text || (state && stateTitle({ ...item, state, changeRequest: null })) || "";
  return `Not saved: ${by || "somebody"} was here on ${timeText(at, item.request.time_zone)} (${done.replaceAll("\n", " · ")}). Look at it, then press again.`;
}

/**
 * Where staff write down what came of a request. @param action of the form
 * @param next the request that is opened in the list after this one; undefined on the request's own page
 */
export function workForm(
  item: InboxItem,
  action: string,
  {
    emailsPatients = false,
    next,
    unsaved,
  }: { emailsPatients?: boolean | undefined; next?: string; unsaved?: Unsaved | undefined },
) {
  const { request, history } = item;
  const { id, slot, time_zone } = request;
  // What is booked or chosen, which staff only need to confirm.
  const start = bookedStart(item) ?? slot?.start;
  const [date, time] = start ? localTime(start, time_zone).split(" ") : [];
  const entered = unsaved?.form ?? { date, time };
  const typed = (name: string) => String(entered[name] ?? "");
  const invalid =
    unsaved?.problem === "incomplete" &&
    html` aria-invalid="true" aria-describedby="problem" autofocus`;
  const input = (name: string, label: string) => html`<div class="fields">
        <label for="${name}-${id}">${label}</label>
        <input id="${name}-${id}" name="${name}" type="${name}" value="${typed(name)}"${invalid}></div>`;
  return html`
      <form class="work no-print" method="post" action="${action}">
        <input type="hidden" name="seen" value="${history.length}">
        ${next !== undefined && html`<input type="hidden" name="next" value="${next}">`}
        ${unsaved && html`<p id="problem" class="bad" role="alert">${problemText(unsaved, item)}</p>`}
        ${input("date", "Booked for")}
        ${input("time", `Time (${zoneText(time_zone)})`)}
        ${canEmail(item, emailsPatients) && html`<label class="check note"><input type="checkbox" name="email" value="yes"${(!unsaved || typed("email")) && html` checked`}> If booked, email the appointment to ${request.patient.email}</label>`}
        <div class="fields note"><label for="note-${id}">Note</label><textarea id="note-${id}" name="note" rows="2"${unsaved && !invalid && html` autofocus`}>${typed("note")}</textarea></div>
        ${outcomesOf(item).map((outcome, order) => html`<button class="button${order > 0 && " quiet"}" name="outcome" value="${outcome}">${outcome}</button>`)}
        <button class="button quiet">Save the note</button>
      </form>`;
}

export interface Work extends Change {
  state: RequestState | undefined;
  text: string;
}

/** What the form changes, or why it changes nothing; undefined for an outcome that no page offers. */
export function readWork(
  form: Record<string, unknown>,
  item: InboxItem,
  emailsPatients = false,
): Work | Pick<Unsaved, "problem"> | undefined {
  const [outcome = "", date, time, note, email] = ["outcome", "date", "time", "note", "email"].map(
    (name) => String(form[name] ?? ""),
  );
  const state = OUTCOMES.get(outcome);
  if (outcome && !state) return undefined;
  const isBooked = outcome === BOOKED;
  const isEmailed = isBooked && email !== "" && canEmail(item, emailsPatients);
  const { time_zone: zone } = item.request;
  const start = instantOf(`${date}T${time}`, zone);
  const isTimeMissing = isEmailed || Boolean(time);
  const entered = start ?? (isTimeMissing ? undefined : instantOf(`${date}T00:00`, zone));
  if (isBooked && (!entered || daysFromToday(entered, zone) < 0)) return { problem: "incomplete" };
  const typed = (note ?? "").replaceAll("\r\n", "\n").trim();
  if (typed.length > MAX_NOTE) return { problem: "long" };
  const bookedText = () => (start ? timeText(start, zone, WITH_YEAR) : dayText(date ?? ""));
  const lines = [
    isBooked ? `${BOOKED} for ${bookedText()}` : CALL_OUTCOMES.includes(outcome) && outcome,
    isEmailed && "The patient gets an email.",
    typed,
  ];
  const text = lines.filter(Boolean).join("\n");
  const since = item.history.slice(Number(form.seen));
  const [done, ...others] = since;
  // A button that is pressed twice, or by two people, is saved once.
  if (done && others.length === 0 && done.text === text && done.state === state) {
    return { state: undefined, text: "" };
  }
  if (form.seen === undefined || done) return { problem: "changed" };
  const bookedFor = isBooked ? (start ?? "") : undefined;
  return { state, text, bookedFor, isEmailed, after: item.storedHistory };
}
