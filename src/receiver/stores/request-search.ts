import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { type LimitedFilter, MARKED } from "./booking-requests.ts";
import { LISTED_STATE } from "./migrations.ts";

const MAX_WORDS = 8;

/** A condition with the values of its parameters. */
export interface Query {
  where: string;
  values: (string | number)[];
  param: Param;
}

/** Adds a value; returns its parameter, such as `$1`. */
type Param = (value: string | number) => string;
export type Conditions = (param: Param) => readonly (string | false)[];

export function toQuery(conditions: Conditions): Query {
  const values: Query["values"] = [];
  const param: Param = (value) => `$${values.push(value)}`;
  return { where: conditions(param).filter(Boolean).join(" AND ") || "TRUE", values, param };
}

/** Whether a request is for one of these locations. */
export const isWithin = (locations: readonly string[], param: Param) =>
  `location_id IN (${locations.map((id) => param(id)).join(", ") || "NULL"})`;

export function matching({ text, location, state, within }: LimitedFilter): Conditions {
  const words = text.split(/\s+/).map(toSearchable).filter(Boolean).slice(0, MAX_WORDS);
  return (param) => [
    location !== "" && `location_id = ${param(location)}`,
    within !== undefined && isWithin(within, param),
    state !== "" && `${LISTED_STATE} = ${param(state)}`,
    ...words.map((word) => `search LIKE '%' || ${param(word)} || '%'`),
    words.length === 0 && state === "" && `${LISTED_STATE} <> '${MARKED}'`,
  ];
}

/**
 * Letters and digits only, without case, accents and the ending of `4th`, so that `(202) 555-0143` finds
 * `+12025550143`.
 */
const toSearchable = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
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
