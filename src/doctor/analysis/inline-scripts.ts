import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";

const TAG_IN_TEXT = new RegExp(`<script[^>]{0,500}${TAG_NAME}`, "i");
const DEFINITION = new RegExp(`customElements\\.define\\(\\s*["'\`]${TAG_NAME}["'\`]`);
const AS_HTML = /\.(inner|outer)HTML\s*\+?=|insertAdjacentHTML|dangerouslySetInnerHTML/;

/** What scripts of the page do with the form's tag. */
export function checkInlineScripts(document: Document): CheckFinding[] {
  const texts = [...document.querySelectorAll("script:not([src])")].map(
    ({ textContent }) => textContent ?? "",
  );
  return texts.flatMap((text) => [
    ...(TAG_IN_TEXT.test(text) && AS_HTML.test(text) ? [finding("WS550", "The script's tag")] : []),
    ...(DEFINITION.test(text) && !text.includes("WebScheduler")
      ? [finding("WS566", `<${TAG_NAME}>`)]
      : []),
  ]);
}
