import { expect, test } from "vitest";
import { installPlan, npmCommand } from "../../../src/tasks/install/install-plan.js";

const locked = {
  "": { version: "0.1.0" },
  "node_modules/vite": { version: "8.3.8" },
  "node_modules/fsevents": { version: "2.3.3", optional: true },
};

test.each([
  ["installs everything into a fresh clone", null, "ci"],
  ["installs nothing if the versions match", { "node_modules/vite": { version: "8.3.8" } }, null],
  [
    "installs a package with another version",
    { "node_modules/vite": { version: "8.3.7" } },
    "install",
  ],
  ["installs a missing package", {}, "install"],
] as const)("%s", (_fact, installed, plan) => {
  expect(installPlan(locked, installed)).toBe(plan);
});

test("uses the npm that started this process, and the Node that npm runs on", () => {
  const env = { npm_execpath: "/npm/bin/npm-cli.js", npm_node_execpath: "/usr/bin/node" };
  expect(npmCommand(env)).toEqual({
    command: "/usr/bin/node",
    args: ["/npm/bin/npm-cli.js"],
    shell: false,
  });
});

test.each([{}, { npm_execpath: "/pnpm/bin/pnpm.cjs" }])(
  "npm is looked up on the PATH if another tool started this process: %j",
  (env) => {
    expect(npmCommand(env)).toEqual({ command: "npm", args: [], shell: true });
  },
);
