import { errorSummary, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium emulates a touch screen.",
);
test.use({ hasTouch: true });

// The host pages have those that change what a mouse and a keyboard do.
test("a tap works on a page that replaces taps by clicks", async ({ page, openForm }) => {
  const before = `<script>document.addEventListener("touchend", (event) => {
    event.preventDefault();
    event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, { passive: false })</script>`;
  const form = await openForm({ example: "observed-defaults", before });
  await form.getByRole("textbox", { name: "First name" }).tap();
  await page.keyboard.type("Maren");
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await submit(form).tap();
  await expect(errorSummary(form)).toBeVisible();
});
