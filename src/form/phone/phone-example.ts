// Numbers that no telephone has: ranges set aside for fiction by each country's regulator.
const EXAMPLES: Record<string, string> = {
  "1": "(202) 555-0143",
  "33": "01 99 00 12 34",
  "44": "020 7946 0958",
  "46": "08-465 004 12",
  "49": "030 23125 046",
  "61": "(02) 5550 1234",
  "353": "020 913 1234",
};

/** A fictitious number as people of the country write it, by calling code. */
export const phoneExample = (country: string | null) =>
  EXAMPLES[country ?? ""] ?? "+1 202 555 0143";
