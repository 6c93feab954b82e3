import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files that `npm pack` would put into the package, from the folder of package.json. */
export function packedFiles(): string[] {
  const said = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  // npm 12 tells by the package's name, older ones in a list.
  const packs = Object.values(JSON.parse(said) as object) as { files: { path: string }[] }[];
  return packs.flatMap(({ files }) => files.map(({ path }) => path));
}

/** Installs the package as npm would, into a folder that finds all others above it. */
export function installInto(folder: string): void {
  const home = join(folder, "node_modules/web-scheduler");
  for (const file of packedFiles()) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    cpSync(join(root, file), join(home, file));
  }
}
