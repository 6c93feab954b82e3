import type { Page } from "@playwright/test";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  LOGO,
  notice,
  openPreview,
  setting,
  staged,
} from "./preview-page.ts";

test.beforeEach(async ({ page, site }) => {
  await openPreview(page, site.origin);
});

const changes = (page: Page) => page.locator(".change-count");

test("undo and redo work with keys, also in a field, and with buttons", async ({ page }) => {
  const tagline = setting(page, "Tagline");
  const published = await tagline.inputValue();
  await tagline.fill("");
  await tagline.pressSequentially("Soft");
  await expect(staged(page).getByText("Soft", { exact: true })).toBeVisible();

  // A typed word is one step, and the browser’s own undo does not interfere.
  await page.keyboard.press("Control+z");
  await expect(tagline).toHaveValue(published);
  await expect(tagline).toBeFocused();
  await expect(staged(page).locator(".tagline")).toHaveText(published);
  await expect(changes(page)).toHaveText("No changes");
  await page.keyboard.press("Control+Shift+z");
  await expect(tagline).toHaveValue("Soft");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expect(staged(page).locator(".tagline")).toHaveText("Soft");

  await setting(page, "Location name in the header").click();
  await expect(changes(page)).toHaveText("2 changes");
  await button(page, "Undo").click();
  await expect(changes(page)).toHaveText("1 change");
  await button(page, "Undo").click();
  await expect(changes(page)).toHaveText("No changes");
  await button(page, "Redo").click();
  await expect(staged(page).locator(".tagline")).toHaveText("Soft");
});

test("changes keep the text typed into the form and its scroll position", async ({ page }) => {
  await choose(page, "branded");
  const form = staged(page);
  await form.getByRole("textbox", { name: "First name" }).fill("Maren");
  await form.getByRole("textbox", { name: "Last name" }).pressSequentially("Quill");
  const tagline = setting(page, "Tagline");
  await tagline.fill("");
  await expect(form.locator(".tagline")).toHaveCount(0);
  await page
    .locator(".stage-frame")
    .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.scrollTo(0, 999));
  // The browser keeps what is seen in its place, although the header, above it, gets higher.
  const position = () =>
    form.locator(".title").evaluate((title) => Math.round(title.getBoundingClientRect().top));
  const before = await position();

  await tagline.focus();
  for (const letter of "Softly") {
    await page.keyboard.press(letter);
    await expect(tagline).toBeFocused();
  }
  await setting(page, "Text color").fill("#5B2A6E");
  await editor(page).getByText("Questions", { exact: true }).click();
  await editor(page)
    .getByRole("group", { name: "Insurance" })
    .getByRole("radio", { name: "Optional" })
    .check();
  await expect(form.getByRole("textbox", { name: /^Insurance/ })).toBeVisible();
  await expect(form.locator(".tagline")).toHaveText("Softly");
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue("Quill");
  expect(await position()).toBe(before);
});

test("the search finds a setting in a closed group", { tag: FULL_RUN }, async ({ page }) => {
  await button(page, "Form").focus();
  await page.keyboard.press("/");
  await page.keyboard.type("time zone");
  await expect(page.getByRole("status").filter({ hasText: "1 setting found" })).toBeAttached();
  await expect(setting(page, "Time zone")).toBeVisible();
  await expect(setting(page, "Tagline")).toHaveCount(0);
  await page.keyboard.type(" of the moon");
  await expect(editor(page).getByText("No settings match “time zone of the moon”.")).toBeVisible();
});

test("a logo can be dropped and pasted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const logos = staged(page).locator("header img");
  const dropped = await page.evaluateHandle(
    ([text = "", name = "", type = ""]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], name, { type }));
      return carried;
    },
    [LOGO.buffer.toString(), LOGO.name, LOGO.mimeType],
  );
  await setting(page, "Footer logo").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(notice(page)).toContainText("ondelle.svg is now the footer logo of this draft.");
  await expect(staged(page).locator("footer img")).toHaveAttribute("src", /^data:image\/svg/);

  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(200, 120);
    const context = canvas.getContext("2d");
    context?.fillRect(20, 20, 160, 80);
    const png = await canvas.convertToBlob({ type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
  });
  await setting(page, "Header logo").focus();
  await page.keyboard.press("Control+v");
  await expect(logos).toHaveAttribute("src", /^data:image\/png/);
  await expect(logos).toHaveJSProperty("naturalWidth", 200);
  await page.keyboard.press("Control+z");
  await expect(logos).toHaveAttribute("src", /kestrel-row\.svg$/);
});
