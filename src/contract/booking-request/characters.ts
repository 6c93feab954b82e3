/** The most characters that each text may have, counted as {@link countCharacters} does. */
export const CHARACTER_LIMITS = {
  firstName: 100,
  lastName: 100,
  email: 254,
  insurance: 200,
  additionalDetails: 1000,
} as const;

// The widget counts what a person sees; the longest things people see as one character have some
// ten code units, so this bound only stops text that is made to be heavy.
const UNITS_PER_CHARACTER = 16;

// European letters, of which each is a character: segments are slow to make.
const PLAIN = /^[\n -~\u00A1-\u024F]*$/;

let segmenter: Intl.Segmenter | null | undefined;

/**
 * How many characters a person sees (Unicode grapheme clusters, UAX 29): a family emoji is one, a
 * letter with its accents is one, a line break is one. Where the engine lacks `Intl.Segmenter`,
 * code points are counted. Where a long text is concerned, `enough` is where counting may end.
 */
export function countCharacters(text: string, enough = Number.POSITIVE_INFINITY): number {
  if (PLAIN.test(text)) return text.length;
  segmenter ??= typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;
  if (!segmenter) return [...text].length;
  let count = 0;
  for (const _ of segmenter.segment(text)) {
    count += 1;
    if (count >= enough) break;
  }
  return count;
}

/** Whether `text` has at most `limit` characters; cheap for text far beyond it. */
export const fits = (text: string, limit: number) =>
  text.length <= limit ||
  (text.length <= limit * UNITS_PER_CHARACTER && countCharacters(text, limit + 1) <= limit);
