// Set on a tag once its form was made, for the other copies and versions of the script.
const TAKEN = Symbol.for("web-scheduler");

const FILE = /web-scheduler[^/]*\.js(\?|#|$)/;

const isScript = (node: Element | SVGElement | null): node is HTMLScriptElement =>
  node?.nodeName.toUpperCase() === "SCRIPT";

/** The address that a tag loads the script from, in whichever attribute an optimiser left it. */
const addressOf = (script: Element) =>
  [...script.attributes].find(({ value }) => FILE.test(value))?.value;

/**
 * The script tag that this code runs from, which is its alone from now on. The browser does not
 * tell it to a module, to a callback, or inside a shadow root; and an optimiser fetches the code
 * and writes it into a tag of its own. Then it is the first tag with settings not yet taken.
 */
export function ownScript(): HTMLScriptElement | null {
  const current = isScript(document.currentScript) ? document.currentScript : null;
  const script =
    current && isWaiting(current)
      ? current
      : (first(isWaiting) ?? current ?? first((found) => addressOf(found) !== undefined));
  if (script) Object.defineProperty(script, TAKEN, { value: true, configurable: true });
  return script;
}

/** Whether a tag asks for a form that nobody has made yet. */
const isWaiting = (script: Element) =>
  !(TAKEN in script) &&
  settingOf(script, "location-id") !== null &&
  settingOf(script, "base-url") !== null;

function first(isRight: (script: Element) => boolean): HTMLScriptElement | null {
  for (const script of everyScript()) if (isRight(script)) return script;
  return null;
}

function* everyScript(): Generator<HTMLScriptElement> {
  yield* document.querySelectorAll("script");
  for (const { shadowRoot } of document.querySelectorAll("*")) {
    if (shadowRoot) yield* shadowRoot.querySelectorAll("script");
  }
}

/** Where the script was loaded from; the parts stand beside it. */
export function scriptAddress(script: HTMLScriptElement | null): string | undefined {
  const written = script && addressOf(script);
  return written ? new URL(written, document.baseURI).href : script?.src;
}

/**
 * One of the tag's settings: `data-x`, or `x` in the query of its address, since some tag managers
 * drop `data-*`.
 */
export function settingOf(script: Element, name: string): string | null {
  const query = /\?([^#]*)/.exec(script.getAttribute("src") ?? "")?.[1];
  return script.getAttribute(`data-${name}`) ?? new URLSearchParams(query).get(name);
}
