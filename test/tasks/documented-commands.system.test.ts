/** @module-tag all */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findProgram } from "../../src/tasks/find-programs.ts";
import { fetchPackage } from "../fetch-package.ts";
import { temporaryFolder } from "../resources.ts";

const root = join(import.meta.dirname, "../..");
const CODE = /```sh\n([\s\S]*?)```|`([^`\n]+)`/g;

const scriptOf = (command: string) => /^npm (?:run )?(\S+)/.exec(command)?.[1] ?? command;

/** The commands of the documents that are run in the repository, one for each script. */
const COMMANDS = new Map(
  globSync(["*.md", "src/**/*.md"], { cwd: root })
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(CODE)])
    .flatMap(([, block, inline]) => (block ?? inline ?? "").split("\n"))
    .map((line) => line.replace(/ +#.*| --$|<file>/g, "").trim())
    .filter((line) => /^(npm (?!(install|ci)\b)|npx (?!--no\b)|node )/.test(line))
    .map((command) => [scriptOf(command), command] as const)
    .reverse(),
);

/** What shows that a command works that runs for long, or whose answer depends on another computer. */
const SIGNS: Record<string, RegExp> = {
  start: /Home +http:/,
  server: /^ready http/m,
  receiver: /^Try --help/m,
  "check:service": /^Try --help/m,
  bench: /web-scheduler\.js/,
  test: /── Format and lint ──/,
  "test:all": /── Format and lint ──/,
  vitest: / RUN /,
  playwright: /Running \d+ tests?/,
  "update-snapshots": /Running \d+ tests?/,
};

const folder = temporaryFolder(afterAll);
const clone = join(folder, "clone");

/** Runs a command until it shows that it works, or ends; what it has printed if it does not work. */
async function failureOf(command: string, node: string, packages: string) {
  // Without the packages of this repository, which `npm` has put on the PATH.
  const path = (process.env.PATH ?? "").split(delimiter).filter((one) => !one.startsWith(root));
  // Nor the variables of Vitest, which Vite reads.
  const { HOME } = process.env;
  const PATH = [folder, node, ...path].join(delimiter);
  const env = { HOME, PATH, PACKAGES: packages, WEB_SCHEDULER_PORT: "0" };
  const line = command.replace(/^npm run server$/, "$& -- --port 0");
  const child = spawn(line, { cwd: clone, env, shell: true, detached: true });
  child.stdin.end();
  const closed = once(child, "close");
  const sign = SIGNS[scriptOf(command)];
  let output = "";
  const isWorking = await new Promise<boolean>((resolve) => {
    const read = (data: Buffer) => {
      output += data;
      if (sign?.test(output)) resolve(true);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", (status) => resolve(status === 0 && !sign));
  });
  // With what it has started, which ends in an orderly way.
  if (child.exitCode === null && child.pid) process.kill(-child.pid, "SIGTERM");
  await closed;
  return isWorking ? null : output;
}

/** Before `npm` on the PATH: a second install or build would do what the first has done. */
const NPM = `#!/bin/sh
case "$1 $3" in
  install*|"run build") [ ! -d "$PACKAGES" ] || exec mv "$PACKAGES" node_modules;;
esac
exec ${findProgram("npm")} "$@"
`;

beforeAll(() => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) cpSync(join(root, file), join(clone, file));
  writeFileSync(join(folder, "npm"), NPM, { mode: 0o755 });
});

// With another version only one: what runs is the same with every version, as the packages contain Node.
test.for([
  ...Array.from(new Set(["npm run build", ...COMMANDS.values()]), (line) => ["20", line] as const),
  ["26", "npm start"] as const,
])("with Node %s, “%s” works without packages", { timeout: 240_000 }, async (row, { skip }) => {
  const [version, command] = row;
  const node =
    version === "26"
      ? join(root, "node_modules/node")
      : await fetchPackage(`node-${process.platform}-${process.arch}@20.20.2`);
  if (node === null) return skip();
  const packages = join(folder, version);
  const failure = await failureOf(command, join(node, "bin"), packages);
  if (existsSync(join(clone, "node_modules"))) renameSync(join(clone, "node_modules"), packages);
  expect(failure).toBeNull();
});
