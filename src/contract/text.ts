/** Something to see: no space, control or format character, filler, or half of a surrogate pair. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u;

/** Whether a value is a string with at least one visible character. */
export const isReadable = (text: unknown): text is string =>
  // The second pattern is slow.
  typeof text === "string" && (/[!-~]/.test(text) || VISIBLE.test(text));

/** UTF-16 units. */
export const MAX_LENGTH = 5000;

/**
 * A record's text for display: NFC, without control characters, at most 8 combining marks on a
 * letter, at most 5,000 UTF-16 units.
 */
export function plainText(text: string): string {
  // Cut first: normalizing a megabyte of accents is slow. `unsafe` matches half a surrogate pair.
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  // Most texts are ASCII, and the other patterns are slow.
  if (/^[\t\n -~]*$/.test(short)) return short;
  // Control characters except line breaks and tabs, lone surrogates, and bidi overrides and isolates,
  // which could reorder the page around a practice's name.
  const unsafe = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
  // No writing system needs more marks on one letter. Thousands of them cover the page, and take
  // browsers seconds to normalize and draw.
  const stackedMarks = /(\p{M}{8})\p{M}+/gu;
  const safe = short.replace(unsafe, "").replace(stackedMarks, "$1");
  // Again, because NFC decomposes some characters into several marks.
  return safe.normalize("NFC").replace(stackedMarks, "$1");
}

// Limits are in visible characters. In practice, the longest have about ten UTF-16 units, so this
// bound rejects only text that was crafted to be slow to process.
const UNITS_PER_CHARACTER = 16;

// Latin letters, one character each: `Intl.Segmenter` is slow.
const PLAIN = /^[\n -~\u00A1-\u024F]*$/;

let segmenter: Intl.Segmenter | null | undefined;

/**
 * The number of visible characters (Unicode grapheme clusters, UAX 29): a family emoji, a letter
 * with its accents and a line break each count as one. Counts code points where the engine has no
 * `Intl.Segmenter` (Firefox before 125).
 * @param max stops counting here, to save time on a long text
 */
export function countCharacters(text: string, max = Number.POSITIVE_INFINITY): number {
  if (PLAIN.test(text)) return text.length;
  segmenter ??= typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;
  if (!segmenter) return [...text].length;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count >= max) break;
  }
  return count;
}

/** Whether `text` has at most `limit` characters; fast even for text far beyond it. */
export const fits = (text: string, limit: number) =>
  text.length <= limit ||
  (text.length <= limit * UNITS_PER_CHARACTER && countCharacters(text, limit + 1) <= limit);
