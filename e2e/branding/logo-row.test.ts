import type { Locator } from "@playwright/test";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { choose, openPreview, screen } from "../preview/preview-page.ts";

test("a wide logo has the same size on a page and in the preview", {
  tag: "@all",
}, async ({ page, site }) => {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="100"><rect width="100%" height="100%" fill="teal"/></svg>`;
  await page.route("**/logos/*.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
  const sizeOf = async (form: Locator) => {
    const image = form.locator("header img");
    await expect(image).toHaveClass("logo wide");
    return image.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  };
  await page.setViewportSize({ width: 390, height: 840 });
  await page.goto(`${site.origin}/practice/branded/`);
  // As on phones.
  await page.addStyleTag({ content: "html { scrollbar-width: none }" });
  const size = await sizeOf(widget(page));
  await openPreview(page, site.origin);
  await choose(page, "branded");
  const preview = await sizeOf(screen(page));
  // The preview is scaled, so its pages are almost as wide.
  for (const [axis, length] of size.entries()) {
    expect(Math.abs((preview[axis] ?? 0) - length)).toBeLessThanOrEqual(1);
  }
});
