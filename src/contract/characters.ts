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

let segmenter: Intl.Segmenter | null | undefined;

/**
 * How many characters a person sees (Unicode grapheme clusters, UAX 29): a family emoji is one, a
 * letter with its accents is one, a line break is one. Where the engine lacks `Intl.Segmenter`,
 * code points are counted.
 */
export function countCharacters(text: string): number {
  segmenter ??= typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;
  if (!segmenter) return [...text].length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether `text` has at most `limit` characters; cheap for text far beyond it. */
export const fits = (text: string, limit: number) =>
  text.length <= limit ||
  (text.length <= limit * UNITS_PER_CHARACTER && countCharacters(text) <= limit);
