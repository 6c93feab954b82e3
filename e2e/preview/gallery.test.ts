import project from "../../package.json" with { type: "json" };
import { deferred as enDeferred } from "../../src/messages/en/deferred.ts";
import { recordLog, recordRequests } from "../fixtures/page-log.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import { button, choose, gallery, notice, openPreview, setting, staged } from "./preview-page.ts";

/** The titles of all states, with text that the widget shows. */
const STATES: Record<string, RegExp> = {
  // The second one after four seconds, which all widgets together may take.
  Loading: /Loading the appointment form|This is taking longer than usual/,
  "Failed to load": /The appointment form is not available/,
  Closed: /Online requests are closed/,
  "Screener question": /Are you in severe pain/,
  "Screener: stopped": /Please call the practice/,
  "Screener: passed": /Thank you. A few details/,
  "Empty form": /Request an appointment/,
  "Form with errors": /There are \d problems/,
  Sending: /Sending/,
  "Could not send": /Your request may not have arrived/,
  Sent: /Your request was sent/,
  Times: /When would you like to come/,
  "Times: loading": /Looking for available times/,
  "Times: slow": /This is taking longer than usual/,
  "Times: failed": /The available times could not be loaded/,
  "No available times": /No available times/,
  "Time taken": /at .* is no longer available/,
  Booked: /Your appointment is booked/,
  "Preferred times": /Which times work for you/,
  "Questions for a child": /Child’s date of birth/,
  "Long names": /Riverside-upon-Wintermere/,
  "No logo": /Request an appointment/,
  "Broken logo": /Request an appointment/,
  "320 pixels wide": /Request an appointment/,
  "Right to left": /[\u0600-\u06ff]/,
};

test("the gallery shows every state in a real widget, and one click enlarges it", async ({
  page,
  site,
}) => {
  const log = recordLog(page);
  const requests = recordRequests(page);
  await openPreview(page, site.origin);
  await choose(page, "branded");
  const stageScripts = await page
    .locator(".stage-frame")
    .evaluate(
      (frame: HTMLIFrameElement) => frame.contentDocument?.querySelectorAll("script").length,
    );
  expect(stageScripts).toBe(1);
  await button(page, "All states").click();

  const items = gallery(page).locator("[data-item]");
  await expect(items).toHaveCount(Object.keys(STATES).length);
  for (const [title, text] of Object.entries(STATES)) {
    const item = items.filter({ has: button(page, title) });
    await expect(item.locator("web-scheduler")).toContainText(text, { timeout: 30_000 });
  }
  const failed = items.filter({ has: button(page, "Failed to load") });
  await expect(failed.locator('a[href="tel:+18085550193"]')).toBeAttached();
  const widgets = await page.evaluate(() =>
    [...document.querySelectorAll(".gallery web-scheduler")].map((element) => ({
      version: (element.constructor as unknown as { version?: string }).version,
      isDefined: element.constructor === customElements.get("web-scheduler"),
      isInert: element.closest("[inert]") !== null,
    })),
  );
  for (const one of widgets) {
    expect(one).toEqual({ version: project.version, isDefined: true, isInert: true });
  }
  // All of them use one script, the one that practices embed.
  const scripts = requests.filter((request) => request.url().endsWith("/web-scheduler.js"));
  expect(scripts.filter((request) => request.frame() === page.mainFrame())).toHaveLength(1);

  // The gallery shows the draft.
  await button(gallery(page), "Settings and checks").click();
  await setting(page, "Tagline").fill("Soft hands");
  await expect(gallery(page).getByText("Soft hands").first()).toBeAttached();
  await expect(setting(page, "Tagline")).toBeFocused();

  await button(gallery(page), "Could not send").click();
  await expect(alert(staged(page))).toContainText(enDeferred.notSent.unknown);
  await expect(staged(page).getByText("Soft hands")).toBeVisible();
  await button(page, "All states").click();
  await button(gallery(page), "320 pixels wide").click();
  await expect(page.locator(".stage-frame")).toHaveCSS("width", "320px");

  // The only request to another host is for the broken logo.
  const elsewhere = () =>
    requests
      .map((request) => new URL(request.url()))
      .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== site.origin);
  await expect
    .poll(() => new Set(elsewhere().map(({ host }) => host)))
    .toEqual(new Set(["logo.invalid"]));
  expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(["GET"]));
  expect(log.errors).toEqual([]);
});

