import type { Page } from "@playwright/test";

/** Describes elements of the form that are wider than the window, or too large for their box. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    const root = document.querySelector("web-scheduler")?.shadowRoot;
    const all = root?.querySelectorAll("*") ?? [];
    const ticket = root?.querySelector(".ticket")?.getBoundingClientRect();
    // As far, a control may hang into the space around its question: the padding of a narrow form.
    const HANG = 20;
    for (const element of all) {
      if (!element.checkVisibility() || element.closest(".visually-hidden, svg")) continue;
      const name = `${element.localName}.${element.className} “${element.textContent.slice(0, 40)}”`;
      const { left, right } = element.getBoundingClientRect();
      const [start, end] =
        element.closest(".ticket") && ticket ? [ticket.left, ticket.right] : [0, innerWidth];
      if (left < start - 0.5 || right > end + 0.5) found.push(`${name} from ${left} to ${right}`);
      if (element.matches("input, textarea")) continue;
      // clientWidth is 0 for inline boxes.
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && element.scrollWidth > clientWidth + HANG)
        found.push(`${name} too wide`);
      const isClipped = getComputedStyle(element).overflowY !== "visible";
      if (isClipped && element.scrollHeight > clientHeight + 1) found.push(`${name} too high`);
    }
    return found;
  });

/** Describes links, buttons and fields below this size in CSS pixels; a control has that of its label. */
export const findSmallTargets = (page: Page, width: number, height: number): Promise<string[]> =>
  page.evaluate(
    ([width = 0, height = 0]) => {
      const root = document.querySelector("web-scheduler")?.shadowRoot;
      const all = root?.querySelectorAll("a[href], button, input, textarea") ?? [];
      return Array.from(all, (control) => control.closest("label") ?? control)
        .filter((target) => target.checkVisibility())
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < width || box.height < height)
        .map(({ target, box }) => `${target.textContent} ${box.width} × ${box.height}`);
    },
    [width, height],
  );
