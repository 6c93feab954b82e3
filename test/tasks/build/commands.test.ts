import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build as viteBuild } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { COMMANDS, commandsConfig } from "../../../src/tasks/build/vite-configs.ts";
import { npmCommand } from "../../../src/tasks/install/install-plan.js";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "package-"));
const source = join(folder, "source");
const user = join(folder, "user");
const bin = (name: string) =>
  join(user, "node_modules/@web-scheduler/widget/dist/bin", `${name}.js`);
// The commands' `#!/usr/bin/env node` finds this Node first.
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
};

/** Stand-ins for the built files that the package's server serves. */
const BUILT = {
  "dist/web-scheduler.js": "/* built */",
  "dist/openapi.json": "{}",
  "dist/preview/index.html": "<title>Preview</title>",
};

/** What the stand-in for the build writes before the package is packed. */
const PREPACKED = "dist/web-scheduler-built.js";

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

// Packs and installs the package with npm, without its dependencies: they are bundled into the
// commands, so no registry is needed.
beforeAll(async () => {
  mkdirSync(source);
  mkdirSync(user);
  const { dependencies, devDependencies, scripts, ...rest } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );
  // Writes a file in place of the real build.
  const build = `node -e "fs.writeFileSync('${PREPACKED}', '')"`;
  const manifest = { ...rest, scripts: { build, prepack: scripts.prepack } };
  writeFileSync(join(source, "package.json"), JSON.stringify(manifest));
  for (const [file, text] of Object.entries(BUILT)) {
    mkdirSync(dirname(join(source, file)), { recursive: true });
    writeFileSync(join(source, file), text);
  }
  cpSync(join(ROOT, "public/practice"), join(source, "dist/practice"), { recursive: true });
  await viteBuild({ ...commandsConfig(join(source, "dist/bin")), logLevel: "silent" });
  writeFileSync(join(user, "package.json"), JSON.stringify({ private: true }));
  npm(source, "pack");
  npm(user, "install", join(source, `web-scheduler-widget-${rest.version}.tgz`));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm pack builds the package, with the OpenAPI document and the preview, but not the sources", () => {
  const inPackage = (path: string) =>
    existsSync(join(user, "node_modules/@web-scheduler/widget", path));
  for (const file of Object.keys(BUILT)) expect([file, inPackage(file)]).toEqual([file, true]);
  expect(inPackage("src")).toBe(false);
  expect(inPackage(PREPACKED)).toBe(true);
});

test("npx runs a command of the package", () => {
  const name = "web-scheduler-server";
  expect(npm(user, "exec", "--package=@web-scheduler/widget", "--", name, "--help")).toContain(
    `Usage: ${name} `,
  );
});

test.each(Object.keys(COMMANDS))("%s has no dependencies", (name) => {
  const { stdout, stderr } = spawnSync(process.execPath, [bin(name), "--help"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toContain(`Usage: ${name} `);
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
