import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "es-toolkit";
import { repository as cwd } from "../paths.ts";
import { type Counts, countsOf, formatCounts } from "./counts.ts";
import { findProjects, installPrograms } from "./programs.ts";

// Vitest and Playwright use both cores of a small machine, so the tools run one after the other, as by hand.
const isAll = process.argv.includes("--all");
const results: { title: string; counts: Counts; seconds: number }[] = [];

installPrograms(isAll);

const folders = [".", ...globSync("src/*/tsconfig.json", { cwd })];
const [{ projects, skipped }, , , isBuilt] = await Promise.all([
  findProjects(isAll),
  step("Format and lint", "biome ci --error-on-warnings"),
  step("Types", folders.map((folder) => `tsc -p ${folder}`).join(" && ")),
  step("Build", "node src/tasks/build/build.ts"),
]);
await step("Sizes", "node src/tasks/build/budget.ts");

const left = projects.includes("chromium") ? "" : "--project=!browser";
await step("Unit and component tests", `vitest run ${left}`, "vitest.json");

if (isBuilt && projects.length > 0) {
  const options = projects.map((name) => `--project=${name}`).join(" ");
  const usual = isAll ? "" : "--grep-invert=@all";
  await step("End-to-end tests", `playwright test -c e2e ${options} ${usual}`, "playwright.json");
}

console.log();
for (const { title, counts, seconds } of results) {
  console.log(`${title.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s  ${formatCounts([counts])}`);
}
for (const line of skipped) console.log(line);
const all = results.map(({ counts }) => counts);
console.log(formatCounts([...all, { passed: 0, failed: 0, skipped: skipped.length }]));
// At once: a browser that cannot be opened may keep the process alive.
process.exit(all.some(({ failed }) => failed > 0) ? 1 : 0);

/**
 * Runs a command, and counts its tests or itself; whether nothing failed. What runs at the same time as others, without a
 * report, is printed when it has ended.
 */
async function step(title: string, command: string, report?: string): Promise<boolean> {
  const start = performance.now();
  const file = report && join(cwd, "test-results", report);
  if (file) rmSync(file, { force: true });
  console.log(`── ${title} ──`);
  // Tests start our commands many times, which takes half the time with compiled code.
  const cache = join(cwd, "node_modules/.cache/node-compile");
  const env = { ...process.env, NODE_COMPILE_CACHE: cache, TESTS: isAll ? "all" : "usual" };
  const child = spawn(command, { cwd, env, shell: true, stdio: report ? "inherit" : "pipe" });
  const output: Buffer[] = [];
  child.stdout?.on("data", (data) => output.push(data));
  child.stderr?.on("data", (data) => output.push(data));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(output));
  const readReport = (path: string) => attempt(() => JSON.parse(readFileSync(path, "utf8")))[1];
  const counts = countsOf(status === 0, file && readReport(file));
  results.push({ title, counts, seconds: (performance.now() - start) / 1000 });
  return counts.failed === 0;
}
