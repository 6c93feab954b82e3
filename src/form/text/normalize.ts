// Control characters and the marks that turn the direction of the text around them: invisible,
// never part of an answer, and able to make a receiver's page read differently than it is.
const CONTROLS = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
// A half of a character, as text that was cut in two leaves it; JSON readers refuse it.
const HALVES = /\p{Cs}/gu;
// What pages put between letters for their own layout, and copying takes along.
const LAYOUT = /[\u00AD\u200B\u2060\uFEFF]/g;
/** A blank, or a character that looks like nothing: the fillers of Hangul and Braille too. */
export const INVISIBLE = /[\s\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]|\u034F/u;

// No language piles up more on one letter (UAX 15, stream-safe text), and to put ten thousand of
// them in order takes a browser longer than a frame.
const MARKS = /(\p{M}{30})\p{M}+/gu;

const clean = (typed: string) => typed.replace(HALVES, "\uFFFD").replace(CONTROLS, "");

// Only at the ends: inside a word, Persian, Indic scripts and emoji need the zero-width joiners
// (U+200C, U+200D). By hand, because a pattern that ends in `+$` takes a time that grows with the
// square of a run of blanks.
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const compose = (text: string) => text.replace(MARKS, "$1").normalize("NFC").replace(MARKS, "$1");

/** One line as it is handed over: composed (NFC), blanks single, nothing invisible at its ends. */
export const tidyLine = (typed: string) =>
  compose(trim(clean(typed).replace(LAYOUT, "").replace(/\s+/g, " ")));

/** The same for text of several lines, whose blanks stay and whose line breaks become `\n`. */
export const tidyParagraphs = (typed: string) =>
  compose(trim(clean(typed).replace(/\r\n?|[\u2028\u2029]/g, "\n")));
