import { readAttribute } from "../api/attributes.ts";
import { VERSION } from "../api/version.ts";
import { findImportMaps, readImportMap } from "../runtime/import-maps.ts";

// Set on a tag when its form is created, for other copies and versions of the script.
const USED = Symbol.for("web-scheduler");

const FILE = /web-scheduler[^/]{0,99}\.js(\?|#|$)/;

const isScript = (node: Element | SVGElement | null): node is HTMLScriptElement =>
  node?.nodeName.toUpperCase() === "SCRIPT";

/** The script's URL, in whichever attribute an optimizer plugin put it. */
const urlAttribute = (script: Element) =>
  [...script.attributes].find(({ value }) => FILE.test(value))?.value;

/**
 * The tag of the running script, which is marked as used. `document.currentScript` is null in a
 * module, in a callback and in a shadow root, and optimizer plugins run the code from their
 * own tag. Then it is the first unused tag with settings.
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

function findScript(matches: (script: HTMLScriptElement) => boolean): HTMLScriptElement | null {
  for (const script of allScripts()) if (matches(script)) return script;
  return null;
}

function* allScripts(): Generator<HTMLScriptElement> {
  yield* document.querySelectorAll("script");
  // Scripts in shadow roots, for which `document.currentScript` is null.
  if (document.currentScript) return;
  for (const { shadowRoot } of document.querySelectorAll("*")) {
    if (shadowRoot) yield* shadowRoot.querySelectorAll("script");
  }
}

/**
 * The URL of the running script; the chunks are in the same folder. Under a policy with nonces the
 * chunks inherit the script's nonce, so injected markup must not choose the folder: another tag
 * counts only if the browser does not know the running one's URL, and only with the same nonce. So
 * does an import map.
 *
 * @param settings the tag with the settings, which is asked first
 */
export function scriptUrl(settings: HTMLScriptElement | null): string | undefined {
  const current = isScript(document.currentScript) ? document.currentScript : null;
  // A relative URL would be resolved again, with a `<base>` that was injected after the script was requested.
  const isAbsolute = /^(https?:)?\/\//i.test(current?.getAttribute("src") ?? "");
  const own = (!isAbsolute && urlInStack()) || current?.src || urlInStack();
  if (own && (FILE.test(own) || current?.nonce)) return own;
  const nonce = current?.nonce || document.querySelector<HTMLElement>("script[nonce]")?.nonce || "";
  if (nonce && !current) return own;
  const hasUrl = (tag: HTMLScriptElement) => tag.nonce === nonce && urlAttribute(tag) !== undefined;
  const tag = settings && hasUrl(settings) ? settings : findScript(hasUrl);
  return tag
    ? new URL(urlAttribute(tag) ?? "", document.baseURI).href
    : (chunkInImportMap(nonce) ?? own);
}

/**
 * The URL of a chunk in an import map, which the snippet has. Optimizers that join or inline scripts
 * leave no tag with the script's URL, but keep import maps.
 */
const chunkInImportMap = (nonce: string) =>
  findImportMaps()
    .filter((map) => map.nonce === nonce)
    .flatMap(({ textContent }) => readImportMap(textContent, document.baseURI)?.pinned ?? [])
    .find((url) => url.endsWith(`/web-scheduler-${VERSION}-deferred.js`));

/** The script's URL in a module or a callback, where `document.currentScript` is null. */
const urlInStack = () =>
  /\b(?:https?|file):\/\/[^\s()]+\/web-scheduler[^\s():/]*\.js/.exec(new Error().stack ?? "")?.[0];

/**
 * A setting of the tag: `data-x`, or `x` in the query of its URL, because some tag managers drop
 * `data-*` attributes.
 */
export function settingOf(script: Element, name: string): string | null {
  const query = /\?[^#]*/.exec(readAttribute(script, "src") ?? "");
  return (
    readAttribute(script, `data-${name}`) ?? (query && new URLSearchParams(query[0]).get(name))
  );
}
