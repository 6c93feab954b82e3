import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** A project outside this repository, which has the archive and other packages installed; null without a registry. */
export function createConsumer(archive: string, packages: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "web-scheduler-consumer-"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const { status, stderr } = npm(["install", ...NPM_OPTIONS, archive, ...packages], folder);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    if (NO_REGISTRY.test(stderr)) return null;
    throw new Error(stderr);
  }
  const run = (script: string, ...args: string[]) => {
    const argv = [join("node_modules", script), ...args];
    const { status, stdout } = spawnSync(process.execPath, argv, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(stdout);
  };
  return { folder, run, remove };
}
