/** Letters without a decomposition, each with what is written for it on other keyboards. */
export const LETTERS = ["đd", "ðd", "łl", "øo", "þth", "æae", "œoe", "ßss", "ıi"];

export const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(
      /[^\0-\x7f]/g,
      (letter) => LETTERS.find(([first]) => first === letter)?.slice(1) ?? letter,
    );

/** The folded text, and the same with two letters for an umlaut: `muller` and `mueller` of Müller. */
export function spellings(text: string): string[] {
  const umlauts = text
    .normalize("NFD")
    .replace(/([aou])\u0308/gi, "$1e")
    .replace(/ø/gi, "oe");
  return [...new Set([text, umlauts.replace(/a\u030a/gi, "aa")].map(fold))];
}
