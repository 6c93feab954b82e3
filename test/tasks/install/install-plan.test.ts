import { expect, test } from "vitest";
import { installPlan, npmCommand } from "../../../src/tasks/install/install-plan.js";

const wanted = {
  "": { version: "0.1.0" },
  "node_modules/vite": { version: "8.3.8" },
  "node_modules/fsevents": { version: "2.3.3", optional: true },
};

test.each([
  ["a fresh clone gets everything", null, "ci"],
  ["what is there needs nothing", { "node_modules/vite": { version: "8.3.8" } }, null],
  [
    "another version is brought up to date",
    { "node_modules/vite": { version: "8.3.7" } },
    "install",
  ],
  ["a missing package is added", {}, "install"],
] as const)("%s", (_fact, installed, plan) => {
  expect(installPlan(wanted, installed)).toBe(plan);
});

test("npm is the one that started us, on the Node that it runs on", () => {
  const env = { npm_execpath: "/npm/bin/npm-cli.js", npm_node_execpath: "/usr/bin/node" };
  expect(npmCommand(env)).toEqual({
    command: "/usr/bin/node",
    args: ["/npm/bin/npm-cli.js"],
    shell: false,
  });
});

test.each([{}, { npm_execpath: "/pnpm/bin/pnpm.cjs" }])(
  "where another tool started us, npm is looked up: %j",
  (env) => {
    expect(npmCommand(env)).toEqual({ command: "npm", args: [], shell: true });
  },
);
