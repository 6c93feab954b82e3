import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { integrityOf } from "./integrity.ts";
import { outDir, served, version } from "./outputs.ts";
import { snippet } from "./snippet.ts";

/** The script under a name that never stands for another content. */
export const versionedScript = `web-scheduler-${version}.js`;

/**
 * Writes, beside what was built, the script under its versioned name, the integrity values of all
 * the files that a page loads, and the snippet that uses them.
 */
export function writeRelease(folder = outDir): void {
  copyFileSync(join(folder, "web-scheduler.js"), join(folder, versionedScript));
  const files = [versionedScript, ...served.map(({ file }) => file)];
  const integrity = Object.fromEntries(
    files.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]),
  );
  writeFileSync(join(folder, "integrity.json"), `${JSON.stringify(integrity, null, 2)}\n`);
  writeFileSync(
    join(folder, "snippet.html"),
    snippet({ file: versionedScript, integrity: integrity[versionedScript] ?? "" }),
  );
}
