import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

interface Pack {
  files: string[];
}

const described = new Map<string, Pack>();

/** The package of this folder: the form's, or the commands' in `dist`. */
export function describePack(folder = "."): Pack {
  const pack = described.get(folder) ?? readPack(folder);
  described.set(folder, pack);
  return pack;
}

function readPack(folder: string): Pack {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: join(root, folder),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  // npm 12 returns an object by package name, older versions an array.
  type Report = { files: { path: string }[] };
  const [{ files }] = Object.values(JSON.parse(output) as object) as [Report];
  return { files: files.map(({ path }) => path) };
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
