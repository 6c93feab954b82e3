import { finding } from "../../diagnostics/finding.ts";
import { attempt } from "../../host/contain.ts";
import { findImportMaps, whenParsed } from "../../host/page.ts";
import { ATTRIBUTE_NAMES, readAttribute, withoutQuotes } from "../../settings/attributes.ts";
import { BOX, TAG_NAME, USED, VERSION } from "../../settings/names.ts";
import type { InsertionPoint } from "../chunks/submission/reinsert-if-removed.ts";
import { createBox } from "../element/box.ts";
import { reportBroken, showFallback } from "../instance/show-fallback.ts";
import { report } from "../loading/report.ts";

const FILE = /web-scheduler[^/]{0,99}\.js(\?|#|$)/;

const isScript = (node: Element | SVGElement | null): node is HTMLScriptElement =>
  node?.nodeName.toUpperCase() === "SCRIPT";

/** The script's URL, in whichever attribute an optimizer plugin put it. */
const urlAttribute = (script: Element) =>
  [...script.attributes].find(({ value }) => FILE.test(value))?.value;

/**
 * The running script's tag, marked as used. `document.currentScript` is null in a module, a callback and a shadow root,
 * and optimizer plugins run the code from their own tag: then it is the first unused tag with settings.
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
  // For scripts in shadow roots, `document.currentScript` is null.
  const hosts = document.currentScript ? [] : [...document.querySelectorAll("*")];
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots.flatMap((root) => [...root.querySelectorAll("script")]).find(matches) ?? null;
}

/**
 * The chunks are in the same folder, and inherit the script's nonce, so injected markup must not choose it: another tag
 * than `settings`, or an import map, counts only if the browser does not know the running script's URL, and only with
 * the same nonce.
 */
export function scriptUrl(settings: HTMLScriptElement | null): string | undefined {
  const current = isScript(document.currentScript) ? document.currentScript : null;
  // A relative URL would be resolved again, with a `<base>` that was injected after the script was requested. A stack
  // trace takes a phone as long as rendering the form.
  const base = document.querySelector("base") ? /^(https?:)?\/\//i : /^(https?:\/)?\//i;
  const isCertain = base.test(current?.getAttribute("src") ?? "");
  const own = (!isCertain && urlInStack()) || current?.src || urlInStack();
  if (own && (FILE.test(own) || current?.nonce)) return own;
  const nonce = current?.nonce || document.querySelector<HTMLElement>("script[nonce]")?.nonce || "";
  if (nonce && !current) return own;
  const hasUrl = (tag: HTMLScriptElement) => tag.nonce === nonce && urlAttribute(tag) !== undefined;
  const tag = settings && hasUrl(settings) ? settings : findScript(hasUrl);
  return tag
    ? new URL(urlAttribute(tag) ?? "", document.baseURI).href
    : (chunkInImportMap(nonce) ?? own);
}

/** In the snippet's import map. Optimizers that join or inline scripts keep it, but no tag with the script's URL. */
const chunkInImportMap = (nonce: string) =>
  findImportMaps()
    .filter((map) => map.nonce === nonce)
    .flatMap((map) => attempt(() => Object.keys(JSON.parse(map.textContent).integrity)) ?? [])
    .map((key) => attempt(() => new URL(key, document.baseURI).href))
    .find((url) => url?.endsWith(`/web-scheduler-${VERSION}-submission.js`));

/** The script's URL in a module or a callback, where `document.currentScript` is null. */
const urlInStack = () =>
  /\b(?:https?|file):\/\/[^\s()]+\/web-scheduler[^\s():/]*\.js/.exec(new Error().stack ?? "")?.[0];

/** A setting of the tag: `data-x`, or `x` in its URL's query, because some tag managers drop `data-*`. */
function settingOf(script: Element, name: string): string | null {
  // What the appointment is for, and with whom, must not be in a URL, which servers and browsers record.
  const isHealthData = /^(appointment-type|provider)$/.test(name);
  const query = isHealthData ? null : /\?[^#]*/.exec(readAttribute(script, "src") ?? "");
  return (
    readAttribute(script, `data-${name}`) ?? (query && new URLSearchParams(query[0]).get(name))
  );
}

const TARGET_TIMEOUT_MS = 3_000;
const POLL_INTERVAL_MS = 50;

/** Inserts the form of a script tag that has settings: into `data-target`, else after the tag. */
export function mountFromScript(script: Element): void {
  const selector = settingOf(script, "target");
  const target = selector && withoutQuotes(selector);
  const element = document.createElement(TAG_NAME);
  for (const name of ATTRIBUTE_NAMES) {
    const value = settingOf(script, name);
    if (value === null) continue;
    element.setAttribute(name, value);
    // The caller shows how to call, which an element without its attributes could not.
    if (!element.hasAttributes()) throw new TypeError("The page has replaced setAttribute.");
  }
  const hasSettings = [...script.attributes].some(({ name }) => name.startsWith("data-location"));
  if (!element.hasAttributes() && target === null && !hasSettings) return;

  const parent = script.parentNode;
  const findTarget = () => (target === null ? null : attempt(() => document.querySelector(target)));
  if (target === null && script.isConnected && !script.closest("head")) {
    mountAt(pointIn(() => parent, script));
    // A script in `<head>` may run before its target is parsed.
  } else void mountWhenFound();

  /** Frameworks may render the target after the page is parsed. The build's script catches only errors at once. */
  async function mountWhenFound(): Promise<void> {
    try {
      await new Promise<void>(whenParsed);
      const deadline = Date.now() + TARGET_TIMEOUT_MS;
      while (target !== null && !findTarget() && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
      mountAt(pointIn(() => findTarget() ?? document.body));
    } catch (error) {
      reportBroken(document.documentElement, error);
      const parent = script.closest("head") ? document.body : script.parentElement;
      showFallback(parent ?? document.body, settingOf(script, "phone") ?? "");
    }
  }

  function mountAt(point: InsertionPoint): void {
    const container = point.container();
    const duplicate = container && findDuplicate(container, element);
    if (duplicate) {
      report(duplicate, [finding("WS107", "script", "duplicate tag")]);
      return;
    }
    point.insert(element);
    if (!element.isConnected) throw new TypeError("The form was not inserted.");
    if (target !== null && !findTarget()) report(element, [finding("WS103", "target", target)]);
    element.insertionPoint = point;
  }
}

function findDuplicate(container: ParentNode, element: Element): Element | undefined {
  const id = element.getAttribute("location-id");
  return [...container.children]
    .flatMap((child) => (child.hasAttribute(BOX) ? [...child.children] : child))
    .find(
      ({ localName, attributes }) =>
        localName === TAG_NAME && attributes.getNamedItem("location-id")?.value === id,
    );
}

/** Inserts the form in a new box: after the tag, or at the end of a container without a tag. */
function pointIn(container: () => ParentNode | null, tag?: Element): InsertionPoint {
  const box = createBox();
  return {
    container,
    tag,
    url: location.href,
    time: Date.now(),
    insert(element) {
      box.appendChild(element);
      const parent = container();
      parent?.insertBefore(box, tag?.parentNode === parent ? tag.nextSibling : null);
    },
  };
}
