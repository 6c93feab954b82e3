import { type BrowserPaths, ensureBrowsers } from "../browser/ensure-browsers.ts";
import { ensureScreenReader } from "../screen-reader/find-screen-reader.ts";
import { ensureServers } from "../servers/find-servers.ts";
import { addCounts, type Counts, formatCounts, ZERO } from "./counts.ts";
import { runCommand } from "./run-command.ts";
import { findObstacle, type Step, selectSteps } from "./test-steps.ts";

const args = process.argv.slice(2);
const full = args.includes("--full");
// More than the globalTimeout in e2e/playwright.config.ts, so that Playwright can still report.
const timeoutMinutes = full ? 65 : 32;

const env: NodeJS.ProcessEnv = { FULL: full ? "1" : "" };
const failed = new Set<string>();

interface Result {
  counts: Counts;
  seconds: number;
}

const selected = selectOrExit(args.filter((arg) => arg !== "--full"));
const browsers = await findBrowsers();
const isSelected = (step: string) => selected.some(({ name }) => name === step);
if (isSelected("unit")) ensureServers();
if (isSelected("screen-reader")) ensureScreenReader();
const results = new Map<Step, Result>();
for (const phase of Map.groupBy(selected, (step) => step.phase).values()) {
  await Promise.all(phase.map((step) => runInPhase(step, phase.length > 1)));
}
const summary = selected.map((step) => {
  const { counts, seconds } = results.get(step) ?? { counts: ZERO, seconds: 0 };
  return `${step.title.padEnd(32)} ${formatCounts(counts)} (${seconds.toFixed(1)} s)`;
});
const total = [...results.values()].map(({ counts }) => counts).reduce(addCounts, ZERO);

console.log(`\n${summary.join("\n")}\n`);
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a step; if others run at the same time, its output is printed when it has ended. */
async function runInPhase(step: Step, isOneOfSeveral: boolean): Promise<void> {
  const output: string[] = [];
  const onOutput = isOneOfSeveral ? (text: string) => output.push(text) : undefined;
  results.set(step, await runStep(step, onOutput));
  process.stdout.write(output.join(""));
}

/** @param onOutput receives the output; without it, the output is passed through */
async function runStep(step: Step, onOutput?: (text: string) => void): Promise<Result> {
  const started = performance.now();
  const print = onOutput ?? ((text: string) => process.stdout.write(text));
  print(`\n── ${step.title} ──\n`);
  const { report, commands } = step;
  const obstacle = findObstacle(step, failed, browsers);
  let counts = obstacle?.counts ?? ZERO;
  if (obstacle !== null) {
    print(`Not run because ${obstacle.reason}; ${formatCounts(counts)}.\n`);
  } else {
    for (const command of commands) {
      const options = { report, onOutput, env, timeoutMinutes };
      counts = addCounts(counts, await runCommand(command, options));
    }
  }
  if (counts.failed > 0) failed.add(step.name);
  return { counts, seconds: (performance.now() - started) / 1000 };
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
