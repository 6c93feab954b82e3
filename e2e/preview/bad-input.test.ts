import { truncateSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { packDraft } from "../../src/draft/link.ts";
import { BRANDING } from "../fixtures/draft.ts";
import { expect, test } from "../fixtures/test.ts";
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

/** Starts a draft that must not be changed by bad input. */
async function beginDraft(page: Page, origin: string): Promise<void> {
  await openPreview(page, origin);
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
}

/** Expects the draft and its undo history. */
async function expectDraft(page: Page): Promise<void> {
  await expect(setting(page, "Tagline")).toHaveValue("My own work");
  await expect(staged(page).getByText("My own work")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.locator(".change-count")).toHaveText("No changes");
  await button(page, "Redo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
}

const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

test("an invalid link is reported, and the draft does not change", async ({ page, site }) => {
  const good = await linkOf({ [`${BRANDING}.header_tagline`]: "Somebody’s" });
  const links: [fragment: string, sentence: string][] = [
    [good.slice(0, -9), "part of the link is missing or was changed"],
    [good.replace("=1.", "=2."), "created by another version of the preview"],
    [`#draft=1.${"x".repeat(200_001)}`, "is too long"],
    ["#draft=<script>", "part of the link is missing or was changed"],
    [`#draft=${await packDraft({ of: { example: "gone" }, changes: {} })}`, "no example “gone”"],
  ];
  await beginDraft(page, site.origin);
  for (const [fragment, sentence] of links) {
    await follow(page, fragment);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("Your draft has not changed.");
  }
  await expectDraft(page);

  // Opened with an invalid link, the page shows its first example and reports the problem.
  await page.goto("about:blank");
  await openPreview(page, site.origin, good.slice(0, -9));
  await expect(notice(page).getByRole("alert")).toContainText("cannot be read");

  // A valid link can be undone.
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
  await follow(page, good);
  await expect(staged(page).getByText("Somebody’s")).toBeVisible();
  await button(page, "Undo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
});

test("a partly valid link lists the changes that were ignored", async ({ page, site }) => {
  const changes = {
    [`${BRANDING}.header_tagline`]: "Of use",
    [`${BRANDING}.header_logo_height`]: "tall",
    "__proto__.polluted": true,
    "agent.id": "stolen",
  };
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(staged(page).getByText("Of use")).toBeVisible();
  const alert = notice(page).getByRole("alert");
  await expect(alert).toContainText("These changes in the link are invalid and were ignored");
  for (const path of ["Header logo height", "__proto__.polluted", "agent.id"]) {
    await expect(alert).toContainText(path);
  }
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
});

test("an invalid file is reported, and the valid settings of a partly valid file are applied", async ({
  page,
  site,
}) => {
  await beginDraft(page, site.origin);
  await button(page, "Share").click();
  const load = async (text: string) => {
    const file = { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await side(page).getByLabel("Load branding or a record from a file").setInputFiles(file);
  };
  const files: [text: string, sentence: string][] = [
    ["{", "record.json: The file is not valid JSON"],
    ["\u0000PNG", "record.json: The file is not valid JSON"],
    ["[1, 2, 3]", "neither branding nor a location record"],
    ['"branding"', "neither branding nor a location record"],
    [`${"[".repeat(100_000)}`, "not valid JSON"],
    ['{"header_tagline": 4}', "Every value in the file has the wrong type"],
    [`"${"x".repeat(8_000_001)}"`, "larger than 8 MB"],
  ];
  for (const [text, sentence] of files) {
    await load(text);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("Your draft has not changed.");
  }
  await expectDraft(page);

  await load('{"header_tagline": "From the file", "font_color": 12, "footer_phone": null}');
  await expect(notice(page)).toContainText(
    "These values have the wrong type and were ignored: Text color, Phone in the footer.",
  );
  await expect(staged(page).getByText("From the file")).toBeVisible();
  await button(page, "Undo").click();
  await expectDraft(page);
});

test("a logo of 20 MB and files that are not images are rejected", async ({
  page,
  site,
}, testInfo) => {
  await beginDraft(page, site.origin);
  const logo = staged(page).locator("header img");
  const before = (await logo.getAttribute("src")) ?? "";
  const files: [name: string, text: string, sentence: string][] = [
    ["big.png", "", "big.png has 20.0 MB"],
    ["fake.png", "<script>alert(1)</script>", "fake.png is damaged or not an image"],
    ["page.html", "<h1>Logo</h1>", "page.html is not"],
  ];
  for (const [name, text, sentence] of files) {
    const path = testInfo.outputPath(name);
    writeFileSync(path, text);
    if (name === "big.png") truncateSync(path, 20_000_000);
    await setting(page, "Header logo from a file").setInputFiles(path);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("The logo has not changed.");
  }
  await expect(logo).toHaveAttribute("src", before);
  await expectDraft(page);
});
