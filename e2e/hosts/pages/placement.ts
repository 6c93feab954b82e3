import { expect, type Page } from "@playwright/test";
import type { HostPage, HostPages } from "../host-page.ts";

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

export const placement: HostPages = {
  "container-180px": { style: "#slot { width: 180px; }" },
  "cookie-banner": {
    everyday: true,
    style:
      "#consent { position: fixed; inset: auto 0 0 0; height: 90px; background: #222; color: #fff; z-index: 2147483647; }",
    body: ({ script }) => `
      <div id="slot">${script}</div>
      <div style="height: 700px"></div>
      <div id="consent">We use cookies. <button onclick="this.parentNode.remove()">Accept</button></div>
    `,
    viewport: { width: 900, height: 500 },
  },
  "vertical-writing": {
    everyday: true,
    style: "#slot { writing-mode: vertical-rl; text-orientation: mixed; }",
  },
  "base-href": { head: '<base href="https://cdn.practice.example/theme/" target="_blank">' },
  "in-dialog": {
    body: ({ script }) => `
      <button id="open" onclick="document.querySelector('dialog').showModal()">Book</button>
      <dialog>${script}</dialog>
    `,
    before: (page) => page.locator("#open").click(),
  },
  "no-body-tag": {
    document: ({ dataAttributes, scriptUrl }) => `
      <!doctype html>
      <title>Larkmere Dental</title>
      <script src="${scriptUrl}" ${dataAttributes}></script>
      <p id="after">See you soon.
    `,
  },
  xhtml: {
    everyday: true,
    document: ({ dataAttributes, scriptUrl }) => `
      <?xml version="1.0" encoding="utf-8"?>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
      <head><title>Larkmere Dental</title></head>
      <body>
      <h1>Larkmere Dental</h1>
      <div id="slot"><script src="${scriptUrl}" ${dataAttributes}></script></div>
      <p id="after">See you soon.</p>
      </body>
      </html>
    `,
    isXhtml: true,
  },
  "all-unset": { everyday: true, style: "* { all: unset !important; }" },
  "controls-hidden": {
    style:
      "input, textarea, button, label, fieldset { display: none !important; appearance: auto; position: absolute; left: -9999px; }",
  },
  "undefined-elements-hidden": {
    style: `
      :not(:defined) { display: none !important; }
      web-scheduler { display: block; }
    `,
  },
  "twenty-twenty-one": {
    everyday: true,
    ...column(
      `:root { --global--spacing-horizontal: 25px; --responsive--aligndefault-width: min(calc(100vw - 4 * var(--global--spacing-horizontal)), 610px); }
      .entry-content > *:not(.alignwide):not(.alignfull):not(.alignleft):not(.alignright):not(.wp-block-separator) {
        max-width: var(--responsive--aligndefault-width); margin-left: auto; margin-right: auto;
      }
      .entry-content > * { margin-top: 20px; margin-bottom: 20px; }`,
      "entry-content",
    ),
  },
  "ghost-canvas": {
    everyday: true,
    ...column(
      `.gh-canvas {
        display: grid;
        grid-template-columns: [full-start] minmax(4vw, auto) [wide-start] minmax(auto, 240px) [main-start] min(720px, calc(100% - 8vw)) [main-end] minmax(auto, 240px) [wide-end] minmax(4vw, auto) [full-end];
      }
      .gh-canvas > * { grid-column: main-start / main-end; }`,
      "gh-canvas",
    ),
  },
};
