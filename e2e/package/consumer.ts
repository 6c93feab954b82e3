import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "../fixtures/test.ts";
import { root } from "./packed-files.ts";

const NPM_OPTIONS = ["--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
const NO_REGISTRY = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENOTCACHED|E40[34]/;

function npm(args: string[], cwd: string) {
  const shell = process.platform === "win32";
  return spawnSync("npm", args, { cwd, encoding: "utf8", shell });
}

/** Packs a package of this repository, and returns the path of the archive. */
export function pack(folder: string, source = "."): string {
  const args = ["pack", source, "--json", "--ignore-scripts", "--pack-destination", folder];
  const packs = Object.values(JSON.parse(npm(args, root).stdout)) as { filename: string }[];
  return join(folder, packs[0]?.filename ?? "");
}

/** A project outside this repository, which has the archive and other packages installed. */
export interface Consumer {
  folder: string;
  /** Runs a package's script with the project's Node, and returns its output. */
  run(script: string, ...args: string[]): string;
  remove(): void;
}

interface Consumers {
  /** Creates a project with these packages; skips the test without a registry. */
  createConsumer(packages: readonly string[]): Consumer;
}

/** Playwright's test with projects that have the packed package. */
export const test = base.extend<Consumers, { archive: string }>({
  archive: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "web-scheduler-archive-"));
      await use(pack(folder));
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  createConsumer: async ({ archive }, use) => {
    const consumers: Consumer[] = [];
    await use((packages) => {
      const consumer = install(archive, packages);
      base.skip(consumer === null, "No registry is available.");
      consumers.push(consumer as Consumer);
      return consumer as Consumer;
    });
    for (const { remove } of consumers) remove();
  },
});

/** Null without a registry. */
function install(archive: string, packages: readonly string[]): Consumer | null {
  const folder = mkdtempSync(join(tmpdir(), "web-scheduler-consumer-"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const { status, stderr } = npm(["install", ...NPM_OPTIONS, archive, ...packages], folder);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    if (NO_REGISTRY.test(stderr)) return null;
    throw new Error(stderr);
  }
  return {
    folder,
    run: (script, ...args) => {
      try {
        return execFileSync(process.execPath, [join("node_modules", script), ...args], {
          cwd: folder,
          encoding: "utf8",
        });
      } catch (error) {
        throw new Error((error as { stdout: string }).stdout, { cause: error });
      }
    },
    remove,
  };
}
