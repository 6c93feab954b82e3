import type { Page, Route } from "@playwright/test";
import { recordOf } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";

const EXAMPLE = "everything-on";
const { header_logo_height: height = 0 } = recordOf(EXAMPLE).web_scheduler_config.branding ?? {};

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

/** A page whose header's logo is held back until `respond`. */
async function openHeader(page: Page, { origin }: Site) {
  let respond: (answer: (route: Route) => unknown) => void = () => {};
  const answer = new Promise<(route: Route) => unknown>((resolve) => {
    respond = resolve;
  });
  await page.route("**/kestrel-row.svg", async (route) => (await answer)(route));
  await page.goto(`${origin}/practice/${EXAMPLE}/`, { waitUntil: "domcontentloaded" });
  const form = widget(page);
  await form.locator("form").first().waitFor();
  const name = form.locator(".row .name");
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
  const isShown = () =>
    name.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity === "1");
  const image = form.locator(".row img");
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
  expect(picture?.width).toBeCloseTo(height, 0);
  expect(text?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0) + 14);
  expect(text?.y).toBeLessThan((picture?.y ?? 0) + height);
});

test("a wide logo has the same size whether it comes before the name is shown, or after", {
  tag: "@all",
}, async ({ page, site }) => {
  const sizeOf = async (isLate: boolean) => {
    const { image, isShown, respond } = await openHeader(page, site);
    if (isLate) await expect.poll(isShown).toBe(true);
    respond(logo(900));
    await expect
      .poll(() => image.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
      .toBeCloseTo(9, 0);
    return image.boundingBox();
  };
  expect(await sizeOf(true)).toEqual(await sizeOf(false));
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
