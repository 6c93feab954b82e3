import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { outDir, root } from "../paths.ts";
import { versionedScript } from "./write-release.ts";

const source = join(root, "wordpress");

/** The first date of the format: the same files always give the same archive. */
const MODIFIED = new Date(1980, 0, 1);

/** The files of the plugin by their paths in the archive: its own, the script and its chunks. */
export function pluginFiles(folder = outDir): Record<string, Uint8Array> {
  const own = globSync("**/*.*", { cwd: source }).map((name) => [name, join(source, name)]);
  const chunks = globSync(`${versionedScript.replace(/\.js$/, "")}-*`, { cwd: folder });
  const scripts = [versionedScript, "web-scheduler.licenses.md", ...chunks];
  const paths = [
    ...own,
    ...scripts.map((name) => [`js/${name}`, join(folder, name)]),
    ["LICENSE", join(root, "../LICENSE")],
  ] as [string, string][];
  return Object.fromEntries(
    paths
      .map(
        ([name, file]) =>
          [`web-scheduler/${name.replaceAll("\\", "/")}`, readFileSync(file)] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Writes the WordPress plugin, ready to be uploaded in the administration. */
export function writeWordPress(folder = outDir): void {
  mkdirSync(join(folder, "wordpress"), { recursive: true });
  const archive = zipSync(pluginFiles(folder), { level: 9, mtime: MODIFIED });
  writeFileSync(join(folder, "wordpress/web-scheduler.zip"), archive);
}
