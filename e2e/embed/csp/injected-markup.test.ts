import type { Page } from "@playwright/test";
import { NONCE, strictPolicy } from "../../fixtures/csp.ts";
import { answerAll, submit } from "../../fixtures/open-form.ts";
import { expect, site, test, type Visits } from "../../fixtures/test.ts";
import { element } from "../embed-page.ts";

const EVIL = "http://evil.invalid/web-scheduler.js";

/** Books under a strict policy; expects that nothing is requested from the attacker's host, which sends a module. */
async function expectNoAttack(page: Page, visit: Visits["visit"], body: string): Promise<void> {
  const requests: string[] = [];
  await page.route("http://evil.invalid/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: "window.wasAttacked = true",
    });
  });
  const policy = strictPolicy(`${site.origin}/csp-reports`);
  const form = await visit(body + element(), { "Content-Security-Policy": policy });
  await answerAll(form);
  await submit(form).click();
  await expect(form.locator(".sent")).toBeVisible();
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => "wasAttacked" in window)).toBe(false);
}

test("an inert script tag with settings and another URL does not decide where chunks are loaded from", async ({
  page,
  visit,
}) => {
  const markup = `<script type="text/plain" data-location-id="x" data-base-url="x" data-src="${EVIL}"></script>`;
  const script = `<script async nonce="${NONCE}" src="${site.origin}/web-scheduler.js"></script>`;
  await expectNoAttack(page, visit, markup + script);
});

test("an inline script with a nonce gets its chunk URL only from the tag with its nonce", async ({
  page,
  visit,
}) => {
  const source = await (await page.request.get(`${site.origin}/web-scheduler.js`)).text();
  const tag = (nonce: string, src: string) =>
    `<script type="text/plain" nonce="${nonce}" data-src="${src}"></script>`;
  const tags = tag("guess", EVIL) + tag(NONCE, `${site.origin}/web-scheduler.js`);
  const inline = `<script nonce="${NONCE}">${source.replaceAll("</script", "<\\/script")}</script>`;
  await expectNoAttack(page, visit, tags + inline);
});
