import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { fetchPackage } from "../../test/fetch-package.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The archive that `npm pack` would write: its size in bytes, and the paths of its files. */
interface Pack {
  size: number;
  files: string[];
}

let described: Pack | undefined;

export function describePack(): Pack {
  described ??= readPack();
  return described;
}

function readPack(): Pack {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  // npm 12 returns an object by package name, older versions an array.
  type Report = { size: number; files: { path: string }[] };
  const [{ size, files }] = Object.values(JSON.parse(output) as object) as [Report];
  return { size, files: files.map(({ path }) => path) };
}

/** Installs the package into a folder inside this repository, which has the other packages. */
export function installInto(folder: string): void {
  const target = join(folder, "node_modules/@web-scheduler/widget");
  for (const file of describePack().files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  // Without it, the package's name would refer to the repository itself.
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
}

/**
 * Installs Preact 10 next to the package, and its signals, which would import the repository's Preact
 * otherwise; returns false if no registry is available.
 */
export async function installPreact10(folder: string): Promise<boolean> {
  const preact = await fetchPackage("preact@10.29.8");
  if (!preact) return false;
  cpSync(preact, join(folder, "node_modules/preact"), { recursive: true });
  const signals = join(root, "node_modules/@preact");
  cpSync(signals, join(folder, "node_modules/@preact"), { recursive: true });
  return true;
}
