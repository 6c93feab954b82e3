// Control characters and the marks that turn the direction of the text around them: invisible,
// never part of an answer, and able to make a receiver's page read differently than it is.
const CONTROLS = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;
// Blanks and invisible characters at either end. The zero-width joiners (U+200C, U+200D) stay
// inside a word, where Persian, Indic scripts and emoji need them.
const ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

const wellFormed = (text: string) =>
  typeof text.toWellFormed === "function" ? text.toWellFormed() : text;

/** One line as it is handed over: composed (NFC), blanks single, nothing invisible at its ends. */
export const tidyLine = (typed: string) =>
  wellFormed(typed).replace(/\s+/g, " ").replace(CONTROLS, "").replace(ENDS, "").normalize("NFC");

/** The same for text of several lines, whose line breaks stay and become single `\n`. */
export const tidyParagraphs = (typed: string) =>
  wellFormed(typed)
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(ENDS, "")
    .normalize("NFC");

// The first digit of each script that a keyboard or an input method is likely to give.
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];

/** Digits of other scripts (Arabic-Indic, Devanagari, full-width …) as 0 to 9. */
export const asciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (char) => {
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((zero) => code >= zero && code <= zero + 9);
    return zero === undefined ? char : String(code - zero);
  });
