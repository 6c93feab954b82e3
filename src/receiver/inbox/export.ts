import { setImmediate } from "node:timers/promises";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { FIELD_NAMES, questionSpec, questionTitle } from "../../contract/questions.ts";
import {
  knownZone,
  languageText,
  localTime,
  PAGE_DETAILS,
  providerText,
  typeText,
} from "../details/request-details.ts";
import type { InboxItem } from "../stores/inbox-item.ts";
import type { InboxFilter } from "../stores/request-search.ts";
import type { StaffRequests } from "../stores/sql-booking-requests.ts";
import { stateTitle } from "./badges.ts";

const BATCH = 200;

type Column = readonly [title: string, value: (item: InboxItem) => unknown];

/** What a practice's system imports: local times, and phone numbers without marks. */
const columns = (locations: ReadonlyMap<string, string>): Column[] => [
  ["Reference", ({ request }) => requestReference(request.id)],
  ["Received", ({ received_at, request }) => localTime(received_at, request.time_zone)],
  ["Location", ({ request }) => locations.get(request.location_id.toLowerCase())],
  ["State", stateTitle],
  ...FIELD_NAMES.map((name): Column => {
    const isPhone = questionSpec(name).kind === "phone";
    const value = ({ request: { patient } }: InboxItem) =>
      isPhone ? plainPhone(patient[name]) : patient[name];
    return [questionTitle(name), value];
  }),
  ["Phone extension", ({ request }) => request.patient.phone_extension],
  ["Language", ({ request }) => languageText(request.locale)],
  ["Question", ({ request }) => request.screener?.question],
  ["Answer", ({ request }) => request.screener?.answer],
  ["Appointment type", ({ request }) => typeText(request)],
  ["Provider", ({ request }) => providerText(request)],
  ["Chosen time", ({ request: { slot, time_zone } }) => slot && localTime(slot.start, time_zone)],
  ["Time zone", ({ request }) => knownZone(request.time_zone)],
  [
    "Own questions",
    ({ request: { answers = {} } }) =>
      Object.values(answers)
        .map(({ label, answer }) => `${label}: ${answer === true ? "Yes" : answer}`)
        .join("\n"),
  ],
  ...PAGE_DETAILS.map(({ label, textOf }): Column => [label, ({ request }) => textOf(request)]),
  ["Sender's first name", ({ request }) => request.requester?.first_name],
  ["Sender's last name", ({ request }) => request.requester?.last_name],
  ["Sender's relation", ({ request }) => request.requester?.relation],
  ["Text messages", ({ request: { text_consent: c } }) => c && (c.answer ? "Yes" : "No")],
  ["Text messages, asked", ({ request }) => request.text_consent?.sentence],
  [
    "Text messages, answered",
    ({ request: { text_consent: c, time_zone } }) => c && localTime(c.at, time_zone),
  ],
  ["Notes", ({ history }) => history.flatMap(({ text }) => text || []).join("\n")],
  ["Damaged", ({ unreadable }) => unreadable && "Yes"],
  ["Perhaps not from a patient", ({ suspicion }) => suspicion],
  ["Sent from", ({ request }) => request.source.page],
  ["Received (UTC)", ({ received_at }) => received_at],
  ["Appointment type id", ({ request }) => request.appointment_type],
  ["Provider id", ({ request }) => request.provider],
  ["Location id", ({ request }) => request.location_id],
  ["Id", ({ request }) => request.id],
];

// With "+1", a spreadsheet would show a number, or a formula.
const plainPhone = (e164 = "") => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3");

/**
 * All matching requests as CSV, oldest first; fails if the database does, so that no half file seems complete.
 * @param separator between cells; Excel expects the one of the computer's region
 */
export async function* exportRequests(
  requests: Pick<StaffRequests, "listByArrival">,
  filter: InboxFilter,
  locations: ReadonlyMap<string, string>,
  separator = ",",
) {
  const all = columns(locations);
  const row = (cellOf: (column: Column) => unknown) =>
    `${all.map((column) => csvCell(cellOf(column))).join(separator)}\r\n`;
  // Excel needs the byte order mark to recognize UTF-8.
  yield Buffer.from(`\uFEFF${row(([title]) => title)}`);
  for (let after: number | undefined; ; ) {
    const items = await requests.listByArrival(filter, BATCH, after);
    yield Buffer.from(items.map((item) => row(([, value]) => value(item))).join(""));
    if (items.length < BATCH) return;
    after = items.at(-1)?.rank;
    // SQLite responds at once, so that other requests would wait for the whole export.
    await setImmediate();
  }
}

// The first visible character counts, whatever blanks are in front of it; U+2800 is the one of Braille.
const FORMULA = /^[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@]/u;

/** A cell that spreadsheets do not run as a formula, also after a separator: not every program sees the quotes. */
function csvCell(value: unknown): string {
  const text = String(value ?? "");
  const [first = "", ...others] = text.split(/(?<=[,;\t\r\n])/);
  const start = /^\p{Cc}/u.test(text) ? `'${first}` : asText(text, first);
  const safe = /^\+\d+$|^-$/.test(text)
    ? text
    : [start, ...others.map((part) => asText(part, part))].join("");
  return `"${safe.replaceAll('"', '""')}"`;
}

// Decomposed, because Excel calculates with wide signs too.
const asText = (part: string, shown: string) =>
  FORMULA.test(part.normalize("NFKD")) ? `'${shown}` : shown;
