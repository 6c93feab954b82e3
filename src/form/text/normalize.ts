// The patterns with `\p{…}` are created when they are used, because the first key would wait for them.

// Soft hyphens, zero-width spaces and byte order marks: layout of pages, which is copied along with the text.
const LAYOUT = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Whitespace and invisible characters, including the Hangul and Braille fillers. */
const invisible = () => /[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F/u;

export const hasInvisible = (text: string) => invisible().test(text);

const clean = (input: string) =>
  input
    // Half of a surrogate pair, left over when text is cut; some JSON parsers reject it.
    .replace(/\p{Cs}/gu, "\uFFFD")
    // Controls and bidi overrides: invisible, never part of an answer, and able to reorder the page that shows it.
    .replace(/(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "");

// Only at the ends: Persian, Indic scripts and emoji need zero-width joiners (U+200C, U+200D) inside words. A loop,
// because a pattern that ends in `+$` takes quadratic time on a long run of spaces.
function trim(text: string): string {
  const pattern = invisible();
  let start = 0;
  let end = text.length;
  while (pattern.test(text.charAt(start))) start += 1;
  while (pattern.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

// This runs for every key; a megabyte takes longer than a frame. Limits are lower: longer text is rejected as it is.
const MAX_NORMALIZED = 100_000;
const isTooLong = (input: string) =>
  input.length > MAX_NORMALIZED && input.trim().length > MAX_NORMALIZED;

function compose(text: string): string {
  // No language needs more (UAX 15, Stream-Safe Text Format), and sorting ten thousand takes longer than a frame.
  const excessMarks = /(\p{M}{30})\p{M}+/gu;
  return text.replace(excessMarks, "$1").normalize("NFC").replace(excessMarks, "$1");
}

/** One line as it is sent: NFC, single spaces, nothing invisible at either end. */
export const normalizeLine = (input: string) =>
  isTooLong(input)
    ? input
    : compose(trim(clean(input.trim()).replace(LAYOUT, "").replace(/\s+/g, " ")));

/** Several lines as they are sent: like one line, but whitespace is kept and line breaks are `\n`. */
export const normalizeText = (input: string) =>
  isTooLong(input)
    ? input
    : compose(trim(clean(input.trim()).replace(/\r\n?|[\u2028\u2029]/g, "\n")));

/** East Asian input methods produce full-width characters. */
export const halfWidth = (text: string) =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize("NFKC"));

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
