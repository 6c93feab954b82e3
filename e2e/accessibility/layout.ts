import type { Page } from "@playwright/test";

/** What does not fit: wider than the window, or than the box that it stands in; or cut off. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const all = document.querySelector("web-scheduler")?.shadowRoot?.querySelectorAll("*") ?? [];
    for (const element of all) {
      if (!element.checkVisibility() || element.closest(".visually-hidden, svg")) continue;
      const name = `${element.localName}.${element.className} “${element.textContent.slice(0, 40)}”`;
      const { left, right } = element.getBoundingClientRect();
      if (left < -0.5 || right > innerWidth + 0.5) found.push(`${name} from ${left} to ${right}`);
      if (element.matches("input, textarea")) continue;
      // Inline boxes have no size of their own.
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && element.scrollWidth > clientWidth + 1) found.push(`${name} too wide`);
      const isCut = getComputedStyle(element).overflowY !== "visible";
      if (isCut && element.scrollHeight > clientHeight + 1) found.push(`${name} too high`);
    }
    return found;
  });

/** What can be pressed and is smaller than this, in CSS pixels; of a radio button, its label. */
export const smallTargets = (page: Page, width: number, height: number): Promise<string[]> =>
  page.evaluate(
    ([width = 0, height = 0]) => {
      const root = document.querySelector("web-scheduler")?.shadowRoot;
      const all = root?.querySelectorAll("a[href], button, input, textarea") ?? [];
      return Array.from(all, (control) => control.closest("label") ?? control)
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < width || box.height < height)
        .map(({ target, box }) => `${target.textContent} ${box.width} × ${box.height}`);
    },
    [width, height],
  );
