import { startBenchSite } from "../../src/tasks/bench/bench-site.ts";
import { measureMemory } from "../../src/tasks/bench/measure-memory.ts";
import { measureVisit } from "../../src/tasks/bench/measure-visit.ts";
import { PAGE } from "../../src/tasks/bench/subjects.ts";
import { outDir } from "../../src/tasks/paths.ts";
import { expect, full, test } from "../fixtures/test.ts";

test("the benchmark fills in and sends every form, of another build too", async ({
  browser,
  browserName,
}) => {
  test.skip(!full || browserName !== "chromium", "Tested by npm run test:all, in Chromium.");
  // About 20 visits of 10 seconds, most of which is waiting between keys and taps.
  test.setTimeout(400_000);
  const site = await startBenchSite(outDir);
  try {
    const [usual] = site.scenarios;
    for (const scenario of site.scenarios) {
      for (const subject of site.subjects) {
        if (subject.isLoadedOnly && scenario !== usual) continue;
        const { worst, ...visit } = await measureVisit(browser, site, subject, scenario);
        const name = `${subject.name}, ${scenario.name}`;
        expect(worst, name).toMatch(/^\w+ in \w+ \(input \d+\)$/);
        for (const metric of ["usable", "loading", "medianInput", "perInput"] as const) {
          expect(visit[metric], `${name}: ${metric}`).toBeGreaterThan(0);
        }
        expect(visit.bytes, name).toBeGreaterThan(2_000);
        expect(visit.worstInput, name).toBeGreaterThanOrEqual(visit.medianInput);
      }
    }
    for (const subject of [PAGE, ...site.subjects]) {
      const { heap, heapWithChunk } = await measureMemory(browser, site, subject, usual);
      expect(heap, subject.name).toBeGreaterThan(0);
      expect(heapWithChunk, subject.name).toBeGreaterThan(heap);
    }
  } finally {
    site.close();
  }
});
