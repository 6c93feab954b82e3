/**
 * A number in E.164 (`+12025550143`, ITU-T E.164), or why the text is not one. `isValid` is false if
 * the length is right but the numbering plan has no such number; undefined without the plan.
 */
export type ParsedPhone =
  | { e164: string; isValid?: boolean }
  | { error: "short" | "long" | "impossible" };

/**
 * Parses dialed digits with the numbering plans of all countries. Digits without a plus belong to
 * the country with the calling code `homeCode`. Null if that country is unknown.
 */
export type NumberingPlans = (dialed: string, homeCode: string | null) => ParsedPhone | null;

/**
 * What is unusual about a number that is accepted: it looks too short or too long, it is not in its
 * country's numbering plan, or it belongs to another country (ISO 3166) than the practice's number.
 */
export type PhoneNote =
  | { code: "short" | "long" | "unusual" }
  | { code: "abroad"; country: string };

/** What the phone chunk exports. */
export interface PhoneTools {
  numberingPlans: NumberingPlans;
  /** A number in E.164 as people in the country with this calling code write it. */
  formatPhone(e164: string, callingCode: string | null): string;
  /** What a patient should check about an accepted number; null for an ordinary number. */
  phoneNote(e164: string, practicePhone: string): PhoneNote | null;
}
