import { contrastRatio, type Rgb } from "../../src/form/branding/color.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

declare const DarkReader: { enable(theme: object): void };

/** The color of a text, and of what is painted behind it. */
const colorsOf = (element: Element): [text: number[], behind: number[]] => {
  const parse = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  let painted: Element | null = element;
  let behind: number[] = [];
  while (painted) {
    behind = parse(getComputedStyle(painted).backgroundColor);
    if (behind.length === 3 || behind[3] === 1) break;
    painted = painted.parentElement;
  }
  return [parse(getComputedStyle(element).color), behind];
};

// Its engine rewrites `light-dark()` and relative colors apart from each other; ours are plain.
test("every text is readable with the browser extension Dark Reader", async ({
  page,
  openForm,
}) => {
  for (const example of ["branded", "observed-defaults", "everything-on"]) {
    await openForm({ example });
    await page.addScriptTag({ path: "node_modules/darkreader/darkreader.js" });
    await page.evaluate(() => DarkReader.enable({}));
    const form = widget(page);
    // The extension is there before the form; enabled later, the engine reads the sheets again only when one is added.
    await form.locator("input, button").first().focus();
    await expect(form.locator(".paper")).not.toHaveCSS("background-color", /^rgb\(2\d\d, /);
    for (const text of await form
      .locator(".title, .name, .label, .row, button[type=submit]")
      .all()) {
      const [color, behind] = await text.evaluate(colorsOf);
      const ratio = contrastRatio(color as unknown as Rgb, behind as unknown as Rgb);
      expect(ratio, `${example}: ${await text.textContent()}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
