import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { memoize } from "es-toolkit";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files in the package of a folder: the form's, or the commands' in `dist`. */
export const packedFiles = memoize((folder: string): string[] => {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: join(root, folder),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  // npm 12 returns an object by package name, older versions an array.
  type Report = { files: { path: string }[] };
  const [{ files }] = Object.values(JSON.parse(output) as object) as [Report];
  return files.map(({ path }) => path);
});

/** Installs the package into a folder inside this repository, which has the other packages. */
export function installInto(folder: string): void {
  const target = join(folder, "node_modules/@web-scheduler/widget");
  for (const file of packedFiles(".")) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(root, file), join(target, file));
  }
  // Without it, the package's name would refer to the repository itself.
  writeFileSync(join(folder, "package.json"), '{ "private": true }');
}
