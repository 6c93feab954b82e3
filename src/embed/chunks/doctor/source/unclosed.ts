import { TAG_NAME } from "../../../api/names.ts";

/** Text that is not part of the page: comments, and templates of frameworks. */
export const NOT_MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea)\b[\s\S]*?(?:<\/\1>|$)/gi;

const SELF_CLOSING = new RegExp(`<${TAG_NAME}(\\s[^<>]*)?/>`, "i");

const START = new RegExp(`<${TAG_NAME}(?=[\\s>])`, "gi");
const END = new RegExp(`</${TAG_NAME}\\s*>`, "gi");

/**
 * Whether a page's HTML has an element without an end tag, or `<web-scheduler … />`, which browsers read
 * as a start tag.
 */
export function hasUnclosedElement(html: string): boolean {
  const markup = html.replace(NOT_MARKUP, "");
  return SELF_CLOSING.test(markup) || count(markup, START) > count(markup, END);
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** The start tag of a script with settings; not one in the text of another script. */
const TAG = /<script\b[^<>]*\sdata-location-id\s*=/i;

/** Whether a page's HTML has an element, or a script's tag with settings, as browsers read it. */
export const hasForm = (html: string): boolean =>
  count(html.replace(NOT_MARKUP, ""), START) > 0 || TAG.test(html.replace(COMMENT, ""));

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;
