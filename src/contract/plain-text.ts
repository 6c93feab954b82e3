// Control characters except line breaks and tabs, lone surrogates, and bidi overrides and isolates,
// which could reorder the page around a practice's name.
const UNSAFE = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
const MAX_LENGTH = 5000;

// No writing system needs more marks on one letter. Thousands of them cover the page, and take
// browsers seconds to normalize and draw.
const STACKED_MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * A record's text for display: NFC, without control characters, at most 8 combining marks on a
 * letter, at most 5,000 UTF-16 units.
 */
export function plainText(text: string): string {
  // Cut first, because normalizing a megabyte of accents is slow. UNSAFE matches half a surrogate pair.
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  // Most texts are ASCII. To compile the other patterns takes Chromium 3 ms on a phone.
  if (/^[\t\n -~]*$/.test(short)) return short;
  const safe = short.replace(UNSAFE, "").replace(STACKED_MARKS, "$1");
  // Again, because NFC decomposes some characters into several marks.
  return safe.normalize("NFC").replace(STACKED_MARKS, "$1");
}
