import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { outDir, root } from "./outputs.ts";

const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);

const RELATIVE = /((?:from |import\(|import )["']\.{1,2}\/[^"']+)\.tsx?(["'])/g;

/**
 * Writes, beside the built library, what an npm package has besides code: the types, the module
 * that makes the element known by being imported, and the manifest of the element that editors
 * and documentation tools read.
 */
export function writePackage(): void {
  const { status } = spawnSync(
    process.execPath,
    [tsc, "-p", join(root, "embed/npm/tsconfig.types.json")],
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error("The package's types could not be written.");
  // Declarations name the files beside them as the sources do, and those are not in the package.
  const types = join(outDir, "npm/types");
  for (const file of globSync("**/*.d.ts", { cwd: types })) {
    const text = readFileSync(join(types, file), "utf8");
    writeFileSync(join(types, file), text.replace(RELATIVE, "$1.js$2"));
  }
  const define = 'import { define } from "./index.js";\n\ndefine();\n';
  writeFileSync(join(outDir, "npm/define.js"), define);
  writeFileSync(join(types, "define.d.ts"), "export {};\n");
  copyFileSync(
    join(root, "embed/npm/custom-elements.json"),
    join(outDir, "npm/custom-elements.json"),
  );
}
