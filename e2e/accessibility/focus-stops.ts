import type { Page } from "@playwright/test";

/** Where the focus is, and how it looks. */
export interface Stop {
  /** The name of a field, else what the link or the button says. */
  name: string;
  inForm: boolean;
  /** Pixels of the ring around it; a radio button's is around its label. */
  ring: number;
  /** Whether some of it is in view, with nothing of the page before it (WCAG 2.2, 2.4.11). */
  inView: boolean;
  top: number;
  left: number;
  right: number;
}

export const stop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    let at = document.activeElement ?? document.body;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const box = at.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const point = [box.left + box.width / 2, box.top + box.height * share] as const;
      const host = document.elementFromPoint(...point);
      const hit = host?.shadowRoot?.elementFromPoint(...point) ?? host;
      return hit !== null && (at.contains(hit) || hit.contains(at));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(at.closest("label") ?? at);
    return {
      name: at.getAttribute("name") ?? at.textContent.trim(),
      inForm: at.getRootNode() instanceof ShadowRoot,
      ring: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
      inView: isSeen,
      top: Math.round(box.top + scrollY),
      left: Math.round(box.left),
      right: Math.round(box.right),
    };
  });

/** Presses a key until the focus is on this, at most 40 times; tells where it was on the way. */
export async function pressUntil(page: Page, key: "Tab" | "Shift+Tab", name: string) {
  const passed: Stop[] = [];
  while (passed.length < 40) {
    await page.keyboard.press(key);
    const here = await stop(page);
    passed.push(here);
    if (here.name === name) return passed;
  }
  const way = passed.map((one) => one.name).join(", ");
  throw new Error(`The focus never came to “${name}”: ${way}`);
}
