import { callingCode } from "../calling-code.ts";
import type { NumberingPlans } from "./numbering-plans.ts";

/** At the end, in round or square brackets. */
const NOTE = /[([][^()[\]]{0,60}[)\]]\D{0,9}$/;
const MIN_PHONE_DIGITS = 7;

/**
 * The text without a note in brackets behind the number, such as hours; null without one. Brackets with as
 * many digits as a phone number may be another number.
 */
export function withoutNote(text: string): string | null {
  const note = NOTE.exec(text)?.[0] ?? "";
  if (note.replace(/\D/g, "").length >= MIN_PHONE_DIGITS) return null;
  const number = text.slice(0, text.length - note.length).trim();
  return note !== "" && /\d/.test(number) ? number : null;
}

/**
 * Dialed digits with the calling code only once (`+1 1 202 …`), if that is a number of the plans; null if
 * it is not.
 */
export function withoutSecondCode(
  dialed: string,
  homeCode: string,
  plans: NumberingPlans,
): string | null {
  // From the first digits, because all of them may be too many for `callingCode`.
  const code = dialed.startsWith("+") ? callingCode(dialed.slice(0, 8)) : homeCode;
  const digits = dialed.replace("+", "");
  const [, rest] = new RegExp(`^${code}(?:00|011)?(${code}\\d+)$`).exec(digits) ?? [];
  const parsed = rest ? plans(`+${rest}`, null) : null;
  if (!parsed || !("e164" in parsed)) return null;
  const asDialed = plans(dialed, homeCode);
  return parsed.isValid || (asDialed && "error" in asDialed) ? `+${rest}` : null;
}
