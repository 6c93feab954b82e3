import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { schemaComponents } from "../../server/openapi/schemas.ts";
import { outDir, root } from "../paths.ts";
import { customElementsManifest } from "./package/custom-elements.ts";
import { declareSchema } from "./package/declare-schema.ts";

const tsc = join(
  dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);

const RELATIVE_TS_IMPORT = /((?:from |import\(|import )["'])(\.{1,2}\/[^"']+)\.tsx?(["'])/g;

/** The declarations that package.json refers to. */
const TYPE_ENTRIES = [
  "embed/npm/index.d.ts",
  ...["preact", "react", "vue"].map((name) => `embed/api/typings/${name}.d.ts`),
];

/** Adds a declaration file, and those that it imports. */
function collectTypes(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  found.add(file);
  for (const [, , path = ""] of readFileSync(file, "utf8").matchAll(RELATIVE_TS_IMPORT)) {
    collectTypes(join(dirname(file), `${path}.d.ts`), found);
  }
}

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
  const types = join(outDir, "npm/types");
  // The type that is inferred from the schema has no doc comments, and needs zod.
  writeFileSync(
    join(types, "contract/booking-request/booking-request.d.ts"),
    declareSchema("BookingRequest", schemaComponents()),
  );
  const reachable = new Set<string>();
  for (const entry of TYPE_ENTRIES) collectTypes(join(types, entry), reachable);
  for (const name of globSync("**/*.d.ts", { cwd: types })) {
    const file = join(types, name);
    if (!reachable.has(file)) rmSync(file);
    // tsc keeps the sources' `.ts` in import paths, but the package has no such files.
    else writeFileSync(file, readFileSync(file, "utf8").replace(RELATIVE_TS_IMPORT, "$1$2.js$3"));
  }
  const define = 'import { define } from "./index.js";\n\ndefine();\n';
  writeFileSync(join(outDir, "npm/define.js"), define);
  writeFileSync(join(types, "define.d.ts"), "export {};\n");
  const manifest = `${JSON.stringify(customElementsManifest(), null, 2)}\n`;
  writeFileSync(join(outDir, "npm/custom-elements.json"), manifest);
}
