import { TAG_NAME } from "../../../api/names.ts";

/** Text that is not part of the page: comments, and templates of frameworks. */
const NOT_MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|textarea)\b[\s\S]*?(?:<\/\1>|$)/gi;

const SELF_CLOSING = new RegExp(`<${TAG_NAME}(\\s[^<>]*)?/>`, "i");

/** Whether a page's HTML has `<web-scheduler … />`, which browsers read as a start tag. */
export const hasSelfClosingTag = (html: string) => SELF_CLOSING.test(html.replace(NOT_MARKUP, ""));
