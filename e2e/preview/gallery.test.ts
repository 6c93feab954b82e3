import project from "../../package.json" with { type: "json" };
import { enDeferred } from "../../src/messages/en.ts";

import { recordLog, recordRequests } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { button, choose, notice, openPreview, setting, staged, wall } from "./preview-page.ts";

/** Every state, by its title, and what of it a patient would see. */
const STATES: Record<string, RegExp> = {
  Loading: /Loading the appointment form/,
  "Cannot be loaded": /The appointment form is not available/,
  Closed: /Online requests are closed/,
  "Screener, asked": /Are you in severe pain/,
  "Screener, stopped": /Please call the practice/,
  "Screener, passed": /Thank you. A few details/,
  "Empty form": /Request an appointment/,
  "Form with errors": /There is a problem/,
  Sending: /Sending/,
  "Could not send": /Your request may not have arrived/,
  Sent: /Your request was sent/,
  "Long names": /Riverside-upon-Wintermere/,
  "No logo": /Request an appointment/,
  "Broken logo": /Request an appointment/,
  "320 pixels wide": /Request an appointment/,
  "Right to left": /[\u0600-\u06ff]/,
};

test("every state hangs on the wall as a true widget, and one click shows it large", async ({
  page,
  site,
}) => {
  const heard = recordLog(page);
  const requests = recordRequests(page);
  await openPreview(page, site.origin);
  await choose(page, "branded");
  const stageScripts = await page
    .locator(".stage-frame")
    .evaluate(
      (frame: HTMLIFrameElement) => frame.contentDocument?.querySelectorAll("script").length,
    );
  expect(stageScripts).toBe(1);
  await button(page, "Wall").click();

  const pieces = wall(page).locator("[data-piece]");
  await expect(pieces).toHaveCount(Object.keys(STATES).length);
  for (const [title, text] of Object.entries(STATES)) {
    const piece = pieces.filter({ has: button(page, title) });
    await expect(piece.locator("web-scheduler")).toContainText(text);
  }
  const widgets = await page.evaluate(() =>
    [...document.querySelectorAll(".wall web-scheduler")].map((element) => ({
      version: (element.constructor as unknown as { version?: string }).version,
      isDefined: element.constructor === customElements.get("web-scheduler"),
      isInert: element.closest("[inert]") !== null,
    })),
  );
  for (const one of widgets) {
    expect(one).toEqual({ version: project.version, isDefined: true, isInert: true });
  }
  // One script for all of them: the one that practices embed.
  const scripts = requests.filter((request) => request.url().endsWith("/web-scheduler.js"));
  expect(scripts.filter((request) => request.frame() === page.mainFrame())).toHaveLength(1);

  // The wall follows the draft.
  await setting(page, "Tagline").fill("Soft hands");
  await expect(wall(page).getByText("Soft hands").first()).toBeAttached();
  await expect(setting(page, "Tagline")).toBeFocused();

  await button(wall(page), "Could not send").click();
  await expect(staged(page).getByRole("alert")).toContainText(enDeferred.notSent.unknown);
  await expect(staged(page).getByText("Soft hands")).toBeVisible();
  await button(page, "Wall").click();
  await button(wall(page), "320 pixels wide").click();
  await expect(page.locator(".stage-frame")).toHaveCSS("width", "320px");

  // Nothing leaves this machine but the question for a logo that is nowhere; nothing is sent.
  const elsewhere = requests
    .map((request) => new URL(request.url()))
    .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== site.origin);
  expect(new Set(elsewhere.map(({ host }) => host))).toEqual(new Set(["logo.invalid"]));
  expect(new Set(requests.map((request) => request.method()))).toEqual(
    // The guard asks what a logo weighs.
    new Set(["GET", "HEAD"]),
  );
  expect(heard.errors).toEqual([]);
});

test("nothing on the wall takes the focus, neither as it is drawn nor by the keyboard", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  await button(page, "Wall").focus();
  await page.keyboard.press("Enter");
  const errors = wall(page).locator('[data-piece="errors"] web-scheduler');
  await expect(errors).toContainText("There is a problem");
  await expect(button(page, "Wall")).toBeFocused();
  await button(wall(page), "Loading").focus();
  for (const title of Object.keys(STATES).slice(1)) {
    await page.keyboard.press("Tab");
    await expect(button(wall(page), title)).toBeFocused();
  }
});

test("the picture of the wall is a PNG with every state on it", async ({ page, site }) => {
  test.slow();
  await openPreview(page, site.origin);
  await choose(page, "branded");
  await button(page, "Wall").click();
  await expect(wall(page).locator('[data-piece="sent"]')).toContainText(STATES.Sent as RegExp);
  const downloaded = page.waitForEvent("download", { timeout: 60_000 });
  await button(wall(page), "Picture of the wall").click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("web-scheduler-wall.png");
  await expect(notice(page)).toContainText("The picture of the wall is saved.");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  const box = await wall(page).locator(".wall-pieces").boundingBox();
  // At twice the size, for a client's sharp screen.
  expect(bytes.readUInt32BE(16)).toBeCloseTo((box?.width ?? 0) * 2, -1);
  expect(bytes.readUInt32BE(20)).toBeCloseTo((box?.height ?? 0) * 2, -1);

  // Not white paper: as many colours as a wall of forms has.
  const colours = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(400, 400);
    const ink = canvas.getContext("2d");
    ink?.drawImage(image, 0, 0, 400, 400);
    const { data } = ink?.getImageData(0, 0, 400, 400) ?? { data: [] };
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return seen.size;
  }, bytes.toString("base64"));
  expect(colours).toBeGreaterThan(500);
});
