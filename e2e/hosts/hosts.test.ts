import type { FrameLocator, Page } from "@playwright/test";
import { sentTitle } from "../fixtures/open-form.ts";
import { inbox, PATIENT, REQUIRED_LABELS, uniqueLastName } from "../fixtures/patient.ts";
import { test as base, expect } from "../fixtures/test.ts";
import { HOST_PAGES } from "./all-pages.ts";
import type { HostPage } from "./host-page.ts";
import { servePages } from "./serve-pages.ts";

const test = base.extend<object, { pages: { origin: string } }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const server = await servePages();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

for (const [name, special] of Object.entries(HOST_PAGES)) {
  const tag = special.everyday ? [] : "@all";
  test(`a patient books on ${name}`, { tag }, async ({ page, pages, browserName }) => {
    test.skip(
      special.untestable?.some((browser) => browser === browserName) ?? false,
      `Playwright cannot test it in ${browserName}.`,
    );
    const log = recordHostLog(page, pages.origin);
    if (special.viewport) await page.setViewportSize(special.viewport);
    await page.goto(`${pages.origin}/${name}.html`);
    await special.before?.(page);
    const lastName = await book(page, special, browserName);
    if (lastName) {
      const requests = await inbox(lastName);
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
async function book(page: Page, special: HostPage, browserName: string): Promise<string | null> {
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
  const type = async (label: (typeof REQUIRED_LABELS)[number]) => {
    const field = form.getByRole("textbox", { name: label });
    // One field by keys, which a page may listen to. In Firefox fill() needs what some of the pages break.
    const isFilled = label !== "First name" && browserName === "chromium";
    await (isFilled ? field.fill(answers[label]) : field.pressSequentially(answers[label]));
  };

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
  await expect(forms).toHaveCount(1);
  await form.getByRole("button", { name: /^Send/ }).press("Enter");
  await expect(sentTitle(form)).toBeVisible();
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
