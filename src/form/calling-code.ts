// Calling codes have one to three digits; none is a prefix of another (ITU-T E.164). Those without a match have three.
const ONE_DIGIT = /^[17]/;
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The calling code of an international number (`44` for `+44 20 7946 0958`), else null. */
export function callingCode(phone: string): string | null {
  const digits = /^\+(\d{4,15})$/.exec(phone.replace(/[\s().-]/g, ""))?.[1];
  if (!digits) return null;
  return (ONE_DIGIT.exec(digits) ?? TWO_DIGITS.exec(digits))?.[0] ?? digits.slice(0, 3);
}
