// Control characters other than line breaks and tabs, halves of characters, and the marks that
// turn the direction of everything after them: in a practice's name they could make the page
// around it read wrongly.
const UNSAFE = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
const MOST_UNITS = 5000;

/**
 * Text of a record as it may be shown: composed (NFC), no control characters, of a length that a
 * page can bear.
 */
export function plainText(text: string): string {
  // Cut first: what follows could take long over a megabyte of accents, and drops a cut half.
  const short = text.length > MOST_UNITS ? `${text.slice(0, MOST_UNITS)}…` : text;
  return short.replace(UNSAFE, "").normalize("NFC");
}
