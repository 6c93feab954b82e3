import type { Schema } from "../../../server/openapi/schemas.ts";

/** Schemas by name, which others refer to as `#/components/schemas/<name>`. */
type Schemas = Record<string, Schema>;

const REF = "#/components/schemas/";

/** The declaration of a named schema as a TypeScript type, with the descriptions as doc comments. */
export const declareSchema = (name: string, schemas: Schemas): string =>
  `${docComment(schemas[name])}export type ${name} = ${typeOf(schemas[name], schemas)};\n`;

function typeOf(schema: Schema["not"], schemas: Schemas): string {
  if (typeof schema !== "object") return "unknown";
  const { $ref, anyOf, type, items, additionalProperties } = schema;
  if ($ref) return typeOf(schemas[$ref.slice(REF.length)], schemas);
  if (anyOf) return anyOf.map((variant) => typeOf(variant, schemas)).join(" | ");
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (type === "array") return `Array<${typeOf(items as Schema, schemas)}>`;
  if (type !== "object") return String(type);
  return schema.properties
    ? members(schema, schemas)
    : `Record<string, ${typeOf(additionalProperties, schemas)}>`;
}

function members({ properties = {}, required = [] }: Schema, schemas: Schemas): string {
  const lines = Object.entries(properties).map(([key, value]) => {
    const type = typeOf(value, schemas);
    const member = required.includes(key) ? `${key}: ${type}` : `${key}?: ${type} | undefined`;
    return `${docComment(value)}${member};\n`;
  });
  return `{\n${lines.join("")}}`;
}

const docComment = (schema: Schema["not"]): string =>
  typeof schema === "object" && schema.description ? `/** ${schema.description} */\n` : "";
