import { DISPLAY_MODES, scan } from "../fixtures/axe.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

const DETAIL = `/api/v1/location/${recordOf("observed-defaults").id}/public-detail/`;

test.skip(({ browserName }) => browserName !== "chromium", "The pages are the same elsewhere.");

for (const path of ["/", DETAIL, "/api/nothing/"]) {
  test(`${path} has no axe violations, and does not scroll sideways`, { tag: "@all" }, async ({
    page,
    site: { origin },
  }) => {
    for (const mode of DISPLAY_MODES) {
      await mode.apply(page);
      await page.goto(origin + path);
      expect(await scan(page, "html")).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });
}
