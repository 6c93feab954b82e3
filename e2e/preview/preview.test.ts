import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runServer } from "../../test/server/started.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { fill, inbox, REQUIRED_LABELS, send, uniqueLastName, widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  handOver,
  LOGO,
  notice,
  openPreview,
  screen,
  setting,
  staged,
  truth,
} from "./preview-page.ts";

async function brand(page: Page): Promise<void> {
  await setting(page, "Logo from a file").setInputFiles(LOGO);
  await expect(setting(page, "Color")).toHaveValue("#1277A0");
  await setting(page, "Logo in words, for screen readers").fill("A wave");
  await setting(page, "Location name in the header").check();
  await setting(page, "Tagline").fill("Gentle hands since 1998");
  await setting(page, "Color").fill("rgb(91 42 110)");
  await setting(page, "Color").press("Enter");
  await button(page.locator(".setting", { hasText: "Type" }), "Georgia").click();
  await setting(page, "Corners").fill("4");
  await setting(page, "Contact details in the footer").check();
  await setting(page, "Address in the footer, if another one").fill("On the quay, Larkmere");
}

/** #5B2A6E. */
const CARD = "rgb(91, 42, 110)";

test("a designer brands the form, and a link shows the same form", async ({
  page,
  site,
  browser,
}) => {
  const log = recordLog(page);
  await openPreview(page, site.origin);
  await choose(page, "observed-defaults");
  await brand(page);

  const form = screen(page);
  await expect(form.locator(".card")).toHaveCSS("background-color", CARD);
  await expect(form.getByText("Gentle hands since 1998")).toHaveCSS("font-family", /^Georgia/);
  await expect(form.getByText("On the quay, Larkmere")).toBeVisible();
  await expect(form.locator("input").first()).toHaveCSS("border-radius", "4px");
  await expect(screen(page, "Requested").locator(".card")).not.toHaveCSS("background-color", CARD);
  // Next to the name, a wide logo is lower than its height in the record; as high as the line says.
  const height = await form.locator("header img").evaluate((logo) => logo.clientHeight);
  await expect(truth(page)).toContainText(
    `The header logo is too wide to be 42 px high: on a phone it is ${height} px high.`,
  );
  await setting(page, "Location name in the header").uncheck();
  await expect(truth(page)).not.toContainText("too wide");

  await button(page, "Hand over").click();
  const html = handOver(page).getByRole("region", { name: "HTML" });
  await expect(html).toContainText("--web-scheduler-radius: 4px");
  const url = handOver(page).getByRole("region", { name: "Link" });
  await expect(url).toContainText("/preview/#draft=1.");
  const link = await url.innerText();

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await openPreview(theirs, site.origin, new URL(link).hash);
  const shown = screen(theirs);
  await expect(shown.locator("header img")).toHaveAttribute("alt", "A wave");
  await expect(shown.locator(".card")).toHaveCSS("background-color", CARD);
  await expect(shown.locator(".title")).toHaveCSS("font-family", /^Georgia/);
  await expect(shown.getByText("On the quay, Larkmere")).toBeVisible();
  await expect(setting(theirs, "Tagline")).toHaveValue("Gentle hands since 1998");
  // Undo does not lead to another location.
  await expect(button(theirs, "Undo")).toHaveAttribute("aria-disabled", "true");
  await setting(theirs, "Tagline").fill("Shared, then edited");
  await expect.poll(() => theirs.url()).not.toBe(link);
  await theirs.reload();
  await expect(setting(theirs, "Tagline")).toHaveValue("Shared, then edited");
  await elsewhere.close();
  expect(log.errors).toEqual([]);
  expect(log.console).toEqual([]);
});

