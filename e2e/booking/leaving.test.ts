import type { Page } from "@playwright/test";
import { receiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

/** How many listeners wait for the page to be left. Call it before the page opens. */
async function countGuards(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const guards = new Set<unknown>();
    Object.assign(window, { guards });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (type === "beforeunload") guards.add(listener);
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (type === "beforeunload") guards.delete(listener);
      return removeEventListener.call(this, type, listener, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { guards: Set<unknown> }).guards.size);
}

test("leaving asks first while there are unsent answers, and only then", async ({
  page,
  site,
  host,
}) => {
  const guards = await countGuards(page);
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  const address = page.url();
  expect(await guards(), "before anything is typed").toBe(0);
  const firstName = form.getByRole("textbox", { name: "First name" });
  await firstName.pressSequentially("M");
  expect(await guards(), "with an answer").toBe(1);
  await firstName.press("Backspace");
  expect(await guards(), "with the answer taken back").toBe(0);

  await receiver(page, [{ status: 500 }]);
  await answerAll(form);
  await submit(form).click();
  await form.getByText("We are not sure your request arrived").waitFor();
  const asked: string[] = [];
  page.once("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.goto(`${site.origin}/dev/inbox/`).catch(() => undefined);
  expect(asked).toEqual(["beforeunload"]);
  expect(page.url()).toBe(address);
  await expect(firstName).toHaveValue("Maren");

  await submit(form).click();
  await form.getByRole("heading", { name: "Your request was sent" }).waitFor();
  expect(await guards(), "after sending").toBe(0);
  await page.goto(`${site.origin}/dev/inbox/`);
  expect(asked).toHaveLength(1);
});
