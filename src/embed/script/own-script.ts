// Set on a tag when its form is created, for other copies and versions of the script.
const USED = Symbol.for("web-scheduler");

const FILE = /web-scheduler[^/]*\.js(\?|#|$)/;

const isScript = (node: Element | SVGElement | null): node is HTMLScriptElement =>
  node?.nodeName.toUpperCase() === "SCRIPT";

/** The script's URL, in whichever attribute an optimizer plugin put it. */
const urlAttribute = (script: Element) =>
  [...script.attributes].find(({ value }) => FILE.test(value))?.value;

/**
 * The tag of the running script, which is marked as used. `document.currentScript` is null in a
 * module, in a callback and in a shadow root, and optimizer plugins run the code from a tag of
 * their own. Then it is the first unused tag with settings.
 */
export function ownScript(): HTMLScriptElement | null {
  const current = isScript(document.currentScript) ? document.currentScript : null;
  const script =
    current && isUnused(current)
      ? current
      : (findScript(isUnused) ??
        current ??
        findScript((found) => urlAttribute(found) !== undefined));
  if (script) Object.defineProperty(script, USED, { value: true, configurable: true });
  return script;
}

/** Whether a tag describes a form that does not exist yet. */
const isUnused = (script: Element) =>
  !(USED in script) &&
  settingOf(script, "location-id") !== null &&
  settingOf(script, "base-url") !== null;

function findScript(matches: (script: Element) => boolean): HTMLScriptElement | null {
  for (const script of allScripts()) if (matches(script)) return script;
  return null;
}

function* allScripts(): Generator<HTMLScriptElement> {
  yield* document.querySelectorAll("script");
  for (const { shadowRoot } of document.querySelectorAll("*")) {
    if (shadowRoot) yield* shadowRoot.querySelectorAll("script");
  }
}

/** The URL of the script; the chunks are in the same folder. */
export function scriptUrl(script: HTMLScriptElement | null): string | undefined {
  const value = script && urlAttribute(script);
  return value ? new URL(value, document.baseURI).href : script?.src;
}

/**
 * A setting of the tag: `data-x`, or `x` in the query of its URL, because some tag managers drop
 * `data-*` attributes.
 */
export function settingOf(script: Element, name: string): string | null {
  const query = /\?([^#]*)/.exec(script.getAttribute("src") ?? "")?.[1];
  return script.getAttribute(`data-${name}`) ?? new URLSearchParams(query).get(name);
}
