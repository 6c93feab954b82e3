import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium emulates a phone.");

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("nothing looks hovered after a tap", async ({ page, openForm }) => {
    const form = await openForm({ example: "screener-stops" });
    const row = form.locator('[name="screener"]').first();
    const background = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
    const untouched = await background();
    await row.tap();
    await form.locator(".card > .line").waitFor();
    // The finger is still in the same place for the browser.
    await page.evaluate(() => history.back());
    await row.waitFor();
    expect(await background()).toBe(untouched);
  });

  test("the number to call now stays in sight below a long message", async ({ openForm }) => {
    const form = await openForm({ example: "screener-stops" });
    await form.getByRole("button", { name: "Yes", exact: true }).press("Enter");
    await form.locator(".say").evaluate((message) => message.append("Wait. ".repeat(300)));
    await expect(form.getByRole("link", { name: "Call 999" })).toBeInViewport({ ratio: 1 });
  });
});
