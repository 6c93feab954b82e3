import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { DISPLAY_MODES, scan } from "../fixtures/axe.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { dist, startStaticHost } from "../fixtures/static-host.ts";
import { expect, test } from "../fixtures/test.ts";

const FOLDER = pathToFileURL(join(dist, "docs")).href;
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });

test("without a server and a network, a code is found by its name, and has a cure", async ({
  page,
  browserName,
}) => {
  test.skip(browserName === "webkit", "Its driver opens no files.");
  const log = recordLog(page);
  const requests = recordUrls(page);
  await page.goto(`${FOLDER}/embed/html.html`);
  await search(page).fill("ws501");
  await expect(page.getByRole("link", { name: "Every code and its cure: WS501" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${FOLDER}/problems/diagnostics.html#ws501`);
  await expect(page.getByRole("heading", { name: "WS501" })).toBeInViewport();
  expect(requests.filter((url) => !url.startsWith("file:") && !url.startsWith("data:"))).toEqual(
    [],
  );
  expect(log.errors).toEqual([]);
  expect(log.console).toEqual([]);
});

for (const [index, path] of ["embed/html.html", "problems/diagnostics.html"].entries()) {
  test(`${path} has no accessibility violations, and nothing wider than a phone`, async ({
    page,
  }) => {
    const host = await startStaticHost();
    await page.goto(`${host.folder}/docs/${path}`);
    await DISPLAY_MODES[index]?.apply(page);
    expect(await scan(page, "html")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await host.close();
  });
}
