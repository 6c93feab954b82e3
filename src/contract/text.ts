/** Something to see: no space, control or format character, filler, or half of a surrogate pair. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]/u;

export const isReadable = (text: unknown): text is string =>
  // The second pattern is slow.
  typeof text === "string" && (/[!-~]/.test(text) || VISIBLE.test(text));

/** UTF-16 units. */
export const MAX_LENGTH = 5000;

/** For display: cut to 5,000 UTF-16 units, no control characters, at most 8 combining marks on a letter, NFC. */
export function plainText(text: string): string {
  // Cut first: normalizing a megabyte of accents is slow. `unsafe` matches half a surrogate pair.
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  // Most texts are ASCII, and the other patterns are slow.
  if (/^[\t\n -~]*$/.test(short)) return short;
  // Control characters except line breaks and tabs, lone surrogates, and bidi controls, which could reorder the page.
  const unsafe = /(?![\t\n])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
  // No script needs more marks on a letter. Thousands cover the page, and take seconds to normalize and draw.
  const stackedMarks = /(\p{M}{8})\p{M}+/gu;
  const safe = short.replace(unsafe, "").replace(stackedMarks, "$1");
  // Again, because NFC decomposes some characters into several marks.
  return safe.normalize("NFC").replace(stackedMarks, "$1");
}

// The longest visible characters in practice have about ten UTF-16 units: this rejects only text crafted to be slow.
const UNITS_PER_CHARACTER = 16;

// Latin letters, one character each: `Intl.Segmenter` is slow.
const PLAIN = /^[\n -~\u00A1-\u024F]*$/;

let segmenter: Intl.Segmenter | null | undefined;

/**
 * The number of grapheme clusters (UAX 29), such as a family emoji or a line break, or of code points without
 * `Intl.Segmenter` (Firefox before 125). Stops counting at `max`, to save time on a long text.
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
