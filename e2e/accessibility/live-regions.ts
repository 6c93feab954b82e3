import type { Page } from "@playwright/test";

/**
 * Writes down what the form's live regions say from its first moment on, each time that the text
 * of one changes: what a screen reader speaks without being asked. Call it before the page opens.
 */
export async function listenToRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    Object.assign(window, { said });
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent.replace(/\s+/g, " ").trim();
    };
    const attachShadow = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      new MutationObserver(() => {
        for (const region of root.querySelectorAll('[role="status"], [role="alert"]')) {
          const text = textOf(region);
          if (text !== "" && text !== last.get(region)) said.push(text);
          last.set(region, text);
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
      return root;
    };
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
