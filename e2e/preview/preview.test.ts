import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { recordLog } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { startServer } from "../fixtures/start-server.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  LOGO,
  notice,
  openPreview,
  setting,
  side,
  staged,
} from "./preview-page.ts";

/** Takes the observed defaults to a brand of its own. */
async function brand(page: Page): Promise<void> {
  await setting(page, "Wear the branding").check();
  await setting(page, "Header logo from a file").setInputFiles(LOGO);
  await expect(notice(page)).toContainText("ondelle.svg is the header logo of this draft.");
  await setting(page, "Header logo, in words").fill("A wave");
  await setting(page, "Header logo height in pixels").fill("72");
  await setting(page, "Location name in the header").check();
  await setting(page, "Tagline").fill("Gentle hands since 1998");
  await setting(page, "Text colour").fill("#5B2A6E");
  await editor(page)
    .getByRole("radio", { name: /^Georgia/ })
    .check();
  await setting(page, "Contact details in the footer").check();
  await setting(page, "Address in the footer").fill("On the quay, Larkmere");
}

/** The stage as it looks once everything on it is there, but for its round corners. */
async function picture(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await expect(staged(page).locator("header img")).toHaveJSProperty("complete", true);
  const box = await page.locator(".stage-frame").boundingBox();
  if (!box) throw new Error("There is no stage.");
  const clip = { x: Math.ceil(box.x) + 16, y: Math.ceil(box.y) + 16, width: 350, height: 800 };
  return page.screenshot({ clip, animations: "disabled" });
}

test("a designer takes the observed defaults to a brand, and a link shows the same picture", async ({
  page,
  site,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const heard = recordLog(page);
  await openPreview(page, site.origin);
  await choose(page, "observed-defaults");
  await expect(page.locator(".changes")).toHaveText("As published");
  await brand(page);

  const form = staged(page);
  await expect(form.getByRole("img", { name: "A wave" })).toHaveCSS("height", "72px");
  await expect(form.getByRole("heading", { name: "Larkmere Dental" })).toHaveCSS(
    "color",
    "rgb(91, 42, 110)",
  );
  await expect(form.getByText("Gentle hands since 1998")).toHaveCSS("font-family", /^Georgia/);
  await expect(form.getByText("On the quay, Larkmere")).toBeVisible();
  await expect(side(page).locator(".verdict")).toHaveText("Nothing fails.");

  // A colour that cannot be read fails in the checks, and one click repairs it.
  await setting(page, "Text colour").fill("#E0C8E8");
  const failing = side(page).locator('[data-code="text-contrast"]');
  await expect(failing).toContainText("Fails.");
  await expect(failing).toContainText("#e0c8e8 on the light background has a contrast of 1.5");
  const repair = failing.getByRole("button", { name: /^Use #/ });
  const shade = (await repair.innerText()).replace("Use ", "");
  await repair.click();
  await expect(failing).toHaveCount(0);
  await expect(side(page).locator(".verdict")).toHaveText("Nothing fails.");
  await expect(setting(page, "Text colour")).toHaveValue(new RegExp(`^${shade}$`, "i"));

  await button(page, "Share").click();
  await button(side(page), "Copy Link").click();
  await expect(side(page).getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/preview\/#draft=1\./);

  // The sentence above would move the stage.
  await button(notice(page), "Close").click();
  const mine = await picture(page);
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await openPreview(theirs, site.origin, new URL(link).hash);
  await expect(staged(theirs).getByRole("img", { name: "A wave" })).toBeVisible();
  await expect(async () => {
    expect((await picture(theirs)).equals(mine), "the same picture").toBe(true);
  }).toPass();
  await expect(setting(theirs, "Tagline")).toHaveValue("Gentle hands since 1998");
  await expect(editor(theirs).getByText("was “Tagline”")).toHaveCount(0);
  await elsewhere.close();
  expect(heard.errors).toEqual([]);
  expect(heard.console).toEqual([]);
});

test("a draft that is saved shows on the practice page at once, and is taken back", async ({
  page,
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "records-"));
  const { origin, stop } = await startServer("--locations", folder);
  try {
    const practice = await context.newPage();
    await practice.goto(`${origin}/practice/observed-defaults/`);
    await expect(widget(practice).getByText("Larkmere Dental").first()).toBeVisible();

    // A page behind another is drawn once a second.
    await page.bringToFront();
    await openPreview(page, origin);
    await choose(page, "observed-defaults");
    await setting(page, "Wear the branding").check();
    await setting(page, "Header logo from a file").setInputFiles(LOGO);
    await setting(page, "Header logo, in words").fill("A wave");
    await setting(page, "Tagline").fill("Gentle hands since 1998");
    await expect(staged(page).getByRole("img", { name: "A wave" })).toBeVisible();
    await button(page, "Share").click();
    await button(side(page), "Save").click();
    await expect(notice(page)).toContainText("Saved. The practice page shows it now.");

    // On the page that was open all along, and on one that the designer opens now.
    const opened = context.waitForEvent("page");
    await side(page).getByRole("link", { name: "See the practice page" }).click();
    for (const sees of [practice, await opened]) {
      await expect(widget(sees).getByText("Gentle hands since 1998")).toBeVisible();
      const logo = widget(sees).getByRole("img", { name: "A wave" });
      await expect(logo).toHaveAttribute("src", /\/dev\/logos\//);
      await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
    }

    await button(side(page), "Back to the example").click();
    await expect(notice(page)).toContainText("The example is as it was. Your draft is still here.");
    await expect(widget(practice).getByText("Gentle hands since 1998")).toHaveCount(0);
    await expect(staged(page).getByText("Gentle hands since 1998")).toBeVisible();
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
});
