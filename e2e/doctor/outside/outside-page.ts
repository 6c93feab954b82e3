import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { dist, startStaticHost } from "../../fixtures/static-host.ts";
import { test as base } from "../../fixtures/test.ts";

const file = join(dist, "doctor/index.html");

/** The page without a server. */
export const FILE_URL = pathToFileURL(file).href;

/** Opens the page on a static host. */
export const test = base.extend<{ doctorPage: undefined }>({
  doctorPage: async ({ page }, use) => {
    const host = await startStaticHost();
    await page.goto(`${host.folder}/doctor/`);
    await use(undefined);
    await host.close();
  },
});

/** The code of the bookmarklet, as a browser runs it. */
export const bookmarkletCode = async (page: Page): Promise<string> => {
  const href = await page.evaluate(
    (html) =>
      new DOMParser()
        .parseFromString(html, "text/html")
        .querySelector('a[href^="javascript:"]')
        ?.getAttribute("href") ?? "",
    readFileSync(file, "utf8"),
  );
  return decodeURIComponent(href.replace("javascript:", ""));
};

export const source = (page: Page) => page.getByLabel("HTML of the page");
export const messages = (page: Page) => page.getByLabel("Messages of the browser’s console");
export const loadScript = (page: Page) =>
  page.getByRole("checkbox", { name: "Also load the script" });
export const findProblem = (page: Page) => page.getByRole("button", { name: "Find the problem" });
export const problems = (page: Page) =>
  page.locator("#result .findings").getByRole("listitem").allTextContents();
