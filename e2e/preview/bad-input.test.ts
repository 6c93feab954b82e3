import type { Page } from "@playwright/test";
import { BRANDING } from "../fixtures/draft.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  linkOf,
  notice,
  openPreview,
  setting,
  side,
  staged,
} from "./preview-page.ts";

/** Expects the draft and its undo history. */
async function expectDraft(page: Page): Promise<void> {
  await expect(setting(page, "Tagline")).toHaveValue("My own work");
  await expect(staged(page).getByText("My own work")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.locator(".change-count")).toHaveText("No changes");
  await button(page, "Redo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
}

test("an invalid link is reported, and the valid changes of a partly valid one are applied", async ({
  page,
  site,
}) => {
  const good = await linkOf({ [`${BRANDING}.header_tagline`]: "Somebody’s" });
  // The page shows its first example and reports the problem.
  await openPreview(page, site.origin, good.slice(0, -9));
  await expect(notice(page).getByRole("alert")).toContainText("cannot be read");

  // It shows what is valid, and lists the rest.
  const changes = { [`${BRANDING}.header_tagline`]: "Of use", "__proto__.polluted": true };
  await page.goto("about:blank");
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(staged(page).getByText("Of use")).toBeVisible();
  await expect(notice(page).getByRole("alert")).toContainText("ignored: __proto__.polluted.");
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
});

test("invalid files are reported, and the valid settings of a partly valid file are applied", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await openPreview(page, site.origin);
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
  await button(page, "Share").click();
  const load = async (text: string) => {
    const file = { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await side(page)
      .getByLabel("Load from a file: changes, branding or a record")
      .setInputFiles(file);
  };
  await load("{");
  await expect(notice(page).getByRole("alert")).toContainText(
    "record.json: The file is not valid JSON",
  );
  await expect(notice(page)).toContainText("Your draft has not changed.");
  const logo = staged(page).locator("header img");
  const before = (await logo.getAttribute("src")) ?? "";
  await setting(page, "Header logo from a file").setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await expect(notice(page).getByRole("alert")).toContainText(
    "fake.png is damaged or not an image. The logo has not changed.",
  );
  await expect(logo).toHaveAttribute("src", before);
  await expectDraft(page);

  await load('{"header_tagline": "From the file", "font_color": 12, "footer_phone": null}');
  await expect(notice(page)).toContainText(
    "These values have the wrong type and were ignored: Text color, Phone in the footer.",
  );
  await expect(staged(page).getByText("From the file")).toBeVisible();
  await button(page, "Undo").click();
  await expectDraft(page);
});

test("a megabyte of pasted text is cut, and the page stays usable", async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPreview(page, site.origin);
  await page.evaluate(() => navigator.clipboard.writeText("long words ".repeat(100_000)));
  await setting(page, "Tagline").press("Control+a");
  await page.keyboard.press("Control+v");
  await expect(notice(page).getByRole("alert")).toContainText("cut to 5,000 characters");
  const { length } = await setting(page, "Tagline").inputValue();
  expect(length).toBeLessThanOrEqual(5000);
  await setting(page, "Tagline").fill("Usable");
  await expect(staged(page).getByText("Usable")).toBeVisible();
});
