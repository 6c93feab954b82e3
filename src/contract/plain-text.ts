// Control characters except line breaks and tabs, lone surrogates, and bidi overrides and isolates,
// which could reorder the page around a practice's name.
const UNSAFE = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
const MAX_LENGTH = 5000;

/** A record's text for display: NFC, without control characters, at most 5,000 UTF-16 units. */
export function plainText(text: string): string {
  // Cut first, because normalizing a megabyte of accents is slow. UNSAFE matches half a surrogate pair.
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return short.replace(UNSAFE, "").normalize("NFC");
}
