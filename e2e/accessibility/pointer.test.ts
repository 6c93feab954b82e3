import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium emulates a phone.");

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("nothing looks hovered after a tap", async ({ page, site, host }) => {
    const form = await openForm(page, { site, host }, { example: "screener-stops" });
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
    expect(await borderColor("No")).toBe(untouched);
  });
});

test("the button looks busy while the request is being sent, even under the mouse pointer", async ({
  page,
  site,
  host,
}) => {
  const answer = Promise.withResolvers<void>();
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  await mockReceiver(page, [{ continueAfter: answer.promise }]);
  await answerAll(form);
  await submit(form).click();
  await expect(submit(form)).toHaveText("Sending your request…");
  await expect(submit(form)).toHaveCSS("filter", "grayscale(0.7)");
  answer.resolve();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
});
