/** A number in E.164 (`+12025550143`, ITU-T E.164), or why the text is not one. */
export type ParsedPhone = { e164: string } | { error: "short" | "long" | "impossible" };

/**
 * Parses dialed digits with the numbering plans of all countries. Digits without a plus belong to
 * the country with the calling code `homeCode`. Null if that country is unknown.
 */
export type NumberingPlans = (dialed: string, homeCode: string | null) => ParsedPhone | null;
