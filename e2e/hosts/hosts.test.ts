import { globSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { inbox, PATIENT, REQUIRED_LABELS, uniqueLastName } from "../fixtures/patient.ts";
import { test as base, CHROMIUM_ONLY, expect, full } from "../fixtures/test.ts";
import { CASES, type HostCase, NOT_IN_WEBKIT } from "./cases.ts";
import { PAGES_IN_EVERY_ENGINE, REPRESENTATIVE_PAGES } from "./representative-pages.ts";
import { servePages } from "./serve-pages.ts";

const allPages = globSync("*/*.html", { cwd: join(import.meta.dirname, "pages") })
  .map((file) => file.replaceAll("\\", "/").replace(/\.html$/, ""))
  .sort();

const test = base.extend<object, { pages: { origin: string } }>({
  pages: [
    async ({ site }, use) => {
      const server = await servePages(site);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

test("every case has a page", () => {
  const names = [
    ...Object.keys(CASES),
    ...NOT_IN_WEBKIT,
    ...REPRESENTATIVE_PAGES,
    ...PAGES_IN_EVERY_ENGINE,
  ];
  expect(names.filter((name) => !allPages.includes(name))).toEqual([]);
});

for (const name of full ? allPages : REPRESENTATIVE_PAGES) {
  const special = CASES[name] ?? {};
  const tag = full || PAGES_IN_EVERY_ENGINE.includes(name) ? [] : CHROMIUM_ONLY;
  test(`a patient books on ${name}`, { tag }, async ({ page, pages, site, browserName }) => {
    test.skip(
      special.only !== undefined && special.only !== browserName,
      `Playwright can run it only in ${special.only}.`,
    );
    test.skip(
      browserName === "webkit" && NOT_IN_WEBKIT.includes(name),
      "Playwright cannot test it in WebKitGTK.",
    );
    const log = recordHostLog(page, pages.origin);
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
    if (special.diagnostic) {
      await expect.poll(() => log.diagnostics.join("\n")).toMatch(special.diagnostic);
    }
    expect(log.errors).toEqual([]);
    expect(log.missingFiles).toEqual([]);
    if (!special.fallback) expect(log.violations).toEqual([]);
  });
}

/** Fills in and sends the form; returns the last name, or null if the page has no form. */
async function book(page: Page, special: HostCase): Promise<string | null> {
  const within: Page | FrameLocator = special.isInFrame ? page.frameLocator("iframe") : page;
  const forms = within.locator("web-scheduler");
  if (special.fallback) {
    await expect(within.locator("body")).toContainText(special.fallback);
    return null;
  }
  const form = forms.first();
  // pressSequentially() sends no key events for characters that are not on a US keyboard.
  const lastName = uniqueLastName().replace("’", "'");
  const answers = { ...PATIENT, "Last name": lastName };
  const type = async (label: (typeof REQUIRED_LABELS)[number]) =>
    form.getByRole("textbox", { name: label }).pressSequentially(answers[label]);

  await form.getByRole("textbox", { name: "First name" }).click();
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  const firstHalf = REQUIRED_LABELS.slice(0, 3);
  for (const label of firstHalf) await type(label);
  await special.midway?.(page);
  if (special.clearsAnswers) {
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("");
    for (const label of firstHalf) await type(label);
  }
  for (const label of REQUIRED_LABELS.slice(3)) await type(label);
  for (const label of REQUIRED_LABELS) {
    // Not toHaveValue(), which does not recognize the fields of an XHTML page.
    const field = form.getByRole("textbox", { name: label });
    await expect
      .poll(() => field.evaluate(({ value }: HTMLInputElement) => value))
      .toBe(answers[label]);
  }
  await expect(forms).toHaveCount(special.forms ?? 1);
  await form.getByRole("button", { name: /^Send/ }).press("Enter");
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  return lastName;
}

/** Records the widget's diagnostics, errors and policy violations, and the page's missing files. */
function recordHostLog(page: Page, origin: string) {
  const log = {
    diagnostics: [] as string[],
    errors: [] as string[],
    violations: [] as string[],
    missingFiles: [] as string[],
  };
  page.on("console", (message) => {
    const text = message.text();
    if (text.startsWith("[web-scheduler]")) log.diagnostics.push(text);
    // WebKit requests the page's icon.
    const isViolation = /Content.Security.Policy|TrustedHTML|TrustedScript/i.test(text);
    if (isViolation && !text.includes("/favicon.ico")) log.violations.push(text);
  });
  page.on("pageerror", (error) => {
    if (/web-scheduler/.test(error.stack ?? "")) log.errors.push(error.message);
  });
  page.on("response", (response) => {
    const isMissing = response.status() === 404 && response.url().startsWith(origin);
    if (isMissing && !response.url().endsWith("/favicon.ico"))
      log.missingFiles.push(response.url());
  });
  return log;
}
