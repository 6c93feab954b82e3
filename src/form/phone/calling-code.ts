// ITU-T E.164 assigns calling codes of one, two or three digits, none the beginning of another;
// whatever is not listed here has three.
const ONE_DIGIT = /^[17]/;
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The calling code at the start of a number in E.164 (`"44"` of `"+442079460958"`), else null. */
export function callingCode(e164: string): string | null {
  const digits = /^\+(\d{4,15})$/.exec(e164.replace(/[\s().-]/g, ""))?.[1];
  if (!digits) return null;
  return (ONE_DIGIT.exec(digits) ?? TWO_DIGITS.exec(digits))?.[0] ?? digits.slice(0, 3);
}
