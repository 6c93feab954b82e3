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
    ...[...root.querySelectorAll("noscript, textarea, title, style, xmp")].flatMap((one) =>
      isMarkup(one.textContent) || one.querySelector(TAG_NAME) ? [`a <${one.localName}>`] : [],
    ),
    ...[...root.querySelectorAll(TAG_NAME)].flatMap((one) =>
      one.closest("svg, math") ? ["an <svg>"] : [],
    ),
    ...(hasComment(root) ? ["a comment"] : []),
  ];
  return [...new Set(places)].map((place) =>
    finding("WS534", `<${TAG_NAME}>`, `it is in ${place}`),
  );
}

function hasComment(root: Element): boolean {
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) if (isMarkup(comments.currentNode.nodeValue)) return true;
  return false;
}

/** The form's HTML as text that visitors read, and not in an example of code. */
export function findEscapedMarkup(root: Element): CheckFinding[] {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    const isCode = parentElement?.closest(
      "pre, code, script, style, noscript, template, textarea, xmp",
    );
    if (!isCode && isMarkup(nodeValue)) return [finding("WS533", "The HTML of the form")];
  }
  return [];
}
