import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../paths.ts";
import type { ReportFormat } from "./counts.ts";

/** A command of a step. */
export interface Command {
  /** A script for this project's Node, and its arguments. */
  argv: readonly string[];
  report: ReportFormat;
}

/** A step of the tests, which can be run on its own: `npm test -- unit`. */
export interface Step {
  name: string;
  title: string;
  needsBrowser?: true;
  /** The step whose result it uses. */
  needs?: string;
  commands: readonly Command[];
}

const require = createRequire(import.meta.url);

/** The script of a package's command; on Windows the command itself would need a shell. */
const script = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const tsc = script("typescript", "bin/tsc");
const vitest = script("vitest", "vitest.mjs");
// Biome writes color codes to log files too.
const biome = [
  script("@biomejs/biome", "bin/biome"),
  ...(process.stdout.isTTY ? [] : ["--colors=off"]),
];

// Folders that must compile without DOM or Node types have their own tsconfig.json.
const tsconfigs = [
  "tsconfig.json",
  ...globSync("*/tsconfig.json", { cwd: root }).map((file) => join("src", file)),
];

export const steps: readonly Step[] = [
  {
    name: "lint",
    title: "Format and lint",
    commands: [{ argv: [...biome, "ci", "--error-on-warnings"], report: "none" }],
  },
  {
    name: "types",
    title: "Types",
    commands: tsconfigs.map((file) => ({ argv: [tsc, "-p", file], report: "none" })),
  },
  {
    name: "build",
    title: "Build",
    commands: [{ argv: [join(root, "tasks/build/build.ts")], report: "none" }],
  },
  {
    name: "budget",
    title: "Size budget",
    needs: "build",
    commands: [{ argv: [join(root, "tasks/build/check-budget.ts")], report: "none" }],
  },
  {
    name: "unit",
    title: "Unit tests",
    commands: [{ argv: [vitest, "run", "--project", "unit"], report: "vitest" }],
  },
  {
    name: "browser",
    title: "Component tests in Chromium",
    needsBrowser: true,
    commands: [{ argv: [vitest, "run", "--project", "browser"], report: "vitest" }],
  },
  {
    name: "e2e",
    title: "End-to-end tests of the build",
    needsBrowser: true,
    needs: "build",
    commands: [
      { argv: [script("@playwright/test", "cli.js"), "test", "-c", "e2e"], report: "playwright" },
    ],
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
