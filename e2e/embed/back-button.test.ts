import { recordOf } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { dialog, element, openBy } from "./dialog/dialog-page.ts";

const { id } = recordOf("screener-stops");

// Playwright does not notice that Firefox or WebKit shows a page from its cache again.
const BEFORE = `<h1>Our practice</h1>
  <script>addEventListener("pageshow", ({ persisted }) => persisted && location.reload())</script>`;

test("Back leads to the screener, then to the page before, and Forward to the form", async ({
  page,
  host,
  openForm,
}) => {
  const before = host.serve(BEFORE);
  await page.goto(before);
  const form = await openForm({ example: "screener-stops" });
  const url = page.url();
  await form.getByRole("radio", { name: "No" }).check();
  await form.getByRole("button", { name: "Continue" }).click();
  await form.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.evaluate(() => history.back());
  await expect(form.getByRole("heading", { name: "One question first" })).toBeFocused();
  await page.evaluate(() => history.forward());
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await form.getByRole("button", { name: "Back" }).click();
  expect(page.url()).toBe(url);
  // The browser asks before it leaves the answers.
  page.on("dialog", (question) => question.accept());
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(before);
});

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
