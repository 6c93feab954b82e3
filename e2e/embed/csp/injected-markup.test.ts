import type { Page } from "@playwright/test";
import { NONCE, strictPolicy } from "../../fixtures/csp.ts";
import { answerAll } from "../../fixtures/open-form.ts";
import { expect, site, test } from "../../fixtures/test.ts";
import { element } from "../embed-page.ts";

const EVIL = "http://evil.invalid/web-scheduler.js";

const script = () =>
  `<script async nonce="${NONCE}" src="${site.origin}/web-scheduler.js"></script>`;

/** Records requests to the attacker's host; the response is a module that sets `wasAttacked`. */
async function watchAttacker(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route("http://evil.invalid/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: "window.wasAttacked = true",
    });
  });
  return requests;
}

test("an inert script tag with settings and another URL does not decide where chunks are loaded from", async ({
  page,
  visit,
}) => {
  const attacks = await watchAttacker(page);
  const headers = { "Content-Security-Policy": strictPolicy(`${site.origin}/csp-reports`) };
  const markup = `<script type="text/plain" data-location-id="x" data-base-url="x" data-src="${EVIL}"></script>`;
  const form = await visit(markup + script() + element(), headers);
  await answerAll(form);
  await form.locator('button[type="submit"]').click();
  await expect(form.locator(".sent")).toBeVisible();
  expect(attacks).toEqual([]);
  expect(await page.evaluate(() => "wasAttacked" in window)).toBe(false);
});

test("an inline script with a nonce gets its chunk URL only from the tag with its nonce", async ({
  page,
  visit,
}) => {
  const attacks = await watchAttacker(page);
  const source = await (await page.request.get(`${site.origin}/web-scheduler.js`)).text();
  const headers = { "Content-Security-Policy": strictPolicy(`${site.origin}/csp-reports`) };
  const tag = (nonce: string, src: string) =>
    `<script type="text/plain" nonce="${nonce}" data-src="${src}"></script>`;
  const form = await visit(
    `${tag("guess", EVIL)}${tag(NONCE, `${site.origin}/web-scheduler.js`)}
      <script nonce="${NONCE}">${source.replaceAll("</script", "<\\/script")}</script>${element()}`,
    headers,
  );
  await answerAll(form);
  await form.locator('button[type="submit"]').click();
  await expect(form.locator(".sent")).toBeVisible();
  expect(attacks).toEqual([]);
});
