import { scan } from "../fixtures/axe.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";

test("axe finds no violations on a whole practice page with the form", async ({ page }) => {
  await page.goto(`${site.origin}/practice/everything-on/`);
  await widget(page).getByRole("radio").first().waitFor();
  expect(await scan(page, "html")).toEqual([]);
});

for (const [level, before] of [
  ["2", ""],
  ["4", "<h2>Your visit</h2><h3>Book it</h3>"],
] as const) {
  test(`the form's headings continue the page's at level ${level}`, async ({ page, openForm }) => {
    const attributes = { "heading-level": level };
    const formPage = { example: "screener-stops", attributes, before };
    const form = await openForm(formPage);
    const levels = await form
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ localName }) => localName));
    expect(levels).toEqual([`h${level}`, `h${Number(level) + 1}`]);
    const violations = await scan(page, "html");
    expect(violations.filter((violation) => violation.includes("heading"))).toEqual([]);
  });
}
