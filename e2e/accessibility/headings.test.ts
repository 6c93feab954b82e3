import { scan } from "../fixtures/axe.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";

test("axe finds no violations on a whole practice page with the form", async ({ page }) => {
  await page.goto(`${site.origin}/practice/everything-on/`);
  await widget(page).locator(".row").first().waitFor();
  expect(await scan(page, "html")).toEqual([]);
});

test("the form's headings continue the page's at level 4", async ({ page, openForm }) => {
  const form = await openForm({
    example: "screener-stops",
    attributes: { "heading-level": "4" },
    before: "<h2>Your visit</h2><h3>Book it</h3>",
  });
  const levels = await form
    .getByRole("heading")
    .evaluateAll((headings) => headings.map(({ localName }) => localName));
  expect(levels).toEqual(["h4", "h5"]);
  const violations = await scan(page, "html");
  expect(violations.filter((violation) => violation.includes("heading"))).toEqual([]);
});
