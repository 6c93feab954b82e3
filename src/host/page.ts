import { contain, listen } from "./contain.ts";

/**
 * Returns a function that adds the styles to a shadow root, once; later ones override earlier ones. It returns their
 * removal. The constructed sheet, which all roots share, also passes a Content Security Policy without 'unsafe-inline'.
 */
export function createStyles(css: string): (root: ShadowRoot) => () => void {
  let shared: CSSStyleSheet | undefined;
  return (root) => {
    try {
      if (!shared) {
        shared = new CSSStyleSheet();
        shared.replaceSync(css);
      }
      const sheet = shared;
      const others = () => [...root.adoptedStyleSheets].filter((other) => other !== sheet);
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...others(), sheet];
      if (root.adoptedStyleSheets.includes(sheet)) {
        return () => {
          root.adoptedStyleSheets = others();
        };
      }
    } catch {
      // Constructed sheets are missing, replaced by the page's scripts, or of another document.
    }
    const styles = [...root.querySelectorAll("style")];
    const same = styles.find(({ textContent }) => textContent === css);
    const style = same ?? document.createElement("style");
    if (!same) {
      style.nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? "";
      style.textContent = css;
      root.insertBefore(style, styles.at(-1)?.nextSibling ?? root.firstChild);
    }
    return () => style.remove();
  };
}

/** Milliseconds since 1970, also on a page that has broken `Date`. */
export const currentTime = () => Date.now() || performance.timeOrigin + performance.now();

/** For pages that are never idle, such as one with an animation that keeps a slow phone busy. */
const MAX_WAIT_MS = 3_000;

/** When the page is idle, after three seconds at most; in the next task in Safari 26, without `requestIdleCallback`. */
const whenIdle = (callback: () => void): void => {
  const run = contain(callback);
  // Not `in`: a script of the page may have set it to undefined.
  if (typeof window.requestIdleCallback === "function") {
    requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  } else setTimeout(run);
};

/** Calls back once the page is parsed, which it may be already. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== "loading") callback();
  else document.addEventListener("DOMContentLoaded", callback, { once: true });
}

/** Resolves in another task, after the browser has handled input and painted. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Once, near the viewport and on an idle page. Never if the visitor saves data, or after `signal` aborts. */
export function whenLikelyUsed(element: Element, callback: () => void, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || signal.aborted) return;
  const load = () => whenIdle(() => signal.aborted || callback());
  if (typeof window.IntersectionObserver !== "function") {
    load();
    return;
  }
  const observer = new IntersectionObserver(
    contain((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    }),
    { rootMargin: "50%" },
  );
  observer.observe(element);
  listen(signal, "abort", () => observer.disconnect());
}

const isImportMap = ({ type }: HTMLScriptElement) => /^\s*importmap\s*$/i.test(type);

export const findImportMaps = () => [...document.querySelectorAll("script")].filter(isImportMap);
