import type { Page } from "@playwright/test";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { trackListeners } from "../embed/isolation/page-snapshot.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, sentTitle, submit } from "../fixtures/open-form.ts";
import { expect, site, test } from "../fixtures/test.ts";

/** Counts the form's `beforeunload` listeners. Call it before the page opens. */
async function countListeners(page: Page): Promise<() => Promise<number>> {
  await trackListeners(page);
  return async () => {
    const types = await page.evaluate<string[]>("widgetListeners");
    return types.filter((type) => type === "beforeunload").length;
  };
}

test("leaving the page asks for confirmation only while there are unsent answers", async ({
  page,
  browserName,
  openForm,
}) => {
  test.skip(
    browserName === "webkit",
    "WebKitGTK does not ask before leaving a page when it is automated.",
  );
  const listeners = await countListeners(page);
  const form = await openForm({ example: "observed-defaults" });
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
  await form.getByText(enSubmission.unknownTitle).waitFor();
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
  await sentTitle(form).waitFor();
  await expect.poll(listeners, "after sending").toBe(0);
  await page.goto(`${site.origin}/dev/inbox/`);
  expect(dialogs).toHaveLength(1);
});
