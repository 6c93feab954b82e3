import { readFileSync } from "node:fs";
import { PATIENT } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { book, element, id, script } from "./embed-page.ts";

test("the README's snippets for tag managers work, without patient data", async ({
  page,
  site,
  host,
}) => {
  const readme = readFileSync(new URL("../../src/embed/README.md", import.meta.url), "utf8");
  const snippets = readme.split("\n").filter((line) => /^<script>.*dataLayer/.test(line));
  expect(snippets).toHaveLength(2);
  await page.goto(host.serve(`${snippets.join("")}${script(site)}${element(site)}`));
  const request = await book(page, site);
  const dataLayer = await page.evaluate<object[]>("dataLayer");
  expect(dataLayer).toEqual([
    { event: "web-scheduler-ready" },
    { event: "web-scheduler-step", step: "details" },
    { event: "web-scheduler-step", step: "sent" },
    { event: "web-scheduler-sent" },
    { event: "generate_lead" },
  ]);
  const json = JSON.stringify(dataLayer);
  for (const answer of [...Object.values(PATIENT), ...Object.values(request.patient)]) {
    if (answer && answer.length > 3) expect(json).not.toContain(answer);
  }
});

test("a tag manager can set the options in the script's URL", async ({ page, site, host }) => {
  await page.goto(host.serve('<div id="booking"></div>'));
  const settings = new URLSearchParams({
    target: "#booking",
    "location-id": id,
    "base-url": site.otherOrigin,
    "submit-url": `${site.otherOrigin}/dev/booking-requests/`,
  });
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
  }, `${site.origin}/web-scheduler.js?${settings}`);
  await expect(page.locator("#booking > web-scheduler")).toHaveCount(1);
  await book(page, site);
});
