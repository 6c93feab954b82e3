import { createSnippet } from "../../src/embed/api/snippet.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { expect, site, test } from "../fixtures/test.ts";

const id = recordOf("observed-defaults").id;

const snippet = () =>
  createSnippet({
    locationId: id,
    phoneNumber: "+15550100",
    baseUrl: site.otherOrigin,
    script: { src: `${site.origin}/web-scheduler.js`, integrity: null },
    submitUrl: `${site.otherOrigin}/dev/booking-requests/`,
  });

for (const [device, viewport] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`the recommended snippet loads the record once without layout shifts, on a ${device}`, async ({
    page,
    browserName,
    visit,
  }) => {
    test.skip(browserName === "webkit", "WebKit reports no layout shifts, and a preload twice.");
    await page.setViewportSize(viewport);
    const urls = recordUrls(page);
    await page.addInitScript(() => {
      const results = window as unknown as { shift: number; moved: string[] };
      results.shift = 0;
      results.moved = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as {
            value: number;
            sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          results.shift += value;
          for (const { node, previousRect, currentRect } of sources) {
            results.moved.push(`${node?.nodeName} ${previousRect.y} to ${currentRect.y}`);
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Not the heading above: it may be painted before the browser has read these styles.
    await visit(
      `<style>p, web-scheduler { font: 18px/1.6 Georgia, serif }</style><p>Welcome.</p>${snippet()}<p>Our hours are from 8 to 5.</p>`,
    );
    const link = page.getByRole("link", { name: "Call us to book" });
    await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
    await expect(link).toBeHidden();
    // It comes later than the form, when the browser has time.
    await expect(page.getByRole("button", { name: "Language" })).toBeVisible({ timeout: 30_000 });
    // The observer reports a layout shift in the next frame.
    const { shift, moved } = await page.evaluate(() =>
      new Promise<{ shift: number; moved: string[] }>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(window as unknown as { shift: number; moved: string[] }),
          ),
        ),
      ).then(({ shift, moved }) => ({ shift, moved })),
    );
    expect(urls.filter((url) => url.endsWith("/public-detail/"))).toHaveLength(1);
    expect(moved).toEqual([]);
    expect(shift).toBe(0);
  });
}
