/** @module-tag all */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { fetchPackage } from "../fetch-package.ts";
import { temporaryFolder } from "../resources.ts";

const root = join(import.meta.dirname, "../..");
const CODE = /```sh\n([\s\S]*?)```|`([^`\n]+)`/g;

/** The commands of the documents that are run in the repository. */
const COMMANDS = new Set(
  globSync(["*.md", "src/**/*.md"], { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(CODE)]
      .flatMap(([, block, inline = ""]) =>
        block ? block.replace(/\\\n\s*/g, "").split("\n") : [inline],
      )
      .map((line) => line.replace(/ +#.*| --$|<file>/g, "").trim())
      .filter((line) => /^(npm (?!(install|ci)\b)|npx (?!--no )|node )/.test(line)),
  ),
);

/** What shows that a command works that runs for long, or whose answer depends on another computer. */
const SIGNS: Record<string, RegExp> = {
  start: /Home +http:/,
  server: /^ready http/m,
  receiver: /^ready http|Usage|has the account/m,
  "check:service": /^(?:Sends requests|.*\b\d+ (?:passed|failed))/m,
  bench: /web-scheduler\.js/,
  test: /── Format and lint ──/,
  "test:all": /── Format and lint ──/,
  vitest: / RUN /,
  playwright: /Running \d+ tests?/,
  "update-snapshots": /Running \d+ tests?/,
};

/** It ends a command that hangs. */
const LIMIT_MS = 200_000;

const scriptOf = (command: string) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? "";

/** Runs a command until it shows that it works, or ends. */
async function outcomeOf(command: string, cwd: string, node: string) {
  // Without the packages of this repository, which `npm` has put on the PATH.
  const path = (process.env.PATH ?? "").split(delimiter).filter((one) => !one.startsWith(root));
  // Nor the variables of Vitest, which Vite reads.
  const { HOME } = process.env;
  const env = { HOME, PATH: [node, ...path].join(delimiter), WEB_SCHEDULER_PORT: "0" };
  const line = command.replace(/^npm run server$/, "$& -- --port 0");
  const child = spawn(line, { cwd, env, shell: true, detached: true });
  child.stdin.end("correct horse battery staple\n");
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
    setTimeout(resolve, LIMIT_MS, false).unref();
  });
  // With what it has started, which ends in an orderly way.
  if (child.exitCode === null && child.pid) {
    const ended = once(child, "close");
    process.kill(-child.pid, "SIGTERM");
    await ended;
  }
  return { command, isWorking, ...(isWorking ? {} : { output }) };
}

// What runs is the same with every version: the packages contain Node.
describe.each([
  ["20.20.2", [...COMMANDS]],
  ["26.10.0", [...COMMANDS].slice(0, 1)],
])("with Node %s", async (version, commands) => {
  const node = await fetchPackage(`node-${process.platform}-${process.arch}@${version}`);
  const clone = temporaryFolder(afterAll);
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean)) cpSync(join(root, file), join(clone, file));
  const started = new Set<string>();

  test.skipIf(!node).each(commands)(
    "%s works without packages",
    async (command) => {
      const script = scriptOf(command);
      if (!started.has(script))
        rmSync(join(clone, "node_modules"), { recursive: true, force: true });
      started.add(script);
      const outcome = await outcomeOf(command, clone, join(`${node}`, "bin"));
      expect(outcome).toEqual({ command, isWorking: true });
    },
    LIMIT_MS + 40_000,
  );
});
