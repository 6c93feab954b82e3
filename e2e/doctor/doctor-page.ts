import type { Page } from "@playwright/test";
import { scriptTag } from "../fixtures/host-pages.ts";
import { startHttpServer } from "../fixtures/http-server.ts";
import type { Servers } from "../fixtures/open-form.ts";
import { expect, type Site } from "../fixtures/test.ts";
import { SERVERS } from "./broken-servers.ts";
import { type DoctorCase, fillIn, ID, placeholders } from "./doctor-case.ts";

export const HASH = "#web-scheduler-doctor";

export const panel = (page: Page) => page.getByRole("dialog", { name: "Web Scheduler doctor" });

/** The script tag for a location that asks the usual questions. */
export const tag = (site: Site, attributes: Record<string, string | null> = {}) =>
  scriptTag(site, { "data-location-id": ID, ...attributes });

/** Opens the page with the doctor's hash, agrees, and returns the problems that the panel lists. */
export async function problemsOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url + HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).getByText("What was checked")).toBeVisible();
  return panel(page).locator("ol").getByRole("listitem").allTextContents();
}

/** Serves the page of a case, and the server with a mistake if it needs one. */
export async function serveCase(
  {
    attributes = {},
    body = "{script}",
    policy,
    headers,
    server,
    abort,
  }: Omit<DoctorCase, "report">,
  page: Page,
  { site, host }: Servers,
) {
  const broken = server ? await startHttpServer(SERVERS[server](site)) : null;
  if (abort) await page.route(abort, (route) => route.abort());
  const values = placeholders(site, broken?.origin ?? "");
  const script = fillIn(tag(site, attributes), values);
  const url = host.serve(fillIn(body, { ...values, script }), {
    ...headers,
    ...(policy && { "Content-Security-Policy": fillIn(policy, values) }),
  });
  return {
    url,
    values: { ...values, page: new URL(url).origin },
    close: async () => broken?.close(),
  };
}
