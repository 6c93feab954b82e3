import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { median } from "es-toolkit";
import { chromium } from "playwright";
import { chromiumArgs, findBrowser } from "../find-programs.ts";
import { startBenchSite } from "./bench-site.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, against: { type: "string" } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("Usage: npm run bench -- [--rounds N] [--against FOLDER]");
  process.exit(2);
}
const executablePath = await findBrowser("chromium");
if (executablePath === null) {
  console.error("Chromium was not found: install it, or set BROWSER_PATH to its program.");
  process.exit(1);
}
await import("../build/build.ts");

const site = await startBenchSite(options.against && resolve(options.against));
const all = site.subjects.map((subject) => ({ subject, visits: [] as Visit[] }));
for (let round = 0; round < rounds; round += 1) {
  const args = [...chromiumArgs, "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"];
  const browser = await chromium.launch({ executablePath, args });
  // In another order each time: what a machine does at the same time differs.
  const first = (round * 2) % all.length;
  for (const { subject, visits } of [...all.slice(first), ...all.slice(0, first)]) {
    visits.push(await measureVisit(browser, subject.url));
  }
  await browser.close();
  console.log(`round ${round + 1} of ${rounds}`);
}
await site.close();

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(value < 20 ? 1 : 0)} ms`;
const COLUMNS = {
  bytes: ["brotli until usable", kB],
  usable: ["first field", ms],
  medianInput: ["median input", ms],
  worstInput: ["worst input", ms],
  layoutShift: ["shift", (score: number) => score.toFixed(3)],
} satisfies Partial<Record<keyof Visit, [string, (value: number) => string]>>;

/** The median, and the median of the rounds' ratios to the hand-written form. */
function cell(visits: readonly Visit[], metric: keyof typeof COLUMNS): string {
  const text = COLUMNS[metric][1](median(visits.map((visit) => visit[metric])));
  const [baseline] = all;
  if (!baseline || metric === "layoutShift") return text;
  const ratios = visits.map(
    (visit, round) => visit[metric] / (baseline.visits[round]?.[metric] ?? 0),
  );
  return `${text} ×${median(ratios).toFixed(2)}`;
}

console.log(`
Medians of ${rounds} alternating rounds, and the ratio to a form without a library (baseline).
A phone with a 4x slower CPU, 1.6 Mbit/s, 150 ms. An input is measured from its event to the next paint.
`);
const metrics = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
console.table(
  Object.fromEntries(
    all.map(({ subject, visits }) => [
      subject.name,
      Object.fromEntries(metrics.map((metric) => [COLUMNS[metric][0], cell(visits, metric)])),
    ]),
  ),
);
