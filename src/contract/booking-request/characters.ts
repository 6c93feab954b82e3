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
 *
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
