import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "../build/outputs.ts";
import type { Counting } from "./counts.ts";

/** One command of a step. */
export interface Command {
  /** The script that our own Node runs, and what it is told. */
  argv: readonly string[];
  counting: Counting;
}

/** One part of the tests, which can be asked for by its name: `npm test -- unit`. */
export interface Step {
  name: string;
  title: string;
  /** Whether it opens a browser. */
  browser: boolean;
  /** The step without which it cannot run. */
  needs?: string;
  commands: readonly Command[];
}

const require = createRequire(import.meta.url);

/** The script behind a tool's command: Windows cannot start the command itself without a shell. */
function script(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

// Biome colours what goes into a log file too, which nobody can read then.
const plain = process.stdout.isTTY ? [] : ["--colors=off"];

const biome = script("@biomejs/biome", "bin/biome");
const tsc = script("typescript", "bin/tsc");
const vitest = script("vitest", "vitest.mjs");
const playwright = script("@playwright/test", "cli.js");

// Rooms that must do without the DOM or Node have a configuration of their own.
const projects = [
  "tsconfig.json",
  ...globSync("*/tsconfig.json", { cwd: root }).map((file) => join("src", file)),
];

export const steps: readonly Step[] = [
  {
    name: "lint",
    title: "Format and lint",
    browser: false,
    commands: [{ argv: [biome, "ci", "--error-on-warnings", ...plain], counting: "status" }],
  },
  {
    name: "types",
    title: "Types",
    browser: false,
    commands: projects.map((file) => ({ argv: [tsc, "-p", file], counting: "status" })),
  },
  {
    name: "build",
    title: "Build",
    browser: false,
    commands: [{ argv: [join(root, "tasks/build/build.ts")], counting: "status" }],
  },
  {
    name: "budget",
    title: "Budget",
    browser: false,
    needs: "build",
    commands: [{ argv: [join(root, "tasks/build/check-budget.ts")], counting: "status" }],
  },
  {
    name: "unit",
    title: "Unit tests",
    browser: false,
    commands: [{ argv: [vitest, "run", "--project", "unit"], counting: "vitest" }],
  },
  {
    name: "browser",
    title: "Component tests in Chromium",
    browser: true,
    commands: [{ argv: [vitest, "run", "--project", "browser"], counting: "vitest" }],
  },
  {
    name: "e2e",
    title: "End-to-end tests against the built script",
    browser: true,
    needs: "build",
    commands: [{ argv: [playwright, "test", "-c", "e2e"], counting: "playwright" }],
  },
];

/**
 * The steps that were asked for, with those that they need, in their order; all without a wish.
 *
 * @throws Error where a name is not known.
 */
export function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(", ");
    throw new Error(`There is no step "${unknown}"; the steps are ${known}.`);
  }
  if (names.length === 0) return steps;
  const needed = steps.filter((step) => names.includes(step.name)).map((step) => step.needs);
  return steps.filter((step) => names.includes(step.name) || needed.includes(step.name));
}
