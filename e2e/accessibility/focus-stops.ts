import type { Page } from "@playwright/test";

export interface FocusStop {
  /** The name of a field, or the text or label of a link or button. */
  name: string;
  isInForm: boolean;
  /** Whether it is on the card, which comes before the paper in the reading order in every layout. */
  isOnCard: boolean;
  /** The width of the focus outline in pixels; a radio button's is on its label. */
  outlineWidth: number;
  /** Whether it is not entirely hidden by the page's own content (WCAG 2.2, 2.4.11). */
  isVisible: boolean;
  top: number;
  left: number;
  right: number;
}

export const focusStop = (page: Page): Promise<FocusStop> =>
  page.evaluate(async () => {
    // Firefox 140 scrolls to the focus in the next frame.
    for (let frames = 0; frames < 2; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    let focused = document.activeElement ?? document.body;
    while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const box = focused.getBoundingClientRect();
    const isVisible = [0.1, 0.5, 0.9].some((fraction) => {
      const point = [box.left + box.width / 2, box.top + box.height * fraction] as const;
      const host = document.elementFromPoint(...point);
      const hit = host?.shadowRoot?.elementFromPoint(...point) ?? host;
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(focused.closest("label") ?? focused);
    return {
      name:
        focused.getAttribute("name") ??
        (focused.textContent || focused.ariaLabel || "").replace(/\s+/g, " ").trim(),
      isOnCard: focused.closest(".card") !== null,
      isInForm: focused.getRootNode() instanceof ShadowRoot,
      outlineWidth: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
      isVisible,
      top: Math.round(box.top + scrollY),
      left: Math.round(box.left),
      right: Math.round(box.right),
    };
  });

/** Presses a key, at most 40 times, until this element is focused; returns all stops. */
export async function pressUntil(page: Page, key: "Tab" | "Shift+Tab", name: string) {
  const stops: FocusStop[] = [];
  while (stops.length < 40) {
    await page.keyboard.press(key);
    const stop = await focusStop(page);
    stops.push(stop);
    if (stop.name === name) return stops;
  }
  throw new Error(`“${name}” was not focused: ${stops.map((stop) => stop.name).join(", ")}`);
}
