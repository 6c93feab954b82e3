import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { chromiumArgs, findBrowser } from "../browser/find-browser.ts";
import { startBenchSite } from "./bench-site.ts";
import { MEMORY, type Series, tableOf } from "./bench-table.ts";
import { measureMemory } from "./measure-memory.ts";
import { measureVisit, TRACES } from "./measure-visit.ts";
import { PAGE, type Subject } from "./subjects.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    only: { type: "string", multiple: true },
    against: { type: "string" },
  },
});
const rounds = Number(options.rounds);
const executablePath = await findBrowser("chromium");
if (executablePath === null) throw new Error("Chromium was not found.");
const args = [...chromiumArgs, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"];
const launchOptions = { executablePath, args };
// Writes dist/, and prints the sizes.
await import("../build/build.ts");

const site = await startBenchSite(options.against && resolve(options.against));
const scenarios = site.scenarios.map(({ name }) => name);
const names = [...scenarios, MEMORY];
const selected = options.only ?? names;
const [usual] = site.scenarios;
if (!Number.isInteger(rounds) || rounds < 1 || selected.some((name) => !names.includes(name))) {
  console.error(`Usage: npm run bench -- [--rounds N] [--against FOLDER] [--only SCENARIO]...
The scenarios are ${names.map((name) => `"${name}"`).join(", ")}.`);
  process.exit(2);
}

/** Everything that one round measures of one subject. */
interface Task {
  series: Series;
  measure(browser: Browser): Promise<Series["rounds"][number]>;
}

const tasks: readonly Task[] = [
  ...site.scenarios.flatMap((scenario) =>
    site.subjects
      .filter(({ isLoadedOnly }) => !isLoadedOnly || scenario === usual)
      .map((subject) =>
        taskOf(subject, scenario.name, (browser) => measureVisit(browser, site, subject, scenario)),
      ),
  ),
  ...[PAGE, ...site.subjects]
    .filter(({ isLoadedOnly }) => !isLoadedOnly)
    .map((subject) =>
      taskOf(subject, MEMORY, (browser) => measureMemory(browser, site, subject, usual)),
    ),
].filter(({ series }) => selected.includes(series.group));

let version = "";
try {
  for (let round = 0; round < rounds; round += 1) await measureRound(round);
} finally {
  site.close();
}

const all = tasks.map(({ series }) => series);
console.log(`
Medians of ${rounds} alternating rounds, and the ratio to the baseline, a form without a library.
Chromium ${version}, ${availableParallelism()} cores. A phone with a 4x slower CPU, 1.6 Mbit/s, 150 ms;
for the memory a desktop. An input is measured from its event to the next paint.
`);
console.table(tableOf(all, scenarios));
console.log(`
The worst input of each form in the last round, whose traces are in ${TRACES}:
${all.flatMap(worstOf).join("\n")}`);

function taskOf(subject: Subject, group: string, measure: Task["measure"]): Task {
  return { series: { subject: subject.name, group, rounds: [] }, measure };
}

/** Measures every subject in every scenario, each round in another order. */
async function measureRound(round: number): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  version = browser.version();
  try {
    // The browser's first page takes longer.
    await measureMemory(browser, site, PAGE, usual);
    const first = (round * 2) % tasks.length;
    for (const { series, measure } of [...tasks.slice(first), ...tasks.slice(0, first)]) {
      series.rounds.push(await measure(browser));
    }
  } finally {
    await browser.close();
  }
  console.log(`round ${round + 1} of ${rounds}`);
}

function worstOf({ subject, group, rounds }: Series): string[] {
  const worst = rounds.at(-1)?.worst;
  return worst ? [`${group}, ${subject}: ${worst}`] : [];
}
