import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../../api/names.ts";

const MARKUP = new RegExp(`<(${TAG_NAME}\\b|script[^>]*${TAG_NAME}[^>]*location-id)`, "i");

/** Whether a text is HTML of the form. */
export const isMarkup = (text: string | null) => MARKUP.test(text ?? "");

/** Finds the form's HTML where browsers do not run it. */
export function findLostMarkup(root: Element): CheckFinding[] {
  const places = [
    ...[...root.querySelectorAll("template")].flatMap((one) =>
      (one as HTMLTemplateElement).content.querySelector(TAG_NAME) ? ["a <template>"] : [],
    ),
    ...[...root.querySelectorAll(`noscript, ${RAW}`)].flatMap((one) =>
      isMarkup(one.textContent) || one.querySelector(TAG_NAME) ? [placeOf(one)] : [],
    ),
    ...[...root.querySelectorAll(TAG_NAME)].flatMap((one) =>
      one.closest("svg, math") ? ["an <svg>"] : [],
    ),
    ...commentsIn(root).map(describeComment),
  ];
  return [...new Set(places)].map((place) =>
    finding("WS534", `<${TAG_NAME}>`, `it is in ${place}`),
  );
}

/** Elements whose content is text up to their end tag. */
const RAW = "textarea, title, style, xmp, iframe, noembed, noframes";

/** Without an end tag, such an element has the rest of the page in it. */
function placeOf(element: Element): string {
  const { localName } = element;
  const isUnclosed = element.matches(RAW) && /<\/(body|html)\b/i.test(element.textContent ?? "");
  return isUnclosed
    ? `${startOf(element)}, which is not closed: write </${localName}> after it`
    : `a <${localName}>`;
}

/** The start tag with its attributes, by which it can be found. */
const startOf = (element: Element) =>
  (element.cloneNode() as Element).outerHTML.replace(/<\/\w+>$/, "").slice(0, MAX_TAG_LENGTH);

const MAX_TAG_LENGTH = 160;

function commentsIn(root: Element): string[] {
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const texts: string[] = [];
  while (comments.nextNode()) texts.push(comments.currentNode.nodeValue ?? "");
  return texts.filter(isMarkup);
}

const MAX_QUOTE_LENGTH = 60;

/** By its first line, so that it can be found. */
function describeComment(text: string): string {
  const [, first = ""] = /^\s*([^\n<]*)/.exec(text) ?? [];
  const quoted = first.trim().slice(0, MAX_QUOTE_LENGTH);
  const isMistyped = /-\s+>|(?:^|[^-])->/.test(text.slice(0, text.search(MARKUP)));
  const end = isMistyped ? ", whose end must be written -->, without a space" : "";
  return quoted ? `a comment that begins with “<!-- ${quoted}”${end}` : "a comment";
}

/** What the WordPress plugin replaces, or one that inserts code. */
const SHORTCODE =
  /\[(web[_-]scheduler|[\w-]{0,30}(?:code|snippet|html|booking|appointment))[^\][]{0,200}\]/i;

/** The form's HTML or shortcode as text that visitors read, and not in an example of code. */
export function findEscapedMarkup(root: Element): CheckFinding[] {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const isCode = parentElement?.closest(`pre, code, script, noscript, template, ${RAW}`);
    if (isCode) continue;
    if (isMarkup(nodeValue)) return [finding("WS533", "The HTML of the form")];
    const [shortcode] = SHORTCODE.exec(nodeValue ?? "") ?? [];
    if (shortcode && !root.querySelector(`${TAG_NAME}, [data-location-id]`)) {
      return [finding("WS533", `The shortcode ${shortcode}`)];
    }
  }
  return [];
}
