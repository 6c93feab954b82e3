import fc from "fast-check";
import { anyMutations, mutatedRecord } from "../../test/fuzz/record-mutations.ts";
import { recordOf, TRANSLATIONS } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { expect, site, test } from "../fixtures/test.ts";
import { inspectForm, mountForm, tamper } from "./inspect-form.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "The record is read the same elsewhere.",
);

const { id } = recordOf("everything-on");
const TAMPERED =
  /style position.*href="javascript:.*src="data:.*onerror=.*<iframe>.*no way to call.*wider/s;

const logosOf = (record: unknown): string[] => {
  const { branding } = (record as Partial<ReturnType<typeof recordOf>>).web_scheduler_config ?? {};
  return [branding?.header_logo_url, branding?.footer_logo_url]
    .map((url) => String(url).trim())
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).href);
};

test("mutated records leave the form safe, and with a way to call", { tag: "@all" }, async ({
  page,
  visit,
}) => {
  test.setTimeout(300_000);
  const log = recordLog(page);
  let record: unknown;
  const foreign: string[] = [];
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url.includes("/public-detail/")) {
      return route.fulfill({
        json: { code: 200, message: "", success: true, data: record, errors: null },
        headers: { "Access-Control-Allow-Origin": "*" },
      });
    }
    if (/^http:\/\/(localhost|127\.0\.0\.1):/.test(url)) return route.continue();
    const isLogo = route.request().resourceType() === "image" && logosOf(record).includes(url);
    if (!isLogo) foreign.push(url);
    return route.abort();
  });
  await visit(`<script src="${site.otherOrigin}/web-scheduler.js"></script><div id="slot"></div>`);

  const attributes = { "location-id": id, "base-url": site.otherOrigin, phone: "+12025550143" };
  const show = async () => {
    await page.evaluate(mountForm, attributes);
    return page.evaluate(inspectForm);
  };
  // The first form loads the chunks.
  record = mutatedRecord([]);
  expect((await show()).problems).toEqual([]);
  record = mutatedRecord([{ path: ["city"] }]);
  await show();
  await page.evaluate(tamper);
  const tampered = await page.evaluate(inspectForm);
  expect(tampered.problems.join("\n")).toMatch(TAMPERED);

  const seen = new Set<string>();
  const property = fc.asyncProperty(anyMutations, async (mutations) => {
    record = mutatedRecord(mutations);
    const { problems, screens } = await show();
    for (const screen of screens) seen.add(screen);
    expect(problems).toEqual([]);
    expect(log.errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
  await fc.assert(property, { numRuns: 100, seed: 20_261_126, timeout: 60_000 });
  const { messages, submission } = TRANSLATIONS.en;
  const usual = [messages.callTitle, submission.aboutYou];
  expect([...seen]).toEqual(expect.arrayContaining(usual));
});
