import type { Page } from "@playwright/test";
import { enDeferred } from "../../src/messages/en.ts";
import { dialog, element, openBy, waitForScript } from "../embed/popup/popup-page.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

/** Counts the `beforeunload` listeners. Call it before the page opens. */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const listeners = new Set<unknown>();
    Object.assign(window, { listeners });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (type === "beforeunload") listeners.add(listener);
      return addEventListener.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (type === "beforeunload") listeners.delete(listener);
      return removeEventListener.call(this, type, listener, options);
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { listeners: Set<unknown> }).listeners.size);
}

test("leaving the page asks for confirmation only while there are unsent answers", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(
    browserName === "webkit",
    "WebKitGTK does not ask before leaving a page when it is automated.",
  );
  const listeners = await countListeners(page);
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  const url = page.url();
  expect(await listeners(), "before anything is typed").toBe(0);
  const firstName = form.getByRole("textbox", { name: "First name" });
  await firstName.pressSequentially("M");
  await expect.poll(listeners, "with an answer").toBe(1);
  await firstName.press("Backspace");
  await expect.poll(listeners, "with the answer deleted").toBe(0);

  await mockReceiver(page, [{ status: 500 }]);
  await answerAll(form);
  await submit(form).click();
  await form.getByText(enDeferred.unknownTitle).waitFor();
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await page.goto(`${site.origin}/dev/inbox/`).catch(() => undefined);
  expect(dialogs).toEqual(["beforeunload"]);
  expect(page.url()).toBe(url);
  await expect(firstName).toHaveValue("Maren");

  await submit(form).click();
  await form.getByRole("heading", { name: "Your request was sent" }).waitFor();
  await expect.poll(listeners, "after sending").toBe(0);
  await page.goto(`${site.origin}/dev/inbox/`);
  expect(dialogs).toHaveLength(1);
});

test("choosing one option is enough for the page to ask before leaving", async ({
  page,
  site,
  host,
}) => {
  const listeners = await countListeners(page);
  const form = await openForm(page, { site, host }, { example: "appointment-types" });
  expect(await listeners()).toBe(0);
  await form.getByRole("radio").first().check();
  await expect.poll(listeners).toBe(1);
});

test("a page whose popup was removed with unsent answers does not ask", async ({
  page,
  site,
  host,
}) => {
  const listeners = await countListeners(page);
  await page.goto(
    host.serve(`<button data-web-scheduler-open>Book a visit</button>${element(site, "popup")}`),
  );
  await waitForScript(page);
  await openBy(page, "Book a visit");
  await dialog(page).getByRole("textbox", { name: "First name" }).fill("Maren");
  await expect.poll(listeners).toBe(1);
  await page.locator("web-scheduler").evaluate((form) => {
    form.remove();
    Object.assign(window, { form });
  });
  await expect.poll(listeners, "removed").toBe(0);
  await page.evaluate(() => document.body.append((window as unknown as { form: Element }).form));
  await expect.poll(listeners, "inserted again").toBe(1);
});
