import * as z from "zod/mini";
import { SuccessEnvelope } from "../../contract/location-record/envelope.ts";
import type { DocumentedKey } from "./fault.ts";

type Schema = z.core.JSONSchema.JSONSchema;

/** Every documented key of the envelope and the record, read from the schema. */
export const DOCUMENTED_KEYS: readonly DocumentedKey[] = keysOf(
  z.toJSONSchema(SuccessEnvelope, { io: "input" }),
  [],
);

/**
 * Finds a key by its full name, or by its last part if that is unique, such as `font_color`.
 */
export function findDocumentedKey(name: string): DocumentedKey | undefined {
  const fullName = name.replace(/^data\./, "");
  const exact = DOCUMENTED_KEYS.find((key) => key.name === fullName);
  if (exact) return exact;
  const matches = DOCUMENTED_KEYS.filter((key) => key.name.endsWith(`.${fullName}`));
  return matches.length === 1 ? matches[0] : undefined;
}

function keysOf(schema: Schema, path: readonly string[]): DocumentedKey[] {
  const { type, properties = {}, items } = schema;
  const nullable = [type].flat().includes("null");
  const name = (path.length > 1 && path[0] === "data" ? path.slice(1) : path).join(".");
  // Items of unknown type are not documented.
  const isKey = path.length > 0 && Object.keys(schema).length > 0;
  return [
    ...(isKey ? [{ name, path, nullable }] : []),
    ...Object.entries(items ? { "0": items } : properties).flatMap(([key, child]) =>
      keysOf(child as Schema, [...path, key]),
    ),
  ];
}
