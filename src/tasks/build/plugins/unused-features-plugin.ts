import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { PATCHED_PACKAGES, type PatchedPackage, type Replacement } from "./unused-code.ts";

/**
 * Removes what the form does not use of Preact and its signals: 1.8 kB (brotli), which tree shaking
 * cannot find, because it is inside of the functions that the form uses.
 */
export const unusedFeaturesPlugin = (): Plugin => ({
  name: "unused-features",
  transform(code, id) {
    const found = PATCHED_PACKAGES.find(({ name }) => id.includes(`/${name}/dist/`));
    if (!found) return null;
    const manifest = new URL("../package.json", pathToFileURL(id));
    requireVersion(found, JSON.parse(readFileSync(manifest, "utf8")).version);
    return withoutUnused(code, found.replacements);
  },
});

/** @throws Error if the installed version is another than the one that was compared */
export function requireVersion(
  { name, version }: Pick<PatchedPackage, "name" | "version">,
  installed: string,
): void {
  if (installed === version) return;
  throw new Error(
    `${name} is ${installed}, but what the form does not use is known of ${version}: compare the code, correct the replacements in unused-code.ts, and enter the new version there.`,
  );
}

/**
 * The code without what is unused.
 *
 * @throws Error if some of it is not in the code
 */
export const withoutUnused = (code: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((text, [unused, replacement]) => {
    const result = text.replace(toPattern(unused), replacement.replaceAll(/@([a-f])/g, "$<$1>"));
    if (result === text) throw new Error(`Not found in the package: ${unused}`);
    return result;
  }, code);

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

/** The notation of {@link Replacement} as a regular expression. */
function toPattern(unused: string): RegExp {
  const known = new Set<string>();
  const source = unused
    .replace(SPECIAL, "\\$&")
    .replaceAll("…", ".*?")
    .replace(/@([a-f])/g, (_, name: string) => {
      if (known.has(name)) return `\\k<${name}>(?![\\w$])`;
      known.add(name);
      return `(?<![\\w$])(?<${name}>[\\w$]+)`;
    });
  return new RegExp(`(?:${source})`, "g");
}
