import { contain } from "../../state/contain.ts";

/**
 * Calls `update` now, and when a `lang` changes that could be of the element or around it: translation
 * widgets set that of the page after the form is drawn.
 *
 * @returns stops it
 */
export function observeLanguage(element: Element, update: () => unknown): () => void {
  update();
  try {
    const observer = new MutationObserver(contain(update));
    for (let inner: Element | undefined = element; inner; ) {
      const root = inner.getRootNode() as Node & Pick<Partial<ShadowRoot>, "host">;
      observer.observe(root, { subtree: true, attributeFilter: ["lang"] });
      inner = root.host;
    }
    return () => observer.disconnect();
  } catch {
    // Where the page has broken what this needs, the form keeps its language.
    return () => {};
  }
}
