import { BRANDING } from "../fixtures/draft.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";
import { button, choose, linkOf, notice, openPreview, setting, staged } from "./preview-page.ts";

const SCREENSHOT = "Screenshot of the practice’s page";

test("the approval sheet shows the form, each setting with its published value, and where to sign", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin, await linkOf({ [`${BRANDING}.font_color`]: "#123456" }));
  await button(page, "Approval").click();
  const sheet = page.getByRole("region", { name: "Approval sheet" });
  const forms = sheet.locator("[inert] web-scheduler");
  await expect(forms).toHaveCount(6);
  for (const form of await forms.all()) {
    await expect(form).toContainText(/Request an appointment|Your request was sent/);
  }
  await expect(sheet.getByRole("row", { name: "Text color" })).toHaveText(
    /#123456 \(published: #0b4f66\)/i,
  );
  await expect(sheet.getByRole("table", { name: "Contrasts" })).toBeVisible();
  const name = sheet.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Dr. Ines Sample");
  await sheet.getByRole("textbox", { name: "Date", exact: true }).fill("March 3");

  // Without what is not the sheet.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Settings" })).toBeHidden();
  await expect(sheet.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(name).toBeVisible();
});

test("the forms of the sheet fit on A4 pages, even long ones", { tag: FULL_RUN }, async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  await choose(page, "everything-on");
  await button(page, "Approval").click();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const rows = page.locator(".approved-forms");
  await expect
    .poll(() =>
      rows.evaluateAll((elements) => elements.map(({ scrollWidth }) => scrollWidth <= 718)),
    )
    .toEqual([true, true]);
  // An A4 page without its margins has 1,017 pixels; the first one begins with the caption.
  await expect
    .poll(() =>
      rows.evaluateAll((elements) => elements.map(({ clientHeight }) => clientHeight < 900)),
    )
    .toEqual([true, true]);
});

test("a screenshot of the practice’s page is a backdrop for the form, which stays in the tab", async ({
  page,
  site,
}) => {
  await openPreview(page, site.origin);
  const buffer = await page.screenshot();
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") uploads.push(request.url());
  });
  await button(page, "View").click();
  await page
    .getByLabel(SCREENSHOT)
    .setInputFiles({ name: "page.png", mimeType: "image/png", buffer });
  await expect(page.getByLabel("Page", { exact: true })).toHaveValue("screenshot");
  const backdrop = page.frameLocator(".stage-frame").locator("#screenshot");
  await expect(backdrop).toHaveJSProperty("naturalWidth", 1600);

  const before = await staged(page).boundingBox();
  await page.getByLabel("Form at").fill("60");
  await expect.poll(async () => (await staged(page).boundingBox())?.y).not.toBe(before?.y);

  expect(page.url()).not.toContain("screenshot");
  expect(uploads).toEqual([]);
});

test("a file that is no picture is refused in a sentence, and the backdrop stays", {
  tag: FULL_RUN,
}, async ({ page, site }) => {
  await openPreview(page, site.origin);
  await button(page, "View").click();
  const file = page.getByLabel(SCREENSHOT);
  await file.setInputFiles({ name: "page.png", mimeType: "image/png", buffer: Buffer.from("no") });
  await expect(notice(page)).toContainText("page.png is damaged or not a picture");
  await file.setInputFiles({
    name: "page.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg/>"),
  });
  await expect(notice(page)).toContainText("page.svg is not a picture that browsers show");
  await expect(page.getByLabel("Page", { exact: true })).not.toHaveValue("screenshot");
  await expect(setting(page, "Text color")).toBeVisible();
});
