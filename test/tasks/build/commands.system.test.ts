/** @module-tag all */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { version } from "../../../src/tasks/build/outputs.ts";
import { COMMANDS, commandsConfig } from "../../../src/tasks/build/vite-configs.ts";
import { writeServerPackage } from "../../../src/tasks/build/write-packages.ts";
import { temporaryFolder } from "../../resources.ts";

const folder = temporaryFolder(afterAll);

beforeAll(async () => {
  await build({ ...commandsConfig(join(folder, "bin")), logLevel: "silent" });
  writeServerPackage(folder);
});

/** Runs a command outside of the project, where it finds none of its packages. */
const run = (name: string, option: string) =>
  spawnSync(process.execPath, [join(folder, `bin/${name}.js`), option], {
    cwd: folder,
    encoding: "utf8",
  });

test.each(Object.keys(COMMANDS))("%s runs without packages, and says how to use it", (name) => {
  expect(run(name, "--help")).toMatchObject({
    stdout: expect.stringContaining(`Usage: ${name} `),
    stderr: "",
  });
  expect(run(name, "--version").stdout).toBe(`${version}\n`);
});
