import { readFileSync } from "node:fs";
import { PATIENT } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { book, element, id, script } from "./embed-page.ts";

test("the recipes of README for tag managers work, and carry no patient data", async ({
  page,
  site,
  host,
}) => {
  const readme = readFileSync(new URL("../../src/embed/README.md", import.meta.url), "utf8");
  const recipes = readme.split("\n").filter((line) => /^<script>.*dataLayer/.test(line));
  expect(recipes).toHaveLength(2);
  await page.goto(host.address(`${recipes.join("")}${script(site)}${element(site)}`));
  const request = await book(page, site);
  const layer = await page.evaluate<object[]>("dataLayer");
  expect(layer).toEqual([
    { event: "web-scheduler-ready" },
    { event: "web-scheduler-step", step: "details" },
    { event: "web-scheduler-step", step: "sent" },
    { event: "web-scheduler-sent" },
    { event: "generate_lead" },
  ]);
  const said = JSON.stringify(layer);
  for (const answer of [...Object.values(PATIENT), ...Object.values(request.patient)]) {
    if (answer && answer.length > 3) expect(said).not.toContain(answer);
  }
});

test("a tag manager's tag has its settings in the address of the script", async ({
  page,
  site,
  host,
}) => {
  await page.goto(host.address('<div id="booking"></div>'));
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
