import type { CDPSession, Page } from "@playwright/test";
import { answerAll, errorSummary, sentTitle, submit } from "../fixtures/open-form.ts";
import { inbox, PATIENT, uniqueLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const modifier = process.platform === "darwin" ? "Meta" : "Control";

/** Enters `result` like an input method: intermediate compositions, then Enter to accept. */
async function compose(client: CDPSession, compositions: readonly string[], result: string) {
  for (const text of compositions) {
    const end = text.length;
    await client.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }
  const key = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 };
  await client.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await client.send("Input.insertText", { text: result });
  await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press(`${modifier}+v`);
}

test("a composed name is kept, and Enter in the input method does not submit", async ({
  page,
  browserName,
  openForm,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium can emulate an input method.");
  const form = await openForm({ example: "observed-defaults" });
  const client = await page.context().newCDPSession(page);
  // With an error, the field renders again on every change.
  await submit(form).click();
  const summary = errorSummary(form);
  await expect(summary.locator("li")).toHaveCount(4);
  const name = form.getByRole("textbox", { name: "First name" });
  await name.focus();
  await compose(client, ["に", "にほ", "日本"], "日本");
  await expect(name).toHaveValue("日本");
  await expect(name).toBeFocused();
  await expect(summary.locator("li:not(.fixed)")).toHaveCount(3);
});

test("the form leaves typed and pasted text alone, and trims it in the request", async ({
  page,
  browserName,
  openForm,
}) => {
  test.skip(browserName !== "chromium", "Only in Chromium can this test grant clipboard access.");
  const lastName = uniqueLastName();
  const form = await openForm({ example: "optional-fields" });
  const name = form.getByRole("textbox", { name: "First name" });
  await answerAll(form, { lastName, firstName: "" });
  await name.pressSequentially("Berit");
  await page.keyboard.press(`${modifier}+a`);
  await page.keyboard.press("Delete");
  await expect(name).toHaveValue("");
  await page.keyboard.press(`${modifier}+z`);
  await expect(name).toHaveValue("Berit");

  await page.keyboard.press(`${modifier}+a`);
  await paste(page, "\t Anna\u00A0 Maria\u200B\r\n");
  await expect(name).toHaveValue(/Anna\u00A0 Maria/);
  const pasted = await name.inputValue();
  await form.getByRole("textbox", { name: "Email address" }).focus();
  expect(await name.inputValue()).toBe(pasted);
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();
  expect(await inbox(lastName)).toMatchObject([
    { patient: { firstName: "Anna Maria", email: PATIENT["Email address"] } },
  ]);
});

test("a hint that appears late waits for the press on Send, which it would move away", async ({
  page,
  openForm,
}) => {
  await page.clock.install();
  // Opened when the idle timer runs, so the chunk with the hints has loaded.
  const form = await openForm({
    example: "optional-fields",
    attributes: { "wipe-after-idle": "5" },
  });
  await answerAll(form, { phone: "" });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const phone = form.locator('[name="phone"]');
  await phone.fill("+44 20 7946 0018");
  // Without a press, so the hint would appear one second later.
  await phone.evaluate((input: HTMLInputElement) => input.blur());
  await submit(form).hover();
  await page.clock.runFor(900);
  await page.mouse.down();
  await page.clock.runFor(900);
  await page.mouse.up();
  await page.clock.resume();
  await expect(sentTitle(form)).toBeVisible();
});

test("a press on Send after the errors are fixed moves nothing, and sends", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "observed-defaults" });
  await submit(form).click();
  await errorSummary(form).waitFor();
  await answerAll(form);
  await submit(form).scrollIntoViewIfNeeded();
  await submit(form).hover();
  const top = () => submit(form).evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await page.mouse.down();
  // The press has left the question of the date of birth.
  await expect(form.locator('[name="year"]')).not.toBeFocused();
  expect(await top()).toBe(before);
  const fixed = form.locator(".question > .error.fixed").last();
  expect(await fixed.evaluate((error) => error.clientHeight)).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect.poll(() => fixed.evaluate((error) => error.clientHeight)).toBe(0);
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();
});
