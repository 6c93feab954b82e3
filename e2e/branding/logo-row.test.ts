import type { Locator, Page, Route } from "@playwright/test";
import { widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";
import { choose, openPreview, screen } from "../preview/preview-page.ts";

const EXAMPLE = "everything-on";
/** In a plate of 48 pixels. */
const HEIGHT = 44;

const logo = (width: number) => (route: Route) =>
  route.fulfill({
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><rect width="100%" height="100%" fill="teal"/></svg>`,
  });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 840 });
});

async function openHeader(page: Page, { origin }: Site, example = EXAMPLE) {
  let respond: (answer: (route: Route) => unknown) => void = () => {};
  const answer = new Promise<(route: Route) => unknown>((resolve) => {
    respond = resolve;
  });
  await page.route("**/logos/*.svg", async (route) => (await answer)(route));
  await page.goto(`${origin}/practice/${example}/`, { waitUntil: "domcontentloaded" });
  const form = widget(page);
  await form.locator("form").first().waitFor();
  const name = form.locator("header .name");
  const places = async () => {
    const [frame, ...boxes] = await form.evaluate((element) =>
      [".widget", ".name", ".title"].map((selector) => {
        const { x, y } = element.shadowRoot?.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [x ?? 0, y ?? 0] as const;
      }),
    );
    // In the form, because the page around it is still loading.
    return boxes.map(([x, y]) => [
      Math.round(x - (frame?.[0] ?? 0)),
      Math.round(y - (frame?.[1] ?? 0)),
    ]);
  };
  const image = form.locator("header img");
  return { image, name, places, respond };
}

test("a square logo and the practice's name share one row, and nothing moves when it loads", {
  tag: "@all",
}, async ({ page, site }) => {
  const { image, name, places, respond } = await openHeader(page, site);
  const before = await places();
  respond(logo(100));
  await expect(image).toHaveClass("logo");
  expect(await places()).toEqual(before);
  const [picture, text] = [await image.boundingBox(), await name.boundingBox()];
  expect(picture?.width).toBeCloseTo(HEIGHT, 0);
  expect(text?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) + 10);
  expect(text?.y).toBeLessThan((picture?.y ?? 0) + HEIGHT);
});

test("a wide logo has the same size on a page and in the preview", {
  tag: "@all",
}, async ({ page, site }) => {
  const sizeOf = async (image: Locator) => {
    await expect(image).toHaveClass("logo wide");
    return image.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  };
  const { image, respond } = await openHeader(page, site, "branded");
  // As on phones.
  await page.addStyleTag({ content: "html { scrollbar-width: none }" });
  respond(logo(900));
  const size = await sizeOf(image);
  await openPreview(page, site.origin);
  await choose(page, "branded");
  const preview = await sizeOf(screen(page).locator("header img"));
  // The preview is scaled, so its pages are almost as wide.
  for (const [axis, length] of size.entries()) {
    expect(Math.abs((preview[axis] ?? 0) - length)).toBeLessThanOrEqual(1);
  }
});

test("a logo that fails leaves the initials, and moves nothing", { tag: "@all" }, async ({
  page,
  site,
}) => {
  const { image, places, respond } = await openHeader(page, site);
  const before = await places();
  respond((route) => route.abort());
  await expect(image).toHaveCount(0);
  await expect(widget(page).locator("header .monogram")).toHaveText("KR");
  expect(await places()).toEqual(before);
});
