import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { outDir, root } from "../paths.ts";
import { customElementsManifest } from "./custom-elements.ts";

const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);

const RELATIVE_TS_IMPORT = /((?:from |import\(|import )["']\.{1,2}\/[^"']+)\.tsx?(["'])/g;

/**
 * Adds to the built npm package: its types, `define.js`, which registers the element on import, and
 * the custom elements manifest for editors and documentation tools.
 */
export function writePackage(): void {
  const { status } = spawnSync(
    process.execPath,
    [tsc, "-p", join(root, "embed/npm/tsconfig.types.json")],
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error("Could not write the package's types.");
  // tsc keeps the sources' `.ts` in import paths, but the package has no such files.
  const types = join(outDir, "npm/types");
  for (const file of globSync("**/*.d.ts", { cwd: types })) {
    const text = readFileSync(join(types, file), "utf8");
    writeFileSync(join(types, file), text.replace(RELATIVE_TS_IMPORT, "$1.js$2"));
  }
  const define = 'import { define } from "./index.js";\n\ndefine();\n';
  writeFileSync(join(outDir, "npm/define.js"), define);
  writeFileSync(join(types, "define.d.ts"), "export {};\n");
  const manifest = `${JSON.stringify(customElementsManifest(), null, 2)}\n`;
  writeFileSync(join(outDir, "npm/custom-elements.json"), manifest);
}
