import type * as z from "zod/mini";
import { plainText } from "../plain-text.ts";
import { LenientLocationRecord } from "./location-record.ts";
import type { Shape, ShapeData } from "./shape.ts";

/** The parts of zod's definitions that a shape needs. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  format?: string;
  checks?: readonly { _zod: { def: { check: string; pattern?: RegExp; tx?: unknown } } }[];
}

interface Schema {
  _zod: { def: unknown };
}

/**
 * The shape that accepts exactly what a schema accepts.
 *
 * @throws Error for a kind of schema or check that a shape cannot express
 */
const shapeOf = <Value>(schema: z.ZodMiniType<Value>): Shape<Value> => convert(schema);

function convert(schema: Schema | undefined): ShapeData {
  if (!schema) throw new Error("The schema has no definition.");
  const def = schema._zod.def as Definition;
  const toShape = CONVERTERS[def.type];
  if (!toShape) throw new Error(`A shape cannot express a zod schema of the type “${def.type}”.`);
  return toShape(def);
}

const CONVERTERS: Record<string, (def: Definition) => ShapeData> = {
  unknown: () => "unknown",
  boolean: () => "boolean",
  number({ format }) {
    if (format !== "safeint") throw new Error("A shape can only express numbers of z.int().");
    return "int";
  },
  string({ format, checks = [] }) {
    if (format) throw new Error(`A shape cannot express the zod format “${format}”.`);
    return checks.map(({ _zod }) => toStep(_zod.def));
  },
  array: ({ element }) => ({ items: convert(element) }),
  record: ({ valueType }) => ({ values: convert(valueType) }),
  nullable: ({ innerType }) => ({ nullable: convert(innerType) }),
  optional: ({ innerType }) => ({ optional: convert(innerType) }),
  object: ({ shape = {} }) => ({
    keys: Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, convert(value)])),
  }),
};

function toStep({ check, pattern, tx }: { check: string; pattern?: RegExp; tx?: unknown }) {
  if (check === "overwrite" && tx === plainText) return "clean";
  if (check === "string_format" && pattern) return pattern;
  throw new Error(`A shape cannot express the zod check “${check}”.`);
}

/**
 * What the widget reads. The build replaces this module with its value
 * (tasks/build/plugins/compile-shape.ts), so that the script does not contain zod.
 */
export const RECORD_SHAPE = shapeOf(LenientLocationRecord);
