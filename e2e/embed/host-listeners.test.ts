import { errorSummary, submit, waitForDeferredChunk } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

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

test("Backspace, Delete and letters work on a page that cancels keydown events", async ({
  page,
  openForm,
}) => {
  const before = `<script>addEventListener("keydown", (event) => event.preventDefault(), true)</script>`;
  const form = await openForm({ example: "observed-defaults", before });
  const input = form.getByRole("textbox", { name: "First name" });
  await input.focus();
  await waitForDeferredChunk(page);
  await page.keyboard.type("Marenx");
  await page.keyboard.press("Backspace");
  await expect(input).toHaveValue("Maren");
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(0, 0));
  await page.keyboard.press("Delete");
  await expect(input).toHaveValue("aren");
  await page.keyboard.press("Enter");
  await expect(errorSummary(form)).toBeVisible();
});
