import { useEffect, useLayoutEffect } from "preact/hooks";

/** While the gallery shows widgets as pictures, they print as shown, and do not scroll the page. */
export function useStillWidgets(): void {
  useLayoutEffect(preventScrolling, []);
  useEffect(() => {
    window.addEventListener("beforeprint", printAsShown);
    return () => window.removeEventListener("beforeprint", printAsShown);
  }, []);
}

/** What the media rules of the form become: on paper it has no buttons, and not the colors of the page. */
const AS_SHOWN: Readonly<Record<string, string>> = { print: "not all", "not print": "all" };

/** Turns off the form's print styles: the printed page shows what patients see. */
function printAsShown(): void {
  const roots = [...document.querySelectorAll("web-scheduler")].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  );
  const sheets = roots.flatMap((root) => [...root.adoptedStyleSheets, ...root.styleSheets]);
  for (const rule of sheets.flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSMediaRule)) continue;
    rule.media.mediaText = AS_SHOWN[rule.media.mediaText] ?? rule.media.mediaText;
  }
}

/**
 * Keeps inert widgets from scrolling the page to their messages, as they do for patients.
 *
 * @returns a function that allows it again
 */
export function preventScrolling(): () => void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (options) {
    const root = this.getRootNode();
    const element = root instanceof ShadowRoot ? root.host : this;
    if (!element.closest("[inert]")) scrollIntoView.call(this, options);
  };
  return () => {
    Element.prototype.scrollIntoView = scrollIntoView;
  };
}
