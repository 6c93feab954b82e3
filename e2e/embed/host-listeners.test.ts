import { openForm } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

const listen = (script: string) => `<script>${script}</script>`;
const formPage = (script: string, container = "main") => ({
  example: "observed-defaults",
  before: listen(script),
  container,
});

for (const type of ["mousedown", "pointerdown"]) {
  test(`the mouse focuses a field on a page that cancels ${type} events`, async ({
    page,
    site,
    host,
  }) => {
    const script = `addEventListener("${type}", (event) => event.preventDefault(), true)`;
    const form = await openForm(page, { site, host }, formPage(script));
    await form.getByRole("textbox", { name: "First name" }).click();
    await page.keyboard.type("Maren");
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  });
}

test("Backspace, Delete and letters work on a page that cancels keydown events", async ({
  page,
  site,
  host,
}) => {
  const script = `addEventListener("keydown", (event) => event.preventDefault(), true)`;
  const form = await openForm(page, { site, host }, formPage(script));
  const input = form.getByRole("textbox", { name: "First name" });
  await input.focus();
  await page.keyboard.type("Marenx");
  await page.keyboard.press("Backspace");
  await expect(input).toHaveValue("Maren");
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(0, 0));
  await page.keyboard.press("Delete");
  await expect(input).toHaveValue("aren");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("region", { name: "There is a problem" })).toBeVisible();
});

test("a click on a control does not reach a click handler on the element around it", async ({
  page,
  site,
  host,
}) => {
  const script = `addEventListener("click", (event) => { if (event.target.closest("main")) location.hash = "left" })`;
  const form = await openForm(page, { site, host }, formPage(script));
  await form.getByRole("textbox", { name: "First name" }).click();
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole("region", { name: "There is a problem" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
});

test("a page that blurs whatever is focused does not blur a field", async ({
  page,
  site,
  host,
}) => {
  const script = `addEventListener("focusin", () => document.activeElement.blur())`;
  const form = await openForm(page, { site, host }, formPage(script));
  const input = form.getByRole("textbox", { name: "First name" });
  await input.click();
  await expect(input).toBeFocused();
});

test("no iframe is visible on a page with a wrapped fetch and iframes as blocks", async ({
  page,
  site,
  host,
}) => {
  const script = `const own = fetch; window.fetch = (...values) => own(...values)`;
  const before = `<style>iframe { display: block !important; width: 300px; height: 300px }</style>${listen(script)}`;
  await openForm(page, { site, host }, { example: "observed-defaults", before });
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page.locator("iframe")).toBeHidden();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap works on a page that replaces taps by clicks", async ({ page, site, host }) => {
    const script = `document.addEventListener("touchend", (event) => {
      event.preventDefault();
      event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }, { passive: false })`;
    const form = await openForm(page, { site, host }, formPage(script));
    await form.getByRole("textbox", { name: "First name" }).tap();
    await page.keyboard.type("Maren");
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
    await form.locator('button[type="submit"]').tap();
    await expect(form.getByRole("region", { name: "There is a problem" })).toBeVisible();
  });
});
