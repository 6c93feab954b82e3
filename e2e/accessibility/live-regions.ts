import type { Page } from "@playwright/test";

/** Records the text of the form's live regions each time it changes. Called before the page opens. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announcements: string[] = [];
    const lastTexts = new WeakMap<Element, string>();
    Object.assign(window, { announcements });
    const textOf = (region: Element) => {
      const copy = region.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return copy.textContent.replace(/\s+/g, " ").trim();
    };
    const attachShadow = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      new MutationObserver(() => {
        for (const region of root.querySelectorAll('[aria-live], [role="alert"]')) {
          const text = textOf(region);
          if (text !== "" && text !== lastTexts.get(region)) announcements.push(text);
          lastTexts.set(region, text);
        }
      }).observe(root, { subtree: true, childList: true, characterData: true });
      return root;
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}
