import * as z from "zod/mini";
import { DAY_PARTS } from "../../contract/booking-request/answers.ts";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { fold, spellings } from "../../form/text/fold.ts";
import { join, LISTED_STATE, raw, type Sql, sql } from "./sql-database.ts";

export const STATES = ["new", "called", "done", "not-patient"] as const;
export type RequestState = (typeof STATES)[number];

/** What a patient may ask for by the link in their email. */
export const CHANGE_REQUESTS = ["cancel", "move"] as const;
export type ChangeRequest = (typeof CHANGE_REQUESTS)[number];

/** The filter for new requests that are perhaps not from a patient. */
export const MARKED = "marked";

/** What the inbox lists, of a form, a query or a session; an empty text means everything. */
export const InboxFilter = z.object({
  /** Part of a name, an email address, a phone number, a date of birth or a reference. */
  text: z.catch(z.string().check(z.trim()), ""),
  location: z.catch(z.string(), ""),
  /** The name that the patient has read, as that of a provider. */
  type: z.catch(z.string(), ""),
  provider: z.catch(z.string(), ""),
  /** The part of the day in which the patient can be called. */
  call: z.catch(z.enum([...DAY_PARTS, ""]), ""),
  /**
   * Empty: all but the marked ones, which are listed apart, unless a text is searched for. `change`: change requests
   * that nobody has answered; `earlier`: of patients who can also come earlier.
   */
  state: z.catch(z.enum([...STATES, "change", "earlier", MARKED, ""]), ""),
});
export type InboxFilter = z.infer<typeof InboxFilter>;

export const NO_FILTER = InboxFilter.parse({});

const MAX_WORDS = 8;

export const listedState = raw(LISTED_STATE);

/** Conditions that must all be met; false is no condition. */
export const allOf = (...conditions: (Sql | false)[]): Sql =>
  join([sql`TRUE`, ...conditions.filter((condition) => condition !== false)], " AND ");

/** Whether a request is for one of these locations; undefined for all. */
export const isWithin = (locations: readonly string[] | undefined): Sql | false =>
  locations !== undefined && sql`location_id IN (${join([null, ...locations])})`;

export const idsWithin = (locations: readonly string[]): Sql =>
  sql`SELECT id FROM booking_requests WHERE ${allOf(isWithin(locations))}`;

export function matching({ text, location, type, provider, call, state }: InboxFilter): Sql {
  const words = text.slice(0, 100).split(/\s+/).filter(toSearchable).slice(0, MAX_WORDS);
  const conditions: Partial<Record<InboxFilter["state"], Sql>> = {
    // No answer contains it, because JSON escapes quotation marks.
    earlier: sql`request LIKE '%"earlier":true%' AND ${listedState} NOT IN (${MARKED}, 'not-patient')`,
    change: sql`${listedState} = 'new' AND change_request IS NOT NULL`,
  };
  return allOf(
    location !== "" && sql`location_id = ${location}`,
    type !== "" && sql`appointment_type_label = ${type}`,
    provider !== "" && sql`provider = ${provider}`,
    // It ends the JSON.
    call !== "" && sql`request LIKE ${`%"call_times":[%"${call}"%`}`,
    state !== "" && (conditions[state] ?? sql`${listedState} = ${state}`),
    ...words.map((word) => sql`(${isFound(word)})`),
    words.length === 0 && state === "" && sql`${listedState} <> ${MARKED}`,
  );
}

/** Stored without umlauts, Müller is found by `mueller`, and Mueller by `müller`. */
function isFound(word: string): Sql {
  const written = [...spellings(word), word.replace(/([ou])e|a[ae]/gi, (pair) => pair.charAt(0))];
  return join(
    written.map((one) => sql`search LIKE '%' || ${toSearchable(one)} || '%'`),
    " OR ",
  );
}

/** Letters and digits without case, accents and the ending of `4th`: `(202) 555-0143` finds `+12025550143`. */
export const toSearchable = (text: string) =>
  fold(text.normalize("NFKC"))
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^(\d{1,2})(st|nd|rd|th)$/, "$1");

export function searchableText({ id, replaces = "", patient }: BookingRequest): string {
  const { firstName = "", lastName = "", email = "", phone = "", dob = "" } = patient;
  const references = [id, replaces].map(requestReference);
  const texts = [`${firstName}${lastName}`, email, phone, ...references, ...datesOf(dob)];
  return texts.map(toSearchable).join(" ");
}

/** The ways in which staff may type a date: `3/4/1985`, `04.03.85`, `1985-03-04`, and March as a word. */
function datesOf(date: string): string[] {
  if (!date) return [];
  const [year = "", month = "", day = ""] = date.split("-");
  const [m, d] = [Number(month), Number(day)];
  const orders = [`${month}${day}`, `${day}${month}`, `${m}${d}`, `${d}${m}`];
  const written = orders.flatMap((order) => [order + year, order + year.slice(2)]);
  return [date, ...written, MONTH.format(new Date(date))];
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
