import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { animationAttribute, describeAnimation, isAnimated } from "./animation.ts";
import { isPopup, screenClasses } from "./purpose.ts";
import { describeTools, isSetByScript } from "./set-by-script.ts";
import { findSource } from "./style-source.ts";
import { startTag } from "./tree.ts";
import { describeWrongOpener } from "./wrong-opener.ts";

/**
 * What hides an element, by what the style is for.
 *
 * @param inner the element's ancestors up to the one that has the style, which is the last one
 * @param html the page's HTML as its server sends it; "" if that is unknown
 */
export function hiddenBy(
  name: string,
  inner: readonly Element[],
  style: string,
  html: string,
): CheckFinding {
  const cause = inner.at(-1) as Element;
  const [property = "", value] = style.split(": ");
  const { text, selector, owner } = findSource(cause, property, (set) => set === value);
  // Not the form's own button, which is in the top layer.
  const root = cause.getRootNode();
  const popup = inner.findLast((one) => isPopup(one) && one.getRootNode() === root);
  const has = `has “${style}”${text && `, ${text}`}`;
  const opener = popup && describeWrongOpener(popup);
  if (opener) return finding("WS597", name, `${startTag(popup)}; ${opener}`);
  if (popup) return finding("WS589", name, `${startTag(popup)} ${has}`);
  const tag = startTag(cause);
  const waiting = waitingClass(selector);
  if (waiting) return finding("WS594", name, `${tag} ${has}${waiting}`);
  if (style !== "display: none" && isAnimated(cause)) {
    const why = describeAnimation(cause);
    return finding("WS586", name, `${tag}${animationAttribute(cause)} ${has}${why}`);
  }
  const tools = describeTools();
  // Scripts of apps add style sheets, too.
  const isScripts = owner && (owner === cause || tools !== "") && isSetByScript(owner, style, html);
  if (isScripts) {
    return finding("WS593", name, `${tag} ${has}, which the page's HTML does not have${tools}`);
  }
  const classes = style === "display: none" && screenClasses(cause);
  return classes
    ? finding("WS590", name, `${tag}, by its class ${classes}${selector && `, ${text}`}`)
    : finding("WS506", name, `${tag} ${has}`);
}

/** Classes that a page has until its scripts, fonts or tests are ready. */
const WAITING = /load|hid|wait|no-?js|pending|flicker|cloak|unready|not-ready/i;

/** The class of the whole page that a rule needs, and that a script should have removed; "" if it needs none. */
function waitingClass(selector: string): string {
  const parts = selector.split(/(?=[.#\s>+~:[,])/);
  for (const root of [document.documentElement, document.body]) {
    const name = [...root.classList].find(
      (one) => WAITING.test(one) && parts.includes(`.${CSS.escape(one)}`),
    );
    if (name) return `, because <${root.localName}> still has the class ${name}`;
  }
  return "";
}
