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

/** A draft in progress, which nothing below may touch. */
async function beginDraft(page: Page, origin: string): Promise<void> {
  await openPreview(page, origin);
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
}

/** The draft in progress is there, and its steps back too. */
async function expectDraft(page: Page): Promise<void> {
  await expect(setting(page, "Tagline")).toHaveValue("My own work");
  await expect(staged(page).getByText("My own work")).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.locator(".changes")).toHaveText("As published");
  await button(page, "Redo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
}

const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

test("a link that cannot be read says so, and the draft in progress stays", async ({
  page,
  site,
}) => {
  const good = await linkOf({ [`${BRANDING}.header_tagline`]: "Somebody’s" });
  const links: [fragment: string, sentence: string][] = [
    [good.slice(0, -9), "part of the link is missing or was changed"],
    [good.replace("=1.", "=2."), "made by another version of the preview"],
    [`#draft=1.${"x".repeat(200_001)}`, "too long to be one of ours"],
    ["#draft=<script>", "part of the link is missing or was changed"],
    [`#draft=${await packDraft({ of: { example: "gone" }, changes: {} })}`, "no example “gone”"],
  ];
  await beginDraft(page, site.origin);
  for (const [fragment, sentence] of links) {
    await follow(page, fragment);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("Your draft is as it was.");
  }
  await expectDraft(page);

  // Opened with such a link, the page begins with its example and says why.
  await page.goto("about:blank");
  await openPreview(page, site.origin, good.slice(0, -9));
  await expect(notice(page).getByRole("alert")).toContainText("cannot be read");

  // A good one is a step that undo takes back.
  await choose(page, "branded");
  await setting(page, "Tagline").fill("My own work");
  await follow(page, good);
  await expect(staged(page).getByText("Somebody’s")).toBeVisible();
  await button(page, "Undo").click();
  await expect(staged(page).getByText("My own work")).toBeVisible();
});

test("a link that can be used in part says what was left out", async ({ page, site }) => {
  const changes = {
    [`${BRANDING}.header_tagline`]: "Of use",
    [`${BRANDING}.header_logo_height`]: "tall",
    "__proto__.polluted": true,
    "agent.id": "stolen",
  };
  await openPreview(page, site.origin, await linkOf(changes));
  await expect(staged(page).getByText("Of use")).toBeVisible();
  const said = notice(page).getByRole("alert");
  await expect(said).toContainText("Left out of the link, since it cannot be used here");
  for (const path of ["Header logo height", "__proto__.polluted", "agent.id"]) {
    await expect(said).toContainText(path);
  }
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
});

test("a file that is no record says so; of one that is right in part, what is right is taken", async ({
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
    ["{", "record.json: The file is no JSON"],
    ["\u0000PNG", "record.json: The file is no JSON"],
    ["[1, 2, 3]", "neither branding nor a location record"],
    ['"branding"', "neither branding nor a location record"],
    [`${"[".repeat(100_000)}`, "no JSON"],
    ['{"header_tagline": 4}', "Nothing in the file is of the documented type"],
    [`"${"x".repeat(8_000_001)}"`, "more than 8 MB"],
  ];
  for (const [text, sentence] of files) {
    await load(text);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("Your draft is as it was.");
  }
  await expectDraft(page);

  await load('{"header_tagline": "From the file", "font_color": 12, "footer_phone": null}');
  await expect(notice(page)).toContainText(
    "Not of the documented type, and left as they were: Text colour, Phone in the footer.",
  );
  await expect(staged(page).getByText("From the file")).toBeVisible();
  await button(page, "Undo").click();
  await expectDraft(page);
});

test("a logo of 20 MB, and one that is no picture, are refused; the logo stays", async ({
  page,
  site,
}, testInfo) => {
  await beginDraft(page, site.origin);
  const logo = staged(page).locator("header img");
  const before = (await logo.getAttribute("src")) ?? "";
  const files: [name: string, text: string, sentence: string][] = [
    ["big.png", "", "big.png has 20.0 MB"],
    ["fake.png", "<script>alert(1)</script>", "fake.png says that it is an image"],
    ["page.html", "<h1>Logo</h1>", "page.html is not"],
  ];
  for (const [name, text, sentence] of files) {
    const path = testInfo.outputPath(name);
    writeFileSync(path, text);
    if (name === "big.png") truncateSync(path, 20_000_000);
    await setting(page, "Header logo from a file").setInputFiles(path);
    await expect(notice(page).getByRole("alert")).toContainText(sentence);
    await expect(notice(page)).toContainText("The logo is as it was.");
  }
  await expect(logo).toHaveAttribute("src", before);
  await expectDraft(page);
});
