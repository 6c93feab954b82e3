import { recordLog } from "../../fixtures/page-log.ts";
import { CHROMIUM_ONLY, expect, type Site, site, test } from "../../fixtures/test.ts";
import { element, waitForScript } from "./dialog-page.ts";

const PHONE = "+12025550143";
const CHUNKS = /\/web-scheduler-[^/]+\.js/;
const ONLY_THE_SCRIPT = ({ origin }: Site) => ({
  "Content-Security-Policy": `script-src ${origin}/web-scheduler.js`,
});

for (const [mode, problem, headers] of [
  ["button", "not found", undefined],
  ["popup", "blocked by a policy", ONLY_THE_SCRIPT],
] as const) {
  test(`with mode="${mode}" and every chunk ${problem}, the number to call is shown, and the console names the missing file`, async ({
    page,
    visit,
  }) => {
    const { console: lines } = recordLog(page);
    if (!headers) await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
    await visit(element(mode, `phone="${PHONE}"`), headers?.(site));
    const call = page.getByRole("link", { name: PHONE });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute("href", `tel:${PHONE}`);
    await expect.poll(() => lines.join("\n")).toMatch(/WS111 http:\S+-dialog\.js/);
  });
}

test("a popup without its chunks shows the page's content and the number to call", async ({
  page,
  visit,
}) => {
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404 }));
  const popup = element("popup", `phone="${PHONE}"`);
  await visit(popup.replace("></web", ">Please call us</web"));
  await waitForScript(page);
  await expect(page.getByText("Please call us")).toBeVisible();
  await expect(page.getByRole("link", { name: PHONE })).toBeVisible();
});

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
  const popup = element("popup").replace("></web", ">Please call us</web");
  await visit(`<a href="#call" data-web-scheduler-open>Book</a>${popup}`);
  await expect(page.getByText("Please call us")).toBeVisible();
  await expect
    .poll(() => page.evaluate("document.querySelector('web-scheduler').shadowRoot?.innerHTML"))
    .toBe("<slot></slot>");
  await page.getByRole("link", { name: "Book" }).click();
  await expect(page).toHaveURL(/#call$/);
  expect(log.errors).toEqual([]);
});
