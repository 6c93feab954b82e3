import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import { type Changes, valueAt } from "../../../draft/changes.ts";
import { leadsElsewhere } from "./contains-contact-details.ts";

const CONFIG = "web_scheduler_config.";

/** Whether a value may be shown; `known` are the texts of the published record. */
type Rule = (value: unknown, known: ReadonlySet<string>) => boolean;

const never: Rule = () => false;
const always: Rule = () => true;
const isKnown: Rule = (value, known) => value === "" || known.has(value as string);

/** What its last key makes of a value; everything else is a setting or a text. */
const RULES: Record<string, Rule> = {
  footer_phone: never,
  footer_address: never,
  header_logo_url: isKnown,
  footer_logo_url: isKnown,
  font_color: always,
  font_style: always,
};

const isHarmless: Rule = (value, known) =>
  isValueOrList(value) && textsIn(value).every((text) => known.has(text) || !leadsElsewhere(text));

/**
 * What of a link's draft may be shown on a practice's own page. Anybody can forge a link, so it
 * can change neither phone nor address, nothing outside of `web_scheduler_config`, bring no picture
 * and no text with a number or an address in it: only those that the published record has itself.
 *
 * @param withPictures whether the designer has put the draft there, who may show any logo
 * @returns `leftOut`: paths that the record has
 */
export function linkedChanges(
  changes: Changes,
  published: LocationRecord,
  withPictures = false,
): { taken: Changes; leftOut: string[] } {
  const known = new Set(textsIn(published.web_scheduler_config));
  const entries = Object.entries(changes).filter(
    ([path]) => valueAt(published, path) !== undefined,
  );
  const mayPass = ([path, value]: [string, unknown]) => {
    const key = path.split(".").at(-1) ?? "";
    if (!path.startsWith(CONFIG)) return false;
    if (withPictures && key.endsWith("_logo_url")) return true;
    return (RULES[key] ?? isHarmless)(value, known);
  };
  return {
    taken: Object.fromEntries(entries.filter(mayPass)),
    leftOut: entries.filter((entry) => !mayPass(entry)).map(([path]) => path),
  };
}

// A branch of the record, taken as a whole, would bring keys that have rules of their own.
const isValueOrList = (value: unknown) => Array.isArray(value) || Object(value) !== value;

/** Every text in a value, but for the ids in it, which nobody reads. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "id" ? [] : textsIn(inner)));
}
