import type { Page } from "@playwright/test";
import { scriptTag } from "../fixtures/host-pages.ts";
import { type HttpServer, startHttpServer } from "../fixtures/http-server.ts";
import { test as base, expect } from "../fixtures/test.ts";
import { SERVERS } from "./broken-servers.ts";
import { type BrokenPage, fillIn, ID, placeholders } from "./doctor-case.ts";

export const HASH = "#web-scheduler-doctor";

export const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

/** The script tag for a location that asks the usual questions. */
export const tag = (attributes: Record<string, string | null> = {}) =>
  scriptTag({ "data-location-id": ID, ...attributes });

/** Opens the page with the doctor's hash, agrees, and returns the problems that the panel lists. */
export async function problemsOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url + HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).getByText("What was checked")).toBeVisible();
  return panel(page).locator("ol").getByRole("listitem").allTextContents();
}

interface ServedPage {
  url: string;
  /** Of the placeholders. */
  values: Record<string, string>;
}

/** Serves a page with a problem, and the server with a mistake if it needs one. */
export const test = base.extend<{ serveBroken(broken: BrokenPage): Promise<ServedPage> }>({
  async serveBroken({ page, host }, use) {
    let brokenServer: HttpServer | undefined;
    await use(async ({ attributes, body = "{script}", policy, headers, server, abort }) => {
      if (server) brokenServer = await startHttpServer(SERVERS[server]);
      if (abort) await page.route(abort, (route) => route.abort());
      const values = placeholders(brokenServer?.origin ?? "");
      const script = fillIn(tag(attributes), values);
      const url = host.serve(fillIn(body, { ...values, script }), {
        ...headers,
        ...(policy && { "Content-Security-Policy": fillIn(policy, values) }),
      });
      return { url, values: { ...values, page: new URL(url).origin } };
    });
    await brokenServer?.close();
  },
});
