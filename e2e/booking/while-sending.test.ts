import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("on a screen of 320 by 568 px the message about a failure to send is visible", async ({
  page,
  openForm,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const viewport = `<meta name="viewport" content="width=device-width">`;
  const formPage = { example: "every-field", before: viewport };
  const form = await openForm(formPage);
  await mockReceiver(page, [{ status: 500 }, { status: 500 }]);
  await answerAll(form);
  // At the lower and at the upper edge of the screen.
  for (const block of ["end", "start"] as const) {
    await submit(form).evaluate((button, edge) => button.scrollIntoView({ block: edge }), block);
    await submit(form).evaluate((button: HTMLElement) => button.click());
    await expect(form.locator(".not-sent .notice-title")).toBeInViewport();
  }
});

test.describe("a form that is cleared after a minute", () => {
  const attributes = { "wipe-after-idle": "1" };

  test("shows its warning wherever the patient has scrolled to", async ({ page, openForm }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 600 });
    const form = await openForm({ example: "every-field", attributes });
    await form.getByRole("textbox", { name: "First name" }).fill("Maren");
    await submit(form).evaluate((button) => button.scrollIntoView({ block: "end" }));
    // Scrolling is activity too, and its event is asynchronous.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(form.locator(".idle")).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [50] });
  });

  test("is not cleared while the patient scrolls or moves the pointer", async ({
    page,
    openForm,
  }) => {
    await page.clock.install();
    const form = await openForm({ example: "every-field", attributes });
    const input = form.getByRole("textbox", { name: "First name" });
    await input.fill("Maren");
    await input.hover();
    for (const interact of [
      () => page.mouse.wheel(0, 40),
      () => page.mouse.move(300, 300),
      () => page.evaluate(() => scrollBy(0, 10)),
    ]) {
      await page.clock.runFor(25_000);
      await interact();
      await page.clock.runFor(100);
    }
    await expect(form.locator(".idle")).toHaveCount(0);
    await expect(input).toHaveValue("Maren");
  });
});
