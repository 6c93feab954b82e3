import type { Page } from "@playwright/test";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { errorSummary, sentTitle } from "../fixtures/open-form.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { replaceTexts } from "../fixtures/translate-page.ts";

const textOf = (page: Page) =>
  widget(page).evaluate((form) =>
    (form.shadowRoot?.querySelector("section")?.textContent ?? "").replace(/\s+/g, " "),
  );

/** Books, with input errors; returns the text of each step. */
async function bookWithErrors(page: Page, url: string, translate: (page: Page) => Promise<void>) {
  const texts: string[] = [];
  const form = widget(page);
  await page.goto(url);
  const no = form.getByRole("button", { name: "No", exact: true });
  await no.scrollIntoViewIfNeeded();
  // The practice's number changes when the numbering plans have loaded.
  await expect(form.getByRole("link", { name: "Call 020 7946 0128" }).first()).toBeVisible();
  await translate(page);
  await no.click();
  await expect(form.getByRole("textbox", { name: "First name" })).toBeVisible();
  await translate(page);
  await send(form);
  await expect(errorSummary(form)).toBeFocused();
  texts.push(await textOf(page));
  await translate(page);
  await fill(form, REQUIRED_LABELS.slice(0, 2));
  // Too short with and without the numbering plans, whose chunk may load at any time.
  await form.getByRole("textbox", { name: "Phone number" }).pressSequentially("555");
  await send(form);
  await expect(form.getByRole("button", { name: /^This number is too short/ })).toBeVisible();
  texts.push(await textOf(page));
  await translate(page);
  await form.getByRole("textbox", { name: "Phone number" }).fill("");
  await fill(form, REQUIRED_LABELS.slice(2));
  // A North American number at a British practice.
  const note = enSubmission.phoneNotes.unusual("020 2555 0143");
  await expect(form.getByText(note).first()).toBeVisible();
  texts.push(await textOf(page));
  await send(form);
  await expect(sentTitle(form)).toBeVisible();
  return texts;
}

test("a translator that replaces text nodes leaves no stale or duplicate text", {
  tag: "@all",
}, async ({ page }) => {
  const url = `${site.origin}/practice/screener-stops/`;
  const untranslated = await bookWithErrors(page, url, async () => {});
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  expect(await bookWithErrors(page, url, replaceTexts)).toEqual(untranslated);
  expect(errors).toEqual([]);
});
