import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outDir, root } from "../paths.ts";

const RELATIVE_TS_IMPORT = /((?:from |import\(|import )["'])(\.{1,2}\/[^"']+)\.tsx?(["'])/g;

/** Adds to the built npm package: its types, and `define.js`, which registers the element on import. */
export function writePackage(): void {
  const tsc = join(root, "../node_modules/typescript/bin/tsc");
  const project = join(root, "embed/npm/tsconfig.types.json");
  execFileSync(process.execPath, [tsc, "-p", project], { stdio: "inherit" });
  const types = join(outDir, "npm/types");
  // tsc keeps the sources' `.ts` in import paths, but the package has no such files.
  for (const name of globSync("**/*.d.ts", { cwd: types })) {
    const file = join(types, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(RELATIVE_TS_IMPORT, "$1$2.js$3"));
  }
  const define = 'import { define } from "./index.js";\n\ndefine();\n';
  writeFileSync(join(outDir, "npm/define.js"), define);
  writeFileSync(join(types, "define.d.ts"), "export {};\n");
}
