import type * as z from "zod/mini";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** `replaces?: string (uuid)` for each key of an object and of the objects in it. */
export function schemaLines(schema: JsonSchema, prefix = ""): string[] {
  const variants = [schema, ...(schema.anyOf ?? [])] as JsonSchema[];
  return variants.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties as Record<string, JsonSchema>).flatMap(([key, value]) => [
      `${prefix}${key}${required.includes(key) ? "" : "?"}: ${describe(value)}`,
      ...schemaLines(value, `${prefix}${key}.`),
    ]),
  );
}

function describe({ anyOf, type, format, maxLength, ...schema }: JsonSchema): string {
  if (anyOf) return (anyOf as JsonSchema[]).map(describe).join(" | ");
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  const limit = maxLength === undefined ? "" : `, at most ${maxLength}`;
  return `${type}${format ? ` (${format})` : ""}${limit}`;
}
