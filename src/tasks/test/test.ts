import { type BrowserPaths, ensureBrowsers } from "../browser/ensure-browsers.ts";
import { ensurePostgres } from "../postgres/find-postgres.ts";
import { addCounts, type Counts, formatCounts, ZERO } from "./counts.ts";
import { runCommand } from "./run-command.ts";
import { findObstacle, type Step, selectSteps } from "./test-steps.ts";

const args = process.argv.slice(2);
const full = args.includes("--full");
// More than the globalTimeout in e2e/playwright.config.ts, so that Playwright can still report.
const timeoutMinutes = full ? 65 : 16;

const env: NodeJS.ProcessEnv = { FULL: full ? "1" : "" };
const failed = new Set<string>();
const summary: string[] = [];
let total = ZERO;

const selected = selectOrExit(args.filter((arg) => arg !== "--full"));
const browsers = await findBrowsers();
if (selected.some(({ name }) => name === "unit")) ensurePostgres();
for (const step of selected) {
  const started = performance.now();
  console.log(`\n── ${step.title} ──`);
  const counts = await runStep(step);
  if (counts.failed > 0) failed.add(step.name);
  total = addCounts(total, counts);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${step.title.padEnd(32)} ${formatCounts(counts)} (${seconds} s)`);
}

console.log(`\n${summary.join("\n")}\n`);
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStep(step: Step): Promise<Counts> {
  const { report, commands } = step;
  const obstacle = findObstacle(step, failed, browsers);
  if (obstacle !== null) {
    console.log(`Not run because ${obstacle.reason}; ${formatCounts(obstacle.counts)}.`);
    return obstacle.counts;
  }
  let counts = ZERO;
  for (const command of commands) {
    counts = addCounts(counts, await runCommand(command, { report, env, timeoutMinutes }));
  }
  return counts;
}

async function findBrowsers(): Promise<BrowserPaths> {
  const engines = new Set(selected.flatMap(({ engine }) => engine ?? []));
  try {
    const paths = await ensureBrowsers([...engines]);
    Object.assign(env, { BROWSER_PATH: paths.chromium, FIREFOX: paths.firefox });
    return paths;
  } catch (error) {
    console.error(messageOf(error));
    return {};
  }
}

function selectOrExit(names: string[]): readonly Step[] {
  try {
    return selectSteps(names);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(2);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
