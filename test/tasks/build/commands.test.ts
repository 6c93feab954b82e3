import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as viteBuild } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { version } from "../../../src/tasks/build/outputs.ts";
import { COMMANDS, commandsConfig } from "../../../src/tasks/build/vite-configs.ts";
import { writeServerPackage } from "../../../src/tasks/build/write-server-package.ts";
import { npmCommand } from "../../../src/tasks/install/install-plan.js";
import { temporaryFolder } from "../../resources.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const folder = temporaryFolder(afterAll);
const source = join(folder, "source");
const user = join(folder, "user");
const bin = (name: string) => join(user, "node_modules/@web-scheduler/server/bin", `${name}.js`);
// The commands' `#!/usr/bin/env node` finds this Node first.
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
};

/** Stand-ins for the built files that the package's server serves. */
const BUILT = {
  "web-scheduler.js": "/* built */",
  "openapi.json": "{}",
  "preview/index.html": "<title>Preview</title>",
};

function npm(cwd: string, ...args: string[]): string {
  const start = npmCommand(process.env);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--offline"];
  const { status, stdout, stderr } = spawnSync(start.command, [...start.args, ...quiet, ...args], {
    cwd,
    env,
    shell: start.shell,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm ${args[0]}: ${stderr}${stdout}`);
  return stdout;
}

// Packs and installs the package with npm, without a registry: its dependencies are bundled.
beforeAll(async () => {
  mkdirSync(source);
  mkdirSync(user);
  for (const [file, text] of Object.entries(BUILT)) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), text);
  }
  cpSync(join(ROOT, "public/practice"), join(source, "practice"), { recursive: true });
  await viteBuild({ ...commandsConfig(join(source, "bin")), logLevel: "silent" });
  writeServerPackage(source);
  writeFileSync(join(user, "package.json"), JSON.stringify({ private: true }));
  npm(source, "pack");
  npm(user, "install", join(source, `web-scheduler-server-${version}.tgz`));
});

test("the package has the OpenAPI document, the preview, its license and its README", () => {
  for (const file of [...Object.keys(BUILT), "LICENSE", "README.md"]) {
    const path = join(user, "node_modules/@web-scheduler/server", file);
    expect([file, existsSync(path)]).toEqual([file, true]);
  }
});

test("the README of the package links to no file that is not in it", () => {
  const readme = readFileSync(join(source, "README.md"), "utf8");
  for (const title of ["# The server\n", "# Receive requests in an inbox\n"])
    expect(readme).toContain(title);
  expect(readme.match(/\]\((?!https?:|#)[^)]*\)/g)).toBeNull();
});

test("npx runs a command of the package", () => {
  const name = "web-scheduler-server";
  expect(npm(user, "exec", "--package=@web-scheduler/server", "--", name, "--help")).toContain(
    `Usage: ${name} `,
  );
});

test.each(Object.keys(COMMANDS))("%s has no dependencies, and the package's version", (name) => {
  const run = (option: string) =>
    spawnSync(process.execPath, [bin(name), option], { encoding: "utf8" });
  expect(run("--help")).toMatchObject({
    stdout: expect.stringContaining(`Usage: ${name} `),
    stderr: "",
  });
  expect(run("--version").stdout).toBe(`${version}\n`);
});

test("the package's server serves the endpoint, the practice pages and the script", async () => {
  const server = spawn(
    process.execPath,
    [bin("web-scheduler-server"), "--port", "0", "--data", ":memory:"],
    { cwd: user },
  );
  const ended = new Promise((resolve) => server.on("close", resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (chunk) => {
      output += chunk;
      const url = /^ready (\S+)\/$/m.exec(output)?.[1];
      if (url) resolve(url);
    });
    server.on("close", () => reject(new Error(output)));
  });
  const [example] = EXAMPLES;
  const text = async (path: string) => (await fetch(origin + path)).text();
  const detail = await text(`/api/v1/location/${example?.record.id}/public-detail/`);
  expect(JSON.parse(detail).success).toBe(true);
  expect(await text(`/practice/${example?.slug}/`)).toContain("data-location-id");
  expect(await text("/web-scheduler.js")).toBe("/* built */");
  expect(await text("/practice/practice.css")).toContain("{");
  expect(await text("/preview/")).toContain("Preview");
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("prints the required Node version if it runs on an older one", () => {
  const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", older, bin("web-scheduler-server")],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toBe("web-scheduler-server needs Node 22.13 or newer; this is 20.20.2.\n");
});
