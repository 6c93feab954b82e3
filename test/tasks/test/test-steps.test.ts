import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findObstacle, selectSteps, steps } from "../../../src/tasks/test/test-steps.ts";

const select = (...names: string[]) => selectSteps(names).map((step) => step.name);

test("selects every step if none is named", () => {
  expect(selectSteps([])).toBe(steps);
});

test("selects the steps that the named ones need, in order", () => {
  expect(select("e2e", "lint")).toEqual(["lint", "build", "e2e"]);
  expect(select("unit")).toEqual(["unit"]);
});

test("throws for an unknown name and lists the known ones", () => {
  expect(() => select("units")).toThrow(
    /"units".*lint, types, build, budget, unit, browser, e2e, firefox, webkit, screen-reader/,
  );
});

test("no step runs at the same time as one that it needs", () => {
  for (const { name, phase, needs } of steps.filter((step) => step.needs)) {
    const needed = steps.find((step) => step.name === needs);
    expect([name, needed?.phase]).not.toEqual([name, phase]);
  }
});

test("type-checks every folder that has a tsconfig.json", () => {
  const types = steps.find((step) => step.name === "types");
  expect(types?.commands.map((argv) => argv.at(-1)?.replaceAll("\\", "/"))).toEqual(
    expect.arrayContaining([
      "tsconfig.json",
      "src/contract/tsconfig.json",
      "src/form/tsconfig.json",
    ]),
  );
});

test("every script that a step starts exists", () => {
  for (const [script = ""] of steps.flatMap((step) => step.commands)) {
    expect(existsSync(script), script).toBe(true);
  }
});

const obstacles = (found: object, failed: string[] = []) =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const obstacle = findObstacle(step, new Set(failed), found);
      return obstacle ? [[step.name, obstacle.counts]] : [];
    }),
  );
const skipped = { passed: 0, failed: 0, skipped: 1 };
const failure = { passed: 0, failed: 1, skipped: 0 };

test("every step runs if every browser was found", () => {
  expect(obstacles({ chromium: "/a", firefox: "/b", webkit: "/c" })).toEqual({});
});

test("a missing Firefox or WebKit counts as one skipped test, a missing Chromium as a failure", () => {
  expect(obstacles({ chromium: "/a" })).toEqual({ firefox: skipped, webkit: skipped });
  expect(obstacles({ firefox: "/b", webkit: "/c" })).toEqual({ browser: failure, e2e: failure });
});

test("a step fails if the step that it needs failed", () => {
  expect(obstacles({ chromium: "/a", firefox: "/b" }, ["build"])).toEqual({
    budget: failure,
    e2e: failure,
    firefox: failure,
    webkit: skipped,
    "screen-reader": failure,
  });
});
