import { expect, type Page } from "@playwright/test";
import type { HostPage, HostPages } from "./host-page.ts";

/** The form has the place and the width of the paragraph before it. */
async function expectInColumn(page: Page): Promise<void> {
  const form = page.locator("web-scheduler");
  await form.getByRole("textbox", { name: "First name" }).waitFor();
  const [left, width] = await edges(form);
  const [textLeft, textWidth] = await edges(page.locator("#text"));
  expect(Math.abs(left - textLeft)).toBeLessThan(1);
  expect(Math.abs(width - textWidth)).toBeLessThan(1);
}

const edges = (locator: ReturnType<Page["locator"]>) =>
  locator.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    return [left, width] as const;
  });

const TEXT =
  "We see patients of every age, and speak English, Spanish and Arabic. Tell us how to reach you, and which days suit you best; somebody from the practice will call you back.";

/** A page whose script tag is a child of `main`, next to a paragraph. */
const column = (style: string, mainClass = ""): HostPage => ({
  style,
  body: ({ script }) => `<main class="${mainClass}"><p id="text">${TEXT}</p>${script}</main>`,
  viewport: { width: 1920, height: 900 },
  before: expectInColumn,
});

/** Styles that set the width or the grid column of each child, as themes do it. */
export const columns: HostPages = {
  "twenty-twenty-one": {
    selected: "every engine",
    ...column(
      `:root { --global--spacing-horizontal: 25px; --responsive--aligndefault-width: min(calc(100vw - 4 * var(--global--spacing-horizontal)), 610px); }
      .entry-content > *:not(.alignwide):not(.alignfull):not(.alignleft):not(.alignright):not(.wp-block-separator) {
        max-width: var(--responsive--aligndefault-width); margin-left: auto; margin-right: auto;
      }
      .entry-content > * { margin-top: 20px; margin-bottom: 20px; }`,
      "entry-content",
    ),
  },
  "twenty-twenty-two": column(
    `main { padding-left: 32px; padding-right: 32px; }
    main > * { max-width: 650px; margin-left: auto !important; margin-right: auto !important; }`,
    "wp-block-post-content wp-container-1",
  ),
  "twenty-twenty-three": {
    ...column(
      `:root { --wp--style--global--content-size: 650px; }
      .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
        max-width: var(--wp--style--global--content-size); margin-left: auto !important; margin-right: auto !important;
      }`,
      "is-layout-constrained",
    ),
  },
  "ghost-canvas": {
    selected: "every engine",
    ...column(
      `.gh-canvas {
        display: grid;
        grid-template-columns: [full-start] minmax(4vw, auto) [wide-start] minmax(auto, 240px) [main-start] min(720px, calc(100% - 8vw)) [main-end] minmax(auto, 240px) [wide-end] minmax(4vw, auto) [full-end];
      }
      .gh-canvas > * { grid-column: main-start / main-end; }`,
      "gh-canvas",
    ),
  },
  "grid-with-automatic-margins": column(
    "main { display: grid; } main > * { max-width: 650px; margin-inline: auto; }",
  ),
  "flex-column-centered": column(
    "main { display: flex; flex-direction: column; align-items: center; } main > * { max-width: 650px; margin: 0 24px; }",
  ),
  "children-with-margins": column("main > * { margin-inline: 24px; }"),
};