test("no widget in the gallery takes focus; Tab moves only between the gallery's buttons", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await openPreview(page, site.origin);
  await button(page, "All states").focus();
  await page.keyboard.press("Enter");
  const errors = gallery(page).locator('[data-item="errors"] web-scheduler');
  await expect(errors).toContainText(/There are \d problems/, { timeout: 30_000 });
  await expect(button(page, "All states")).toBeFocused();
  await button(gallery(page), "Loading").focus();
  for (const title of Object.keys(STATES).slice(1)) {
    await page.keyboard.press("Tab");
    await expect(button(gallery(page), title)).toBeFocused();
  }
});

test("on a phone the gallery begins at the top, and its widgets fill their tiles", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await openPreview(page, site.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "All states").click();
  const items = gallery(page).locator("[data-item]");
  await expect(items.filter({ hasText: STATES["Could not send"] as RegExp })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const widths = () =>
    items.evaluateAll((all) =>
      all
        .map((item) => [item, item.querySelector("web-scheduler")])
        .map(([item, widget]) =>
          Math.round(
            (100 * (widget?.getBoundingClientRect().width ?? 0)) / (item?.clientWidth ?? 1),
          ),
        ),
    );
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(60);
  expect(Math.max(...(await widths()))).toBeLessThanOrEqual(100);
});

test("what is printed has a caption with a link, and shows the buttons that patients see", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await openPreview(page, site.origin);
  await button(page, "All states").click();
  const sent = gallery(page).locator('[data-item="sent"]');
  await expect(sent).toContainText(STATES.Sent as RegExp);
  const send = gallery(page).locator('[data-item="sending"] button[type="submit"]');
  await expect(send).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(send).toBeVisible();
  await expect(gallery(page).locator('[data-item="screener"] button').last()).toBeVisible();
  for (const hidden of [".toolbar", ".bar", ".phone-tabs"]) {
    await expect(page.locator(`css:light=${hidden}`)).toBeHidden();
  }
  const caption = page.locator("css:light=.gallery-caption");
  await expect(caption).toContainText("Kestrel Row Dental");
  await expect(caption).toContainText(String(new Date().getFullYear()));
  await expect(caption.getByRole("link")).toHaveAttribute("href", /\/preview\/#draft=1\./);
});

test("the downloaded image is a PNG of every state", async ({ page, site }) => {
  test.slow();
  await openPreview(page, site.origin);
  await choose(page, "branded");
  await button(page, "All states").click();
  await expect(gallery(page).locator('[data-item="sent"]')).toContainText(STATES.Sent as RegExp);
  // A slow machine draws the image for half a minute, in which the page answers nothing.
  const downloaded = page.waitForEvent("download", { timeout: 60_000 });
  await button(gallery(page), "Download as image").click({ timeout: 60_000 });
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe("web-scheduler-states.png");
  await expect(notice(page)).toContainText("The image was downloaded.");
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  const box = await gallery(page).locator(".gallery-sheet").boundingBox();
  // At two device pixels per CSS pixel.
  expect(bytes.readUInt32BE(16)).toBeCloseTo((box?.width ?? 0) * 2, -1);
  expect(bytes.readUInt32BE(20)).toBeCloseTo((box?.height ?? 0) * 2, -1);

  // Not blank: it has many colors.
  const colors = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(400, 400);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, 400, 400);
    const { data } = context?.getImageData(0, 0, 400, 400) ?? { data: [] };
    const distinct = new Set<number>();
    for (let at = 0; at < data.length; at += 4) {
      distinct.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
    return distinct.size;
  }, bytes.toString("base64"));
  expect(colors).toBeGreaterThan(500);
});
