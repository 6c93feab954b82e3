import type * as z from "zod/mini";
import { SuccessEnvelope } from "../../contract/location-record/envelope.ts";
import type { DocumentedKey } from "./fault.ts";

const WRAPPERS = new Set(["nullable", "optional"]);

/** By the name of a zod schema, or of a literal's type. */
const TYPES: Record<string, DocumentedKey["type"]> = {
  string: "string",
  boolean: "boolean",
  number: "number",
  int: "number",
  null: "null",
  object: "object",
  record: "object",
  array: "array",
};

/** The parts of a zod definition that are read here; each kind of schema has its own type. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  values?: readonly unknown[];
}

/** Every documented key of the envelope and the record, read from the schema. */
export const DOCUMENTED_KEYS: readonly DocumentedKey[] = keysOf(SuccessEnvelope, []);

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

function keysOf(schema: z.core.$ZodType, path: readonly string[]): DocumentedKey[] {
  const { definition, nullable } = unwrap(schema);
  const { type, shape = {}, element, values } = definition;
  const key: DocumentedKey = {
    name: (path.length > 1 && path[0] === "data" ? path.slice(1) : path).join("."),
    path,
    type: TYPES[type] ?? TYPES[typeof values?.[0]] ?? "unknown",
    nullable: nullable || type === "null",
  };
  const children: [string, z.core.$ZodType][] = element ? [["0", element]] : Object.entries(shape);
  return [
    // The envelope itself has no key, and items of unknown type are not documented.
    ...(path.length === 0 || key.type === "unknown" ? [] : [key]),
    ...children.flatMap(([name, child]) => keysOf(child, [...path, name])),
  ];
}

function unwrap(schema: z.core.$ZodType): { definition: Definition; nullable: boolean } {
  const definition = schema._zod.def as Definition;
  if (!definition.innerType || !WRAPPERS.has(definition.type)) {
    return { definition, nullable: false };
  }
  const inner = unwrap(definition.innerType);
  return { ...inner, nullable: inner.nullable || definition.type === "nullable" };
}
