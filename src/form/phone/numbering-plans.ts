/** A number in E.164 (`+12025550143`, ITU-T E.164), or what is wrong with what was typed. */
export type PhoneReading = { e164: string } | { wrong: "short" | "long" | "impossible" };

/**
 * What knows the numbering plans. Reads digits, with a plus before them where they begin with a
 * calling code; the others belong to the country with the calling code `country`. Null for a
 * country that it does not know.
 */
export type NumberingPlans = (dialled: string, country: string | null) => PhoneReading | null;
