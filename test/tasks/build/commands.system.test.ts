/** @module-tag all */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { VERSION } from "../../../src/settings/names.ts";
import { buildOnly, COMMANDS } from "../../../src/tasks/build/build-config.ts";
import { writeServerPackage } from "../../../src/tasks/build/write-packages.ts";
import { readStyles } from "../../../src/web/pages/stylesheet.ts";
import { temporaryFolder } from "../../resources.ts";
import { run as start } from "../../server/started.ts";

const folder = temporaryFolder(afterAll);

beforeAll(async () => {
  await buildOnly("ssr", { outDir: folder });
  writeServerPackage(folder);
});

const run = (name: string, ...options: string[]) =>
  spawnSync(
    process.execPath,
    [...options.slice(1), join(folder, `bin/${name}.js`), ...options.slice(0, 1)],
    { cwd: folder, encoding: "utf8" },
  );

test.each(Object.keys(COMMANDS))("%s runs without packages, and says how to use it", (name) => {
  expect(run(name, "--help")).toMatchObject({
    stdout: expect.stringContaining(`Usage: ${name} `),
    stderr: "",
  });
  expect(run(name, "--version").stdout).toBe(`${VERSION}\n`);
});

test("the server serves the styles of its pages, which are next to it", async () => {
  const options = ["--port", "0", "--data", ":memory:"];
  const file = join(folder, "bin/web-scheduler-server.js");
  const server = start(process.execPath, [file, ...options], /^ready (\S+)\/$/m, { cwd: folder });
  onTestFinished(() => void server.child.kill());
  const styles = await (await fetch(`${await server.ready}/dev/pages.css`)).text();
  expect(styles).toBe(readStyles() + readStyles(["../../server/routes/home.css"]));
  expect(readdirSync(join(folder, "ui/css"))).toContain("theme.css");
});

test("a command prints the required Node version if it runs on an older one", () => {
  const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`;
  const { status, stderr } = run("web-scheduler-server", "--help", "--import", older);
  expect(status).toBe(1);
  expect(stderr).toBe("web-scheduler-server needs Node 22.13 or newer; this is 20.20.2.\n");
});
