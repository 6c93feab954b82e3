const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

// Unicode encodes the ten digits of a script consecutively, starting with zero.
function digitOf(code: number): number {
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}

/** Converts the digits of every script (Arabic-Indic, Devanagari, full-width …) to ASCII. */
export const asciiDigits = (text: string) =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)));
