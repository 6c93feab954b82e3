// Control characters other than line breaks and tabs, and the marks that turn the direction of
// everything after them: in a practice's name they could make the page around it read wrongly.
const UNSAFE = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
const MOST_UNITS = 5000;

/** Text of a record as it may be shown: no control characters, of a length that a page can bear. */
export function plainText(text: string): string {
  const plain = text.replace(UNSAFE, "");
  return plain.length > MOST_UNITS ? `${plain.slice(0, MOST_UNITS)}…` : plain;
}
