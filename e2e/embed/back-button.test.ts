import { recordOf } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { dialog, element, openBy } from "./dialog/dialog-page.ts";

const { id } = recordOf("screener-stops");

// Playwright does not notice that Firefox or WebKit shows a page from its cache again.
const BEFORE = `<h1>Our practice</h1>
  <script>addEventListener("pageshow", ({ persisted }) => persisted && location.reload())</script>`;

test("Back closes the dialog, and leaves the page after the dialog was closed", async ({
  page,
  host,
  visit,
}) => {
  const before = host.serve(BEFORE);
  await page.goto(before);
  await visit(`<button data-web-scheduler-open>Book a visit</button>${element("popup", "", id)}`);
  const url = page.url();
  await openBy(page, "Book a visit");
  await expect.poll(() => page.evaluate(() => history.state)).not.toBeNull();
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(url);
  await openBy(page, "Book a visit");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(before);
});
