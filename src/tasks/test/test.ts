import { ensureChromium } from "../browser/ensure-chromium.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { addCounts, type Counts, formatCounts, ZERO } from "./counts.ts";
import { runCommand } from "./run-command.ts";
import { type Step, selectSteps } from "./test-steps.ts";

const args = process.argv.slice(2);
const full = args.includes("--full");
// More than the globalTimeout in e2e/playwright.config.ts, so that Playwright can still report.
const timeoutMinutes = full ? 65 : 16;

const env: NodeJS.ProcessEnv = { FULL: full ? "1" : "" };
const failed = new Set<string>();
const summary: string[] = [];
let total = ZERO;

const selected = selectOrExit(args.filter((arg) => arg !== "--full"));
if (selected.some((step) => step.needsBrowser)) await findBrowsers();
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
  const reason = skipReason(step);
  if (reason !== null) {
    console.log(`Not run because ${reason}; counted as one failure.`);
    return { ...ZERO, failed: 1 };
  }
  let counts = ZERO;
  for (const command of commands) {
    counts = addCounts(counts, await runCommand(command, { report, env, timeoutMinutes }));
  }
  return counts;
}

function skipReason({ needsBrowser, needs = "" }: Step): string | null {
  if (needsBrowser && env.BROWSER_PATH === undefined) return "no browser was found";
  return failed.has(needs) ? `the step "${needs}" failed` : null;
}

async function findBrowsers(): Promise<void> {
  try {
    env.BROWSER_PATH = await ensureChromium();
    console.log(`Chromium: ${env.BROWSER_PATH}`);
    if (!full) return;
    const firefox = await findBrowser("firefox");
    console.log(`Firefox: ${firefox ?? "not found, skipped (install it or set FIREFOX)"}`);
    if (firefox === null) total = addCounts(total, { ...ZERO, skipped: 1 });
    else env.FIREFOX = firefox;
  } catch (error) {
    console.error(messageOf(error));
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
