import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { inbox, OBSERVED, ownLastName, PATIENT } from "../fixtures/patient.ts";
import { test as base, expect, full } from "../fixtures/test.ts";
import { CASES, type Case } from "./cases.ts";
import { SPREAD } from "./representative-pages.ts";
import { servePages } from "./serve-pages.ts";

const pages = globSync(join(import.meta.dirname, "pages/*.html"))
  .map((file) => basename(file, ".html"))
  .sort();

const test = base.extend<object, { pages: { origin: string } }>({
  pages: [
    async ({ site }, use) => {
      const pages = await servePages(site);
      await use(pages);
      await pages.close();
    },
    { scope: "worker" },
  ],
});

for (const name of full ? pages : SPREAD) {
  const special = CASES[name] ?? {};
  test(`a patient books on ${name}`, async ({ page, pages, site, browserName }) => {
    test.skip(
      special.only !== undefined && special.only !== browserName,
      "Playwright cannot lead this engine through it.",
    );
    const heard = listen(page);
    if (special.viewport) await page.setViewportSize(special.viewport);
    await page.goto(`${pages.origin}/${name}.html`);
    await special.before?.(page);
    const lastName = await book(page, special);
    if (lastName) {
      const requests = await inbox(site, lastName);
      expect(requests.map(({ patient }) => patient)).toEqual([
        { firstName: "Maren", lastName, phone: "+12025550143", dob: "1985-03-27" },
      ]);
    }
    if (special.told) await expect.poll(() => heard.told.join("\n")).toMatch(special.told);
    expect(heard.errors).toEqual([]);
    if (!special.instead) expect(heard.violations).toEqual([]);
  });
}

/** Fills the form in as a patient does, and sends it; the name that it can be found by. */
async function book(page: Page, special: Case): Promise<string | null> {
  const within: Page | FrameLocator = special.frame ? page.frameLocator("iframe") : page;
  const forms = within.locator("web-scheduler");
  if (special.instead) {
    await expect(within.locator("body")).toContainText(special.instead);
    return null;
  }
  const form = forms.first();
  // Every character of it is on a keyboard: others would not come by keys.
  const lastName = ownLastName().replace("’", "'");
  const typed = { ...PATIENT, "Last name": lastName };
  const type = async (label: (typeof OBSERVED)[number]) =>
    form.getByRole("textbox", { name: label }).pressSequentially(typed[label]);

  await form.getByRole("textbox", { name: "First name" }).click();
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  const half = OBSERVED.slice(0, 3);
  for (const label of half) await type(label);
  await special.midway?.(page);
  if (special.forgotten) {
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("");
    for (const label of half) await type(label);
  }
  for (const label of OBSERVED.slice(3)) await type(label);
  for (const label of OBSERVED) {
    // In a page of XML no field is one to Playwright's own assertion.
    const field = form.getByRole("textbox", { name: label });
    await expect
      .poll(() => field.evaluate(({ value }: HTMLInputElement) => value))
      .toBe(typed[label]);
  }
  await expect(forms).toHaveCount(special.forms ?? 1);
  await form.getByRole("button", { name: /^Send/ }).press("Enter");
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  return lastName;
}

/** What the page's console said of us, and the errors and violations that are ours. */
function listen(page: Page) {
  const heard = { told: [] as string[], errors: [] as string[], violations: [] as string[] };
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith("[web-scheduler]")) heard.told.push(text);
    if (/Content.Security.Policy|TrustedHTML|TrustedScript/i.test(text))
      heard.violations.push(text);
  });
  page.on("pageerror", (error) => {
    if (/web-scheduler/.test(error.stack ?? "")) heard.errors.push(error.message);
  });
  return heard;
}
