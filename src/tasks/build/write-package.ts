import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { outDir, root } from "../paths.ts";

const RELATIVE_TS_IMPORT = /((?:from |import\(|import )["'])(\.{1,2}\/[^"']+)\.tsx?(["'])/g;

type Schema = z.core.JSONSchema.BaseSchema;

/** The TypeScript type of a schema: the one that TypeScript infers would need zod. */
function typeOf({ anyOf, type, items, properties, required = [], ...schema }: Schema): string {
  if (anyOf) return (anyOf as Schema[]).map(typeOf).join(" | ");
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `Array<${typeOf(items as Schema)}>`;
  if (type !== "object") return String(type);
  if (!properties) return `Record<string, ${typeOf(schema.additionalProperties as Schema)}>`;
  const members = Object.entries(properties as Record<string, Schema>).map(([key, value]) =>
    required.includes(key) ? `${key}: ${typeOf(value)};` : `${key}?: ${typeOf(value)} | undefined;`,
  );
  return `{\n${members.join("\n")}\n}`;
}

/** Adds to the built npm package: its types, and `define.js`, which registers the element on import. */
export function writePackage(): void {
  const tsc = join(root, "../node_modules/typescript/bin/tsc");
  const project = join(root, "embed/npm/tsconfig.types.json");
  execFileSync(process.execPath, [tsc, "-p", project], { stdio: "inherit" });
  const types = join(outDir, "npm/types");
  writeFileSync(
    join(types, "contract/booking-request/booking-request.d.ts"),
    `export type BookingRequest = ${typeOf(z.toJSONSchema(BookingRequest))};\n`,
  );
  // tsc keeps the sources' `.ts` in import paths, but the package has no such files.
  for (const name of globSync("**/*.d.ts", { cwd: types })) {
    const file = join(types, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(RELATIVE_TS_IMPORT, "$1$2.js$3"));
  }
  const define = 'import { define } from "./index.js";\n\ndefine();\n';
  writeFileSync(join(outDir, "npm/define.js"), define);
  writeFileSync(join(types, "define.d.ts"), "export {};\n");
}