test("the HTML with all three addresses is a form that sends a request", async ({
  page,
  site,
  host,
}) => {
  await openPreview(page, site.origin);
  await choose(page, "observed-defaults");
  await setting(page, "Color").fill("#5B2A6E");
  await button(page, "Hand over").click();
  for (const [label, address] of [
    ["API, from which forms load the practice’s record", site.origin],
    ["Receiver, to which forms send booking requests", `${site.origin}/dev/booking-requests/`],
    ["Script: the folder of web-scheduler.js", site.origin],
  ] as const) {
    await setting(page, label).fill(address);
    await setting(page, label).press("Enter");
  }
  await expect(handOver(page)).toContainText("The API has the record of Larkmere Dental.");
  await expect(handOver(page)).toContainText("It works as it is.");
  const code = handOver(page).getByRole("region", { name: "HTML" });
  await expect(code).toContainText("integrity=");
  const html = await code.innerText();
  await button(handOver(page), "Show this location in the preview").click();
  await expect(button(handOver(page), "Show this location in the preview")).toHaveCount(0);
  await expect(screen(page).locator(".card")).toHaveCSS("background-color", CARD);

  await page.goto(host.serve(html));
  const form = widget(page);
  const lastName = uniqueLastName();
  await fill(form, REQUIRED_LABELS);
  await form.getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(form);
  await expect(form.getByText("Your request was sent").first()).toBeVisible();
  expect(await inbox(lastName)).toHaveLength(1);
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
    await expect(screen(page).locator("header img")).toHaveAttribute("alt", "A wave");
    await page.keyboard.press("Control+s");
    await expect(notice(page)).toContainText(
      "Saved in the record, which the practice page shows now.",
    );
    await expect(button(page, "Save")).toHaveAttribute("aria-disabled", "true");

    const practice = await context.newPage();
    await practice.goto(`${origin}/practice/observed-defaults/`);
    await expect(widget(practice).getByText("Gentle hands since 1998")).toBeVisible();
    const logo = widget(practice).getByRole("img", { name: "A wave" });
    await expect(logo).toHaveAttribute("src", /\/dev\/logos\//);
    await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
    await page.bringToFront();

    // A draft without changes restores the example.
    await button(page, "Reset all changes").click();
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

test("undo and redo work with keys, also in a field and in the form, and with the button", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  const tagline = setting(page, "Tagline");
  const shown = screen(page).locator(".tagline");
  const published = await tagline.inputValue();
  await tagline.fill("");
  await tagline.pressSequentially("Soft");
  await expect(shown).toHaveText("Soft");

  // A typed word is one step, and the browser’s own undo does not interfere.
  await page.keyboard.press("Control+z");
  await expect(tagline).toHaveValue(published);
  await expect(tagline).toBeFocused();
  await expect(shown).toHaveText(published);
  await page.keyboard.press("Control+Shift+z");
  await expect(tagline).toHaveValue("Soft");

  await setting(page, "Location name in the header").click();
  await button(page, "First step").click();
  await staged(page).getByRole("radio", { name: "First visit" }).focus();
  await page.keyboard.press("Control+z");
  await expect(tagline).toHaveValue("Soft");
  await button(page, "Undo").click();
  await expect(staged(page).locator(".tagline")).toHaveText(published);
  await expect(button(page, "Undo")).toHaveAttribute("aria-disabled", "true");
});

test("a new logo brings its color in one step, but does not replace a color that was chosen by hand", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  const color = setting(page, "Color");
  const published = await color.inputValue();
  await setting(page, "Logo from a file").setInputFiles(LOGO);
  // Drawn, not only chosen.
  await expect(screen(page).locator("header img")).toHaveClass("logo wide");
  await expect(color).toHaveValue("#1277A0");
  await expect(setting(page, "Location name in the header")).not.toBeChecked();
  await button(page, "Undo").click();
  await expect(color).toHaveValue(published);
  await color.fill("bluish");
  await color.press("Enter");
  await expect(page.getByText(/no opaque color that browsers know/)).toBeVisible();
  await expect(color).toHaveValue("bluish");
  await color.fill("rebeccapurple");
  await color.press("Enter");
  await setting(page, "Logo from a file").setInputFiles(LOGO);
  await expect(screen(page).locator("header img")).toHaveClass("logo wide");
  await expect(color).toHaveValue("#663399");
  await button(editor(page), "#1277A0").click();
  await expect(color).toHaveValue("#1277A0");
});
