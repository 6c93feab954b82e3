import type { CDPSession, Page } from "@playwright/test";
import { answerAll, openForm, submit } from "../fixtures/open-form.ts";
import { inbox, ownLastName, PATIENT } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const modifier = process.platform === "darwin" ? "Meta" : "Control";

/** Writes as an input method does: a first guess that changes, and Enter, which it takes itself. */
async function compose(client: CDPSession, guesses: readonly string[], meant: string) {
  for (const text of guesses) {
    const end = text.length;
    await client.send("Input.imeSetComposition", { text, selectionStart: end, selectionEnd: end });
  }
  const key = { key: "Process", code: "Enter", windowsVirtualKeyCode: 229 };
  await client.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await client.send("Input.insertText", { text: meant });
  await client.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

/** Pastes this text where the focus is, through the browser's own clipboard. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press(`${modifier}+v`);
}

test("a name that is composed stands as it was meant, and its Enter sends nothing", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium plays an input method.");
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  const client = await page.context().newCDPSession(page);
  // With an error at the field, each change draws it anew.
  await submit(form).click();
  const summary = form.getByRole("region", { name: "There is a problem" });
  await expect(summary.getByRole("button")).toHaveCount(4);
  const name = form.getByRole("textbox", { name: "First name" });
  await name.focus();
  await compose(client, ["に", "にほ", "日本"], "日本");
  await expect(name).toHaveValue("日本");
  await expect(name).toBeFocused();
  await expect(summary.getByRole("button")).toHaveCount(3);
});

test("what is typed, pasted and undone is the patient's; blanks around it go when it is sent", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Firefox grants no clipboard to a test.");
  const lastName = ownLastName();
  const form = await openForm(page, { site, host }, { example: "every-field" });
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
  const pasted = await name.inputValue();
  expect(pasted).toContain("Anna\u00A0 Maria");
  await form.getByRole("textbox", { name: "Email address" }).focus();
  expect(await name.inputValue()).toBe(pasted);
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  expect(await inbox(site, lastName)).toMatchObject([
    { patient: { firstName: "Anna Maria", email: PATIENT["Email address"] } },
  ]);
});

test("ten thousand characters are pasted, counted and refused without a stop", async ({
  page,
  site,
  host,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Firefox grants no clipboard to a test.");
  const form = await openForm(page, { site, host }, { example: "every-field" });
  await answerAll(form, { additionalDetails: "" });
  const field = form.getByRole("textbox", { name: "Is there anything" });
  await field.focus();
  await paste(page, "👩‍👩‍👧‍👦x".repeat(5000));
  await expect(form.getByText("You have 9,000 characters too many").first()).toBeVisible();
  await submit(form).click();
  await expect(field).toHaveAccessibleDescription(/Use 1,000 characters or fewer/);
});

test("a form below the fold appears without a scroll and without the focus", async ({
  page,
  site,
  host,
}) => {
  const around = `<input autofocus aria-label="Search"><div style="height: 3000px"></div>`;
  const form = await openForm(page, { site, host }, { example: "everything-on", around });
  await expect(form.getByRole("radio", { name: "No" })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("textbox", { name: "Search" })).toBeFocused();
});

test("an address with letters of any script arrives as it was typed", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "every-field" });
  const email = form.getByRole("textbox", { name: "Email address" });
  for (const address of ["zoë@bücher.example", "o'neil@医院.example"]) {
    const lastName = ownLastName();
    await answerAll(form, { lastName, email: "" });
    await email.pressSequentially(address);
    await submit(form).click();
    await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
    expect(await inbox(site, lastName)).toMatchObject([{ patient: { email: address } }]);
    await page.reload();
  }
});
