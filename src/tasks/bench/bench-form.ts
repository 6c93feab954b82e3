import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { ensureBrowsers } from "../browser/ensure-browsers.ts";
import { chromiumArgs } from "../browser/find-browser.ts";
import { startBenchSite } from "./form/bench-site.ts";
import { formatTable, type Series } from "./form/bench-table.ts";
import { measureVisit, type Visit } from "./form/measure-visit.ts";
import type { ProfileName } from "./form/profiles.ts";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, json: { type: "string" } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("Usage: npm run bench -- [--rounds N] [--json FILE]");
  process.exit(2);
}

const { chromium: executablePath } = await ensureBrowsers(["chromium"]);
if (executablePath === undefined) process.exit(1);
// Writes dist/, and prints the sizes.
await import("../build/build.ts");

const site = await startBenchSite();
const args = [...chromiumArgs, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"];
const launchOptions = { executablePath, args };
const PROFILE_NAMES: readonly ProfileName[] = ["phone", "desktop"];
const all = PROFILE_NAMES.flatMap((profile) =>
  site.contenders.map((contender) => ({ contender, profile, visits: [] as Visit[] })),
);
let version = "";
try {
  for (let round = 0; round < rounds; round += 1) await measureRound(round);
} finally {
  site.close();
}

const series: Series[] = all.map(({ contender, ...rest }) => ({
  ...rest,
  contender: contender.name,
}));
console.log(`
Medians of ${rounds} interleaved rounds, and the ratio to the floor, a form without a library.
Chromium ${version}, ${availableParallelism()} cores; phone: 4x slower CPU, 1.6 Mbit/s, 150 ms.

${formatTable(series)}`);
if (options.json) writeFileSync(options.json, `${JSON.stringify(series, null, 2)}\n`);

/** Visits every contender with both profiles, each round in another order. */
async function measureRound(round: number): Promise<void> {
  for (const profile of PROFILE_NAMES) {
    const browser = await chromium.launch(launchOptions);
    version = browser.version();
    try {
      const visits = all.filter((one) => one.profile === profile);
      const first = round % visits.length;
      const [warmUp] = visits;
      if (warmUp) await measureVisit(browser, site, warmUp.contender, profile);
      for (const { contender, visits: results } of [
        ...visits.slice(first),
        ...visits.slice(0, first),
      ]) {
        results.push(await measureVisit(browser, site, contender, profile));
      }
    } finally {
      await browser.close();
    }
  }
  console.log(`round ${round + 1} of ${rounds}`);
}
