import { callingCode } from "../calling-code.ts";
import type { NumberingPlans } from "./parse-number.ts";

const DIALABLE = /^[+(\d][\d().\-\s]*$/;
const LABELED = /^(?:tel|phone)?[.:]?\s*(.*?)(?:,?\s*(?:ext\.?|x)\s*(\d{1,6}))?$/i;
/** The digits of the letters A to Z on the keys of a phone (ITU-T E.161). */
const KEYS = "22233344455566677778889999";

/**
 * A practice's number for a `tel:` link; null if it cannot be dialed as written. A national number gets `homeCode` if
 * it is North American, or in the numbering plans. Letters of a North American number are dialed by their keys.
 */
export function dialableNumber(
  phone: string,
  homeCode: string | null = null,
  plans?: NumberingPlans,
): string | null {
  const [, written = "", extension] = LABELED.exec(phone) ?? [];
  const keyed = written.replace(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? "");
  const digits = keyed.replace(/[^+\d]/g, "");
  const isAmerican = homeCode === "1" && /^1?[2-9]\d{9}$/.test(digits);
  if (!DIALABLE.test(isAmerican ? keyed : written) || digits.length < 3) return null;
  const parsed = digits.startsWith("+") ? null : plans?.(digits, homeCode);
  const isValid = parsed && "e164" in parsed && parsed.isValid;
  const e164 = isAmerican ? digits.replace(/^1?/, "+1") : isValid ? parsed.e164 : digits;
  return extension ? `${e164};ext=${extension}` : e164;
}

/** Without numbering plans: `(202) 555-0143` in North America, else even groups, `+44 204 960 9580`; or unchanged. */
export function formatE164(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  if (area) return `(${area}) ${exchange}-${line}`;
  const code = callingCode(e164);
  if (!code || !/^\+\d+$/.test(e164)) return e164;
  const national = e164.slice(1 + code.length);
  return `+${code} ${national.replace(/\d{2,4}?(?=(?:\d{3})*\d{4}$)/g, "$& ")}`;
}
