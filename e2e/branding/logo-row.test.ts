import type { Locator, Page, Route } from "@playwright/test";
import { widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";
import { choose, openPreview, staged } from "../preview/preview-page.ts";

const EXAMPLE = "everything-on";
const HEIGHT = 48;

const logo = (width: number) => (route: Route) =>
  route.fulfill({
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><rect width="100%" height="100%" fill="teal"/></svg>`,
  });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 840 });
});

/** The texts next to a logo appear after a second without it; a slow machine must not use it up. */
const stopAppearing = (page: Page) =>
  page.addInitScript(() => {
    const attachShadow = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      root.addEventListener("animationstart", ({ target }) => {
        for (const animation of (target as Element).getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
      });
      return root;
    };
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
  const isShown = () => name.evaluate((element) => getComputedStyle(element).opacity === "1");
  const image = form.locator("header img");
  return { form, image, name, places, isShown, respond };
}

test("a square logo and the practice's name share one row, and nothing moves", {
  tag: "@all",
}, async ({ page, site }) => {
  await stopAppearing(page);
  const { image, name, places, isShown, respond } = await openHeader(page, site);
  const before = await places();
  respond(logo(100));
  await expect.poll(isShown).toBe(true);
  expect(await places()).toEqual(before);
  const [picture, text] = [await image.boundingBox(), await name.boundingBox()];
  expect(picture?.width).toBeCloseTo(HEIGHT, 0);
  expect(text?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) + 12);
  expect(text?.y).toBeLessThan((picture?.y ?? 0) + HEIGHT);
});

test("a wide logo has the same size before the name is shown, after, and in the preview", {
  tag: "@all",
}, async ({ page, site }) => {
  const sizeOf = async (image: Locator) => {
    await expect(image).toHaveClass("logo wide");
    return image.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  };
  const early = await openHeader(page, site, "branded");
  early.respond(logo(900));
  const size = await sizeOf(early.image);
  const late = await openHeader(page, site, "branded");
  await expect.poll(late.isShown).toBe(true);
  late.respond(logo(900));
  expect(await sizeOf(late.image)).toEqual(size);
  await openPreview(page, site.origin);
  await choose(page, "branded");
  expect(await sizeOf(staged(page).locator("header img"))).toEqual(size);
});

test("an error that comes after the name was shown moves nothing", { tag: "@all" }, async ({
  page,
  site,
}) => {
  const { image, places, isShown, respond } = await openHeader(page, site);
  await expect.poll(isShown).toBe(true);
  const before = await places();
  respond((route) => route.abort());
  await expect(image).toBeHidden();
  expect(await places()).toEqual(before);
});
