import { startBenchSite } from "../../src/tasks/bench/form/bench-site.ts";
import { BLANK } from "../../src/tasks/bench/form/contenders.ts";
import { measureVisit } from "../../src/tasks/bench/form/measure-visit.ts";
import { expect, full, test } from "../fixtures/test.ts";

test("the benchmark measures every contender", async ({ browser, browserName }) => {
  test.skip(!full || browserName !== "chromium", "Tested by npm run test:all, in Chromium.");
  const site = await startBenchSite();
  try {
    for (const contender of site.contenders) {
      const visit = await measureVisit(browser, site, contender, "desktop");
      for (const value of [visit.usable, visit.firstPaint, visit.key, visit.heap]) {
        expect(value, contender.name).toBeGreaterThan(0);
      }
      if (contender.name === BLANK) continue;
      expect(visit.bytes, contender.name).toBeGreaterThan(2_000);
      expect(visit.mounts, contender.name).toBeGreaterThan(0);
    }
  } finally {
    site.close();
  }
});
