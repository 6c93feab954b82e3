import { callingCode } from "../calling-code.ts";
import type { NumberingPlans, ParsedPhone } from "./numbering-plans.ts";

const INTERNATIONAL_PREFIX = /^\D*0(?:0|11)\D/;

/**
 * The number that was probably meant if the plans have no number as dialed: a national number with a
 * plus (`+503 555 0142` in Oregon), or an international number without one. Null if there is none.
 *
 * @param dialed the result of `dialedDigits`
 */
export function misreadNumber(
  text: string,
  dialed: string,
  homeCode: string,
  plans: NumberingPlans,
): ParsedPhone | null {
  const [firstGroup] = text.replace(INTERNATIONAL_PREFIX, "").match(/\d+/) ?? [];
  const isInternational = dialed.startsWith("+");
  const digits = dialed.replace("+", "");
  const code = callingCode(`+${digits}`);
  // Separated from the rest. Three digits could be an area code as well.
  const hasCallingCode = firstGroup === code && code?.length !== 3;
  if (
    isInternational ? hasCallingCode || code === homeCode : !hasCallingCode && code !== homeCode
  ) {
    return null;
  }
  const parsed = isInternational ? plans(digits, homeCode) : plans(`+${digits}`, null);
  return parsed && "e164" in parsed && parsed.isValid ? parsed : null;
}
