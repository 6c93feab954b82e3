import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { median } from "es-toolkit";
import { chromium } from "playwright";
import { chromiumArgs, findBrowser } from "../find-programs.ts";
import { BENCH_HOST, startBenchSite } from "./bench-site.ts";
import { measureLeft, measureVisit, type Visit } from "./measure-visit.ts";

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
const args = [
  ...chromiumArgs,
  "--ignore-certificate-errors",
  `--host-resolver-rules=MAP ${BENCH_HOST} 127.0.0.1 , MAP * ~NOTFOUND`,
];
let left = { nodes: 0, listeners: 0 };
for (let round = 0; round < rounds; round += 1) {
  const browser = await chromium.launch({ executablePath, args });
  // In another order each time: what a machine does at the same time differs.
  const first = (round * 2) % all.length;
  for (const { subject, visits } of [...all.slice(first), ...all.slice(0, first)]) {
    visits.push(await measureVisit(browser, subject.url));
  }
  const tag = all.find(({ subject }) => subject.name === "plain tag");
  if (round === 0 && tag) left = await measureLeft(browser, tag.subject.url);
  await browser.close();
  console.log(`round ${round + 1} of ${rounds}`);
}
site.close();

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${value.toFixed(value < 20 ? 1 : 0)} ms`;
const score = (value: number) => value.toFixed(3);
const ROWS: { metric: keyof Visit; name: string; format: (value: number) => string }[] = [
  { metric: "usable", name: "first field usable", format: ms },
  { metric: "mainThread", name: "main thread until a second later", format: ms },
  { metric: "medianInput", name: "from an input to the next paint, median", format: ms },
  { metric: "worstInput", name: "from an input to the next paint, slowest", format: ms },
  { metric: "layoutShift", name: "layout shift", format: score },
  { metric: "bytesUntilUsable", name: "loaded until usable", format: kB },
  { metric: "visit", name: "loaded by an ordinary visit, idle included", format: kB },
  { metric: "finished", name: "loaded for a finished request", format: kB },
];

/** The median; of times with the median of the rounds' ratios to the hand-written form. */
function cell(visits: readonly Visit[], { metric, format }: (typeof ROWS)[number]): string {
  const text = format(median(visits.map((visit) => visit[metric])));
  const [baseline] = all;
  if (!baseline || format !== ms) return text;
  const ratios = visits.map(
    (visit, round) => visit[metric] / (baseline.visits[round]?.[metric] ?? 0),
  );
  return `${median(ratios).toFixed(2)} (${text})`;
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
console.log(`
Medians of ${rounds} alternating rounds; times as ratios to the form by hand. A phone with a 4x slower CPU, 1.6 Mbit/s
and 150 ms latency, over https with brotli. Left after 100 forms: ${left.nodes} nodes, ${left.listeners} listeners.
`);
console.log(line(["", ...all.map(({ subject }) => subject.name)]));
console.log(line(Array(all.length + 1).fill("---")));
for (const row of ROWS)
  console.log(line([row.name, ...all.map(({ visits }) => cell(visits, row))]));
