import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runServer } from "../../test/server/started.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  button,
  checks,
  choose,
  LOGO,
  notice,
  openPreview,
  setting,
  share,
  staged,
} from "./preview-page.ts";

async function brand(page: Page): Promise<void> {
  await setting(page, "Logo from a file").setInputFiles(LOGO);
  await expect(notice(page)).toContainText("ondelle.svg is now the logo of this draft.");
  await setting(page, "Logo in words, for screen readers").fill("A wave");
  await setting(page, "Logo height").fill("72");
  await setting(page, "Location name in the header").check();
  await setting(page, "Tagline").fill("Gentle hands since 1998");
  await setting(page, "Color").fill("#5B2A6E");
  await setting(page, "Font").selectOption("Georgia");
  await setting(page, "Accent color").fill("#B3005E");
  await setting(page, "Corner radius").fill("4");
  await setting(page, "Contact details in the footer").check();
  await setting(page, "Address in the footer, if another one").fill("On the quay, Larkmere");
}

/** #5B2A6E. */
const CARD = "rgb(91, 42, 110)";

test("a designer brands the form, and a link shows the same form", async ({
  page,
  site,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const log = recordLog(page);
  await openPreview(page, site.origin);
  await choose(page, "observed-defaults");
  await expect(page.locator(".change-count")).toHaveText("No changes");
  await brand(page);

  const form = staged(page);
  await expect(form.locator(".card")).toHaveCSS("background-color", CARD);
  await expect(form.getByText("Gentle hands since 1998")).toHaveCSS("font-family", /^Georgia/);
  await expect(form.getByText("On the quay, Larkmere")).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveCSS("border-radius", "4px");
  // Next to the name, a wide logo is lower than its height in the record.
  await page.getByRole("button", { name: /problem/ }).click();
  const wide = checks(page).locator('[data-code="logo-too-wide"]');
  await expect(wide).toContainText(/wide to be 44 px high: on this screen it is [1-3]\d px high/);
  await setting(page, "Location name in the header").uncheck();
  await expect(page.getByRole("button", { name: "No problems" })).toBeVisible();

  await button(page, "Share").click();
  await button(share(page), "Copy Link").click();
  await expect(share(page).getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  await expect(share(page).getByLabel("HTML", { exact: true })).toHaveValue(
    /--web-scheduler-radius: 4px"/,
  );
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/preview\/#draft=1\./);

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await openPreview(theirs, site.origin, new URL(link).hash);
  await expect(staged(theirs).getByRole("img", { name: "A wave" })).toBeVisible();
  await expect(staged(theirs).locator(".card")).toHaveCSS("background-color", CARD);
  await expect(staged(theirs).locator(".title")).toHaveCSS("font-family", /^Georgia/);
  await expect(staged(theirs).getByLabel("First name")).toHaveCSS("border-radius", "4px");
  await expect(staged(theirs).getByText("On the quay, Larkmere")).toBeVisible();
  await expect(setting(theirs, "Tagline")).toHaveValue("Gentle hands since 1998");
  await elsewhere.close();
  expect(log.errors).toEqual([]);
  expect(log.console).toEqual([]);
});

test("a saved draft is shown on the practice page and can be reverted", async ({
  page,
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "records-"));
  const { child, ready } = runServer("--port", "0", "--data", ":memory:", "--locations", folder);
  try {
    const origin = await ready;
    await openPreview(page, origin);
    await choose(page, "observed-defaults");
    await setting(page, "Logo from a file").setInputFiles(LOGO);
    await setting(page, "Logo in words, for screen readers").fill("A wave");
    await setting(page, "Tagline").fill("Gentle hands since 1998");
    await expect(staged(page).getByRole("img", { name: "A wave" })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(notice(page)).toContainText(
      "Saved in the record, which the practice page shows now.",
    );
    await expect(page.locator(".change-count")).toHaveText("Saved");

    const practice = await context.newPage();
    await practice.goto(`${origin}/practice/observed-defaults/`);
    await expect(widget(practice).getByText("Gentle hands since 1998")).toBeVisible();
    const logo = widget(practice).getByRole("img", { name: "A wave" });
    await expect(logo).toHaveAttribute("src", /\/dev\/logos\//);
    await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
    await page.bringToFront();

    // A draft without changes restores the example.
    await button(page, "Reset all changes").click();
    await expect(page.locator(".change-count")).toHaveText("6 changes");
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.keyboard.press("Control+s");
    await saved;
    await practice.reload();
    await expect(widget(practice).getByText("Larkmere Dental").first()).toBeVisible();
    await expect(widget(practice).getByText("Gentle hands since 1998")).toHaveCount(0);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
});
