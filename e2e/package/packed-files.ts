import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The paths of the files that `npm pack` includes. */
export function packedFiles(): string[] {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  // npm 12 returns an object by package name, older versions an array.
  const packs = Object.values(JSON.parse(output) as object) as { files: { path: string }[] }[];
  return packs.flatMap(({ files }) => files.map(({ path }) => path));
}

/** Installs the package into a folder inside this repository, which has the other packages. */
export function installInto(folder: string): void {
  const target = join(folder, "node_modules/web-scheduler");
  for (const file of packedFiles()) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
}
