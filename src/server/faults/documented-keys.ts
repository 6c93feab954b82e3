import type * as z from "zod/mini";
import { SuccessEnvelope } from "../../contract/location-record/envelope.ts";
import type { Place } from "./fault.ts";

const WRAPPERS = new Set(["nullable", "optional"]);
const TYPES: Record<string, Place["type"]> = {
  string: "string",
  boolean: "boolean",
  number: "number",
  int: "number",
  null: "null",
  object: "object",
  record: "object",
  array: "array",
};
const TYPES_OF_LITERALS: Record<string, Place["type"]> = {
  string: "string",
  boolean: "boolean",
  number: "number",
};

/** What this needs to know of a schema; zod tells it of every kind, each in its own type. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  values?: readonly unknown[];
}

/** Every key that the contract documents, of the envelope and of the record, read from its schema. */
export const DOCUMENTED_PLACES: readonly Place[] = placesIn(SuccessEnvelope, []);

/**
 * The place that a scenario names: in full, or by its last keys where only one place ends so,
 * as in `font_color`.
 */
export function placeNamed(name: string): Place | undefined {
  const plain = name.replace(/^data\./, "");
  const exact = DOCUMENTED_PLACES.find((place) => place.name === plain);
  if (exact) return exact;
  const ending = DOCUMENTED_PLACES.filter((place) => place.name.endsWith(`.${plain}`));
  return ending.length === 1 ? ending[0] : undefined;
}

function placesIn(schema: z.core.$ZodType, path: readonly string[]): Place[] {
  const { definition, nullable } = unwrapped(schema);
  const { type, shape = {}, element, values } = definition;
  const here: Place = {
    name: (path.length > 1 && path[0] === "data" ? path.slice(1) : path).join("."),
    path,
    type: TYPES[type] ?? TYPES_OF_LITERALS[typeof values?.[0]] ?? "unknown",
    nullable: nullable || type === "null",
  };
  const children: [string, z.core.$ZodType][] = element ? [["0", element]] : Object.entries(shape);
  return [
    // The envelope has no name; of an item whose fields are not documented there is nothing to say.
    ...(path.length === 0 || here.type === "unknown" ? [] : [here]),
    ...children.flatMap(([key, child]) => placesIn(child, [...path, key])),
  ];
}

function unwrapped(schema: z.core.$ZodType): { definition: Definition; nullable: boolean } {
  const definition = schema._zod.def as Definition;
  if (!definition.innerType || !WRAPPERS.has(definition.type)) {
    return { definition, nullable: false };
  }
  const inner = unwrapped(definition.innerType);
  return { ...inner, nullable: inner.nullable || definition.type === "nullable" };
}
