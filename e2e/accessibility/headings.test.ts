import { scan } from "../fixtures/axe.ts";
import { openForm } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

test("axe finds nothing on a whole page of a practice with the form on it", async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/practice/everything-on/`);
  await widget(page).getByRole("radio").first().waitFor();
  expect(await scan(page, "html")).toEqual([]);
});

for (const [level, around] of [
  ["2", ""],
  ["3", "<h2>Your visit</h2>"],
  ["4", "<h2>Your visit</h2><h3>Book it</h3>"],
] as const) {
  test(`the form's headings go on from the page's own, at level ${level}`, async ({
    page,
    site,
    host,
  }) => {
    const attributes = { "heading-level": level };
    const embed = { example: "screener-stops", attributes, around };
    const form = await openForm(page, { site, host }, embed);
    const levels = await form
      .getByRole("heading")
      .evaluateAll((all) => all.map(({ localName }) => localName));
    expect(levels).toEqual([`h${level}`, `h${Number(level) + 1}`]);
    const wrong = (await scan(page, "html")).filter((found) => found.includes("heading"));
    expect(wrong).toEqual([]);
  });
}
