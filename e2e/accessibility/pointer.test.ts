import { submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium emulates a phone.");

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("nothing looks hovered after a tap", async ({ page, openForm }) => {
    const form = await openForm({ example: "screener-stops" });
    const option = (name: string) =>
      form.locator(".option", { has: page.getByRole("radio", { name }) });
    const borderColor = (name: string) =>
      option(name).evaluate((element) => getComputedStyle(element).borderTopColor);
    const untouched = await borderColor("Yes");
    await option("No").tap();
    await expect(form.getByRole("radio", { name: "No" })).toBeChecked();
    // The finger is still on this option for the browser, but it is no longer selected.
    await page.keyboard.press("ArrowUp");
    await expect(form.getByRole("radio", { name: "Yes" })).toBeChecked();
    await expect.poll(() => borderColor("No")).toBe(untouched);
  });

  test("the number to call now stays in sight below a long message", async ({ openForm }) => {
    const form = await openForm({ example: "screener-stops" });
    await form.getByRole("radio", { name: "Yes" }).press("Space");
    await submit(form).click();
    await form.locator(".message").evaluate((message) => message.append("Wait. ".repeat(300)));
    await expect(form.getByRole("link", { name: "Call 999" })).toBeInViewport({ ratio: 1 });
  });
});
