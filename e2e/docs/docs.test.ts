import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { DISPLAY_MODES, scan } from "../fixtures/axe.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { dist, startStaticHost } from "../fixtures/static-host.ts";
import { expect, full, test } from "../fixtures/test.ts";

const FOLDER = pathToFileURL(join(dist, "docs")).href;
const ID = "10a3d96e-cb6c-4813-935a-a30369dd4806";
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const values = (page: Page) => page.getByText("Use your own values in the snippets");

test("without a server and a network, a code is found by its name, and has a cure", async ({
  page,
  browserName,
}) => {
  test.skip(browserName === "webkit", "Its driver opens no files.");
  const log = recordLog(page);
  const requests = recordUrls(page);
  await page.goto(`${FOLDER}/platforms/wix.html`);
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await search(page).fill("ws501");
  await expect(page.getByRole("link", { name: "Every code and its cure: WS501" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${FOLDER}/problems/diagnostics.html#ws501`);
  await expect(page.getByRole("heading", { name: "WS501" })).toBeInViewport();
  expect(requests.filter((url) => !url.startsWith("file:") && !url.startsWith("data:"))).toEqual(
    [],
  );
  expect(log.errors).toEqual([]);
  expect(log.console).toEqual([]);
});

test("own values are checked as typed, go into every snippet, and stay on the next page", async ({
  page,
}) => {
  const host = await startStaticHost();
  await page.goto(`${host.folder}/docs/platforms/shopify.html`);
  const snippet = page.getByRole("main").locator("pre").first();
  await values(page).click();
  await page.getByLabel("Location ID").fill("10a3d96e");
  await expect(page.getByText("expected the location's UUID")).toBeVisible();
  await expect(snippet).toContainText('location-id="LOCATION-ID"');
  await page.getByLabel("Location ID").fill(ID);
  await page.getByLabel("The API’s base URL").fill('https://api.larkmere.test/"><b>');
  await expect(page.getByText("expected the location's UUID")).toHaveCount(0);
  await expect(snippet).toContainText(`location-id="${ID}"`);
  await expect(snippet).toContainText('base-url="https://api.larkmere.test/%22%3E%3Cb%3E"');
  await page.goto(`${host.folder}/docs/embed/next.html`);
  await expect(page.getByRole("main").locator("pre").first()).toContainText(`"${ID}"`);
  await values(page).click();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByRole("main").locator("pre").first()).toContainText("LOCATION-ID");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await host.close();
});

const PAGES = full
  ? globSync("**/*.html", { cwd: join(dist, "docs") })
  : ["embed/html.html", "problems/diagnostics.html"];

for (const [index, path] of PAGES.entries()) {
  test(`${path} has no accessibility violations, and nothing wider than a phone, in any display mode`, async ({
    page,
  }) => {
    const host = await startStaticHost();
    await page.goto(`${host.folder}/docs/${path}`);
    for (const [number, mode] of DISPLAY_MODES.entries()) {
      if (!full && number !== index % DISPLAY_MODES.length) continue;
      await mode.apply(page);
      expect([mode.name, await scan(page, "html")]).toEqual([mode.name, []]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await host.close();
  });
}

test("the results of a search, and own values with an error, have no accessibility violations", async ({
  page,
}) => {
  const host = await startStaticHost();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${host.folder}/docs/embed/html.html`);
  await values(page).click();
  await page.getByLabel("The practice’s phone number").fill("555");
  await search(page).fill("times");
  await expect(page.getByRole("status").filter({ hasText: "result" })).toBeVisible();
  expect(await scan(page, "html")).toEqual([]);
  await host.close();
});
