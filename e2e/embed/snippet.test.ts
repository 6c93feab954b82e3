import { createSnippet } from "../../src/embed/api/snippet.ts";
import { exampleBySlug } from "../../src/examples/index.ts";
import { expect, type Site, test } from "../fixtures/test.ts";

const id = exampleBySlug("observed-defaults")?.record.id ?? "";

/** The recommended snippet, with the record and the receiver on another origin. */
const snippet = (site: Site) =>
  createSnippet({
    locationId: id,
    phoneNumber: "+15550100",
    baseUrl: site.otherOrigin,
    script: { src: `${site.origin}/web-scheduler.js`, integrity: null },
    submitUrl: `${site.otherOrigin}/dev/booking-requests/`,
  });

for (const [what, viewport] of [
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`the recommended snippet asks for the record once and moves nothing, on a ${what}`, async ({
    page,
    site,
    host,
  }) => {
    await page.setViewportSize(viewport);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      const own = window as unknown as { shift: number; moved: string[] };
      own.shift = 0;
      own.moved = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as {
            value: number;
            sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[];
          };
          own.shift += value;
          for (const { node, previousRect, currentRect } of sources) {
            own.moved.push(`${node?.nodeName} ${previousRect.y} to ${currentRect.y}`);
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(
      host.address(
        `<style>body { font: 18px/1.6 Georgia, serif }</style><p>Welcome.</p>${snippet(site)}<p>Our hours are from 8 to 5.</p>`,
      ),
    );
    const link = page.getByRole("link", { name: "Call us to book" });
    await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
    await expect(link).toBeHidden();
    // Two more frames, so that what has moved by then is told.
    const { shift, moved } = await page.evaluate(() =>
      new Promise<{ shift: number; moved: string[] }>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(window as unknown as { shift: number; moved: string[] }),
          ),
        ),
      ).then(({ shift, moved }) => ({ shift, moved })),
    );
    expect(asked.filter((url) => url.endsWith("/public-detail/"))).toHaveLength(1);
    expect(moved).toEqual([]);
    expect(shift).toBe(0);
  });
}
