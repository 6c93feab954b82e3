import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { selectSteps, steps } from "../../../src/tasks/test/test-steps.ts";

const select = (...names: string[]) => selectSteps(names).map((step) => step.name);

test("selects every step if none is named", () => {
  expect(selectSteps([])).toBe(steps);
});

test("selects the steps that the named ones need, in order", () => {
  expect(select("e2e", "lint")).toEqual(["lint", "build", "e2e"]);
  expect(select("unit")).toEqual(["unit"]);
});

test("throws for an unknown name and lists the known ones", () => {
  expect(() => select("units")).toThrow(/"units".*lint, types, build, budget, unit, browser, e2e/);
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
