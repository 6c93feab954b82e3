import { recordLog } from "../../fixtures/page-log.ts";
import { CHROMIUM_ONLY, expect, type Site, site, test } from "../../fixtures/test.ts";
import { element } from "./dialog-page.ts";

const PHONE = "+12025550143";
const CHUNKS = /\/web-scheduler-[^/]+\.js/;
const ONLY_THE_SCRIPT = ({ origin }: Site) => ({
  "Content-Security-Policy": `script-src ${origin}/web-scheduler.js`,
});
const withText = (mode: string, attributes = "") =>
  element(mode, attributes).replace("></web", ">Please call us</web");

for (const [mode, problem, headers] of [
  ["button", "not found", undefined],
  ["popup", "blocked by a policy", ONLY_THE_SCRIPT],
] as const) {
  test(`with mode="${mode}" and every chunk ${problem}, the page's content and the number to call are shown, and the console names the missing file`, async ({
    page,
    visit,
  }) => {
    const { console: lines } = recordLog(page);
    if (!headers) await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await visit(withText(mode, `phone="${PHONE}"`), headers?.(site));
    await expect(page.getByText("Please call us")).toBeVisible();
    const call = page.getByRole("link", { name: PHONE });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute("href", `tel:${PHONE}`);
    await expect.poll(() => lines.join("\n")).toMatch(/WS111 http:\S+-dialog\.js/);
  });
}

test("without constructable style sheets, a popup does not handle clicks on its triggers", {
  tag: CHROMIUM_ONLY,
}, async ({ page, visit }) => {
  const log = recordLog(page);
  await page.addInitScript(() => {
    // As in Safari 16.3.
    Object.assign(window, {
      CSSStyleSheet: function CSSStyleSheet() {
        throw new TypeError("Illegal constructor");
      },
    });
  });
  await visit(`<a href="#call" data-web-scheduler-open>Book</a>${withText("popup")}`);
  await expect(page.getByText("Please call us")).toBeVisible();
  await expect
    .poll(() => page.evaluate("document.querySelector('web-scheduler').shadowRoot?.innerHTML"))
    .toBe("<slot></slot>");
  await page.getByRole("link", { name: "Book" }).click();
  await expect(page).toHaveURL(/#call$/);
  expect(log.errors).toEqual([]);
});
