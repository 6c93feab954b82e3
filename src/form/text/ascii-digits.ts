const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

// Unicode encodes the ten digits of a script side by side, from zero up.
function digitOf(code: number): number {
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}

/** Digits of every script (Arabic-Indic, Devanagari, full-width …) as 0 to 9. */
export const asciiDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
