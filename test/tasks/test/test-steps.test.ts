import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { chosenSteps, steps } from "../../../src/tasks/test/test-steps.ts";

const names = (words: string[]) => chosenSteps(words).map((step) => step.name);

test("without a wish every step runs", () => {
  expect(chosenSteps([])).toBe(steps);
});

test("a step brings the one that it needs, in the right order", () => {
  expect(names(["e2e", "lint"])).toEqual(["lint", "build", "e2e"]);
  expect(names(["unit"])).toEqual(["unit"]);
});

test("an unknown step is an error that names the known ones", () => {
  expect(() => chosenSteps(["units"])).toThrow(
    /"units".*lint, types, build, budget, unit, browser, e2e/,
  );
});

test("every room with a configuration of its own is checked by it", () => {
  const types = steps.find((step) => step.name === "types");
  expect(types?.commands.map(({ argv }) => argv.at(-1)?.replaceAll("\\", "/"))).toEqual(
    expect.arrayContaining([
      "tsconfig.json",
      "src/contract/tsconfig.json",
      "src/form/tsconfig.json",
    ]),
  );
});

test("every tool is where a step starts it from", () => {
  for (const { argv } of steps.flatMap((step) => step.commands)) {
    expect(existsSync(argv[0] ?? ""), argv[0]).toBe(true);
  }
});
