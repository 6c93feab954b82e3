import { findBrowser } from "../browser/find-browser.ts";
import { getChromium } from "../browser/get-browser.ts";
import { add, type Counts, closingLine, none } from "./counts.ts";
import { run } from "./run-command.ts";
import { chosenSteps, type Step } from "./test-steps.ts";

const words = process.argv.slice(2);
const full = words.includes("--full");
const chosen = chosenOrExit(words.filter((word) => word !== "--full"));

const env: NodeJS.ProcessEnv = { FULL: full ? "1" : "" };
const failed = new Set<string>();
const summary: string[] = [];
let total = none;

if (chosen.some((step) => step.browser)) await findBrowsers();
for (const step of chosen) {
  const started = performance.now();
  console.log(`\n── ${step.title} ──`);
  const counts = await runStep(step);
  if (counts.failed > 0) failed.add(step.name);
  total = add(total, counts);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${step.title.padEnd(42)} ${closingLine(counts)} (${seconds} s)`);
}

console.log(`\n${summary.join("\n")}\n`);
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStep(step: Step): Promise<Counts> {
  const reason = whyNot(step);
  if (reason !== null) {
    console.log(`Not run, since ${reason}; counted as one failure.`);
    return { ...none, failed: 1 };
  }
  let counts = none;
  for (const command of step.commands) {
    // A little more than Playwright gives itself, so that it can still say what it did.
    counts = add(counts, await run(command, env, full ? 65 : 16));
  }
  return counts;
}

function whyNot(step: Step): string | null {
  if (step.browser && env.BROWSER_PATH === undefined) return "there is no browser";
  return step.needs !== undefined && failed.has(step.needs) ? `"${step.needs}" failed` : null;
}

async function findBrowsers(): Promise<void> {
  try {
    env.BROWSER_PATH = await getChromium();
    console.log(`Chromium: ${env.BROWSER_PATH}`);
    if (!full) return;
    const firefox = await findBrowser("firefox");
    console.log(`Firefox: ${firefox ?? "not found, skipped (install it, or set FIREFOX)"}`);
    if (firefox === null) total = add(total, { ...none, skipped: 1 });
    else env.FIREFOX = firefox;
  } catch (error) {
    console.error(said(error));
  }
}

function chosenOrExit(names: string[]): readonly Step[] {
  try {
    return chosenSteps(names);
  } catch (error) {
    console.error(said(error));
    process.exit(2);
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
