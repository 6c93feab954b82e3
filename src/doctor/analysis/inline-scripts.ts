import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";

const TAG_IN_TEXT = new RegExp(`<script[^>]{0,500}${TAG_NAME}`, "i");
const DEFINITION = new RegExp(`customElements\\.define\\(\\s*["'\`]${TAG_NAME}["'\`]`);
const AS_HTML = /\.(inner|outer)HTML\s*\+?=|insertAdjacentHTML|dangerouslySetInnerHTML/;

/** The snippet itself as code: text that begins so is an error in JavaScript. */
const SNIPPET = new RegExp(`^\\s*<(script|div|${TAG_NAME})\\b`, "i");
const IN_SCRIPT =
  "it is inside another <script>: paste the snippet into a box for HTML, not for JavaScript";

/** Where the form's tag is, if it follows the code of a script that has no end tag; "" if it does not. */
function unclosedPlace(text: string): string {
  const start = text.lastIndexOf("<script");
  const code = text.slice(0, start);
  const isLast = TAG_IN_TEXT.test(text.slice(start)) && text.trimEnd().endsWith(">");
  return isLast && code.trim() && /\n[ \t]*$/.test(code) && !AS_HTML.test(text)
    ? `it is ${placeOf(code)}: write </script> before the tag`
    : "";
}

/** By which its owner finds a script without an address. */
const placeOf = (code: string) =>
  `in the <script> that begins with “${code.trim().split("\n", 1)[0]?.slice(0, 60)}”`;

/** In the code of the script itself. */
const REALM = `${TAG_NAME}-realm`;
const MIN_CODE_LENGTH = 10_000;

/** What scripts of the page do with the form's tag. */
export function checkInlineScripts(document: Document): CheckFinding[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")];
  return scripts.flatMap(({ textContent, type }) => {
    const text = textContent ?? "";
    // Templates of libraries have a type of their own.
    const hasTag = TAG_IN_TEXT.test(text);
    const isRun = hasTag && /^(|module|text\/javascript)$/.test(type);
    const place = isRun && (SNIPPET.test(text) ? IN_SCRIPT : unclosedPlace(text));
    const isCode = text.length > MIN_CODE_LENGTH && text.includes(REALM);
    return [
      ...(isCode ? [finding("WS571", "The script", "the page's HTML itself")] : []),
      ...(place ? [finding("WS534", "The script's tag", place)] : []),
      ...(hasTag && AS_HTML.test(text)
        ? [finding("WS550", "The script's tag", placeOf(text))]
        : []),
      ...(DEFINITION.test(text) && !text.includes("WebScheduler")
        ? [finding("WS566", `<${TAG_NAME}>`)]
        : []),
    ];
  });
}
