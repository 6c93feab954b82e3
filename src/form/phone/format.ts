import { callingCode } from "./calling-code.ts";

const DIALABLE = /^[+(\d][\d().\-\s]*$/;

/** A practice's number for a `tel:` link; null if it cannot be dialed as written. */
export function dialableNumber(phone: string): string | null {
  const digits = phone.replace(/[^+\d]/g, "");
  return DIALABLE.test(phone) && digits.length >= 3 ? digits : null;
}

/**
 * Formats an E.164 number without the numbering plans: a North American number as `(202) 555-0143`,
 * any other in even groups, `+44 204 960 9580`. Returns other text unchanged.
 */
export function formatE164(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  if (area) return `(${area}) ${exchange}-${line}`;
  const code = callingCode(e164);
  if (!code || !/^\+\d+$/.test(e164)) return e164;
  const national = e164.slice(1 + code.length);
  return `+${code} ${national.replace(/\d{2,4}?(?=(?:\d{3})*\d{4}$)/g, "$& ")}`;
}

// Numbers that each country's regulator reserves for fiction.
const EXAMPLES: Record<string, string> = {
  "1": "(202) 555-0143",
  "33": "01 99 00 12 34",
  "44": "020 7946 0958",
  "46": "08-465 004 12",
  "49": "030 23125 046",
  "61": "(02) 5550 1234",
  "353": "020 913 1234",
};

/** A fictitious number in the national format of the country with this calling code. */
export const examplePhone = (callingCode: string | null) =>
  EXAMPLES[callingCode ?? ""] ?? "+1 202 555 0143";
