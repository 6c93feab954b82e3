// Invisible characters, except U+200C and U+200D, which are part of words.
const INVISIBLE = /[\xAD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const DASH = /[\p{Pd}\u2212]/gu;
const QUOTES = "\\s\\p{Pi}\\p{Pf}„‚″′";

const inside = (around: string) => {
  const pattern = new RegExp(`[^${around}](?:[^]*[^${around}])?`, "u");
  return (text: string) => pattern.exec(text)?.[0] ?? "";
};
const withoutBraces = inside(`${QUOTES}"'\`{}`);

/** WordPress turns straight quotes into curly ones, which then become part of the value. */
export const withoutQuotes = inside(QUOTES);

/**
 * The possible meanings of an attribute's text, without the quotation marks, dashes and invisible characters
 * that word processors add. A URL's path may contain other dashes, and end with an apostrophe or a brace.
 */
export function meantTexts(text: string): string[] {
  const visible = text
    .replace(INVISIBLE, "")
    .replace(/^[^/]*(\/\/[^/?#]*)?/, (start) => start.replace(DASH, "-"));
  return [withoutQuotes(visible), withoutBraces(visible)];
}
