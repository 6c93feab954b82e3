import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";
import { RECORD_SHAPE } from "../../../contract/location-record/record-shape.ts";

const file = normalizePath(
  fileURLToPath(new URL("../../../contract/location-record/record-shape.ts", import.meta.url)),
);

/** JavaScript source for plain data and regular expressions. */
function toSource(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(toSource).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${toSource(item)}`,
  );
  return `{${entries.join(",")}}`;
}

/** Replaces the module that converts the record's zod schema with its output, to leave out zod. */
export const compileShape = (): Plugin => ({
  name: "compile-shape",
  load: (id) =>
    normalizePath(id) === file ? `export const RECORD_SHAPE = ${toSource(RECORD_SHAPE)};` : null,
});
