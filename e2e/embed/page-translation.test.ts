import type { Page } from "@playwright/test";
import { fill, OBSERVED, send, widget } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { replaceTexts, wrapTexts } from "../hosts/actions.ts";

/** What a patient reads, as one line. */
const text = (page: Page) =>
  widget(page).evaluate((form) =>
    (form.shadowRoot?.querySelector("section")?.textContent ?? "").replace(/\s+/g, " "),
  );

/** Walks through the form, with mistakes, and tells what could be read on the way. */
async function walk(page: Page, address: string, translate: (page: Page) => Promise<void>) {
  const read: string[] = [];
  const form = widget(page);
  await page.goto(address);
  await expect(form.getByRole("radio", { name: "No" })).toBeVisible();
  await translate(page);
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("region", { name: "There is a problem" })).toBeFocused();
  read.push(await text(page));
  await form.getByRole("radio", { name: "No" }).check();
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("textbox", { name: "First name" })).toBeVisible();
  await translate(page);
  await send(form);
  await expect(form.getByRole("region", { name: "There is a problem" })).toBeFocused();
  read.push(await text(page));
  await translate(page);
  await fill(form, OBSERVED.slice(0, 2));
  // Too short with the numbering plans and without them, which may come at any time.
  await form.getByRole("textbox", { name: "Phone number" }).pressSequentially("555");
  await send(form);
  await expect(form.getByRole("button", { name: "Enter the full phone number" })).toBeVisible();
  read.push(await text(page));
  await translate(page);
  await form.getByRole("textbox", { name: "Phone number" }).fill("");
  await fill(form, OBSERVED.slice(2));
  await expect(form.getByText("The practice will call 020 2555 0143.").first()).toBeVisible();
  read.push(await text(page));
  await send(form);
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  return read;
}

const WAYS = [
  ["puts new texts in their place", replaceTexts],
  ["keeps the page's own texts", wrapTexts],
] as const;

for (const [how, translate] of full ? WAYS : WAYS.slice(0, 1)) {
  test(`a translator that ${how} leaves neither stale nor doubled text`, async ({ page, site }) => {
    const address = `${site.origin}/practice/screener-stops/`;
    const untranslated = await walk(page, address, async () => {});
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    expect(await walk(page, address, translate)).toEqual(untranslated);
    expect(errors).toEqual([]);
  });
}
