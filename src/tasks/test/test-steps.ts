import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { BrowserPaths } from "../browser/ensure-browsers.ts";
import type { Engine } from "../browser/find-browser.ts";
import { root } from "../paths.ts";
import { type Counts, type ReportFormat, ZERO } from "./counts.ts";

/** A step of the tests, which can be run on its own: `npm test -- unit`. */
export interface Step {
  name: string;
  title: string;
  /** The steps of a phase run at the same time, because each of them leaves cores idle. */
  phase: "code" | "chromium" | "other engines";
  /** The step whose result it uses. */
  needs?: string;
  /** The browser that it runs in. Without Chromium it fails, without another one it is skipped. */
  engine?: Engine;
  report: ReportFormat;
  /** Scripts for the project's Node, each with its arguments. */
  commands: readonly (readonly string[])[];
}

const require = createRequire(import.meta.url);

/** The script of a package's command; on Windows the command itself would need a shell. */
const script = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const biome = script("@biomejs/biome", "bin/biome");
// Without a terminal, Biome would write color codes to the log.
const biomeColors = process.stdout.isTTY ? [] : ["--colors=off"];
const playwright = script("@playwright/test", "cli.js");
const tsc = script("typescript", "bin/tsc");
const vitest = script("vitest", "vitest.mjs");
const everyday = process.argv.includes("--full") ? [] : ["--tags-filter=!all"];

const endToEnd = (name: string, browser: "Chromium" | "Firefox" | "WebKit"): Step => {
  const engine = browser.toLowerCase() as Engine;
  return {
    name,
    title: `End-to-end tests in ${browser}`,
    phase: engine === "chromium" ? engine : "other engines",
    needs: "build",
    engine,
    report: "playwright",
    commands: [[playwright, "test", "-c", "e2e", `--project=${engine}`]],
  };
};

// Folders that must compile without DOM or Node types have their own tsconfig.json.
const folderConfigs = globSync("*/tsconfig.json", { cwd: root }).map((file) => join("src", file));

export const steps: readonly Step[] = [
  {
    name: "lint",
    title: "Format and lint",
    phase: "code",
    report: "none",
    commands: [[biome, "ci", "--error-on-warnings", ...biomeColors]],
  },
  {
    name: "types",
    title: "Types",
    phase: "code",
    report: "none",
    commands: ["tsconfig.json", ...folderConfigs].map((file) => [tsc, "-p", file]),
  },
  {
    name: "build",
    title: "Build",
    phase: "code",
    report: "none",
    commands: [[join(root, "tasks/build/build.ts")]],
  },
  {
    name: "budget",
    title: "Size budget",
    phase: "chromium",
    needs: "build",
    report: "none",
    commands: [[join(root, "tasks/build/check-budget.ts")]],
  },
  {
    name: "unit",
    title: "Unit tests",
    phase: "code",
    report: "vitest",
    commands: [[vitest, "run", "--project", "unit", "--project", "system", ...everyday]],
  },
  {
    name: "browser",
    title: "Component tests in Chromium",
    phase: "code",
    engine: "chromium",
    report: "vitest",
    commands: [[vitest, "run", "--project", "browser", ...everyday]],
  },
  endToEnd("e2e", "Chromium"),
  endToEnd("firefox", "Firefox"),
  endToEnd("webkit", "WebKit"),
  {
    name: "screen-reader",
    title: "Tests with a screen reader",
    phase: "other engines",
    needs: "build",
    report: "playwright",
    commands: [[playwright, "test", "-c", "e2e", "--project=screen-reader"]],
  },
];

/**
 * The named steps and those that they need, in the order of {@link steps}; all if none is named.
 *
 * @throws Error if a name is unknown
 */
export function selectSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(", ");
    throw new Error(`Unknown step "${unknown}". The steps are ${known}.`);
  }
  if (names.length === 0) return steps;
  const needed = steps.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/** Why a step cannot run, and how that counts; null if it can. */
export function findObstacle(
  { engine, needs = "" }: Step,
  failed: ReadonlySet<string>,
  browsers: BrowserPaths,
): { reason: string; counts: Counts } | null {
  const isMissing = engine !== undefined && browsers[engine] === undefined;
  if (isMissing && engine !== "chromium") {
    return { reason: "the browser was not found", counts: { ...ZERO, skipped: 1 } };
  }
  const reason = isMissing
    ? "no Chromium was found"
    : failed.has(needs)
      ? `the step "${needs}" failed`
      : null;
  return reason === null ? null : { reason, counts: { ...ZERO, failed: 1 } };
}
