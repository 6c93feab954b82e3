import { plainText } from "../plain-text.ts";

/**
 * What a schema accepts, as plain data that a build can write into the script in place of zod. A
 * list of steps is a string: `clean` applies `plainText`, a pattern has to match.
 */
export type ShapeData =
  | "boolean"
  | "int"
  | "unknown"
  | Steps
  | { keys: Readonly<Record<string, ShapeData>> }
  | { items: ShapeData }
  | { values: ShapeData }
  | { nullable: ShapeData }
  | { optional: ShapeData };

type Steps = readonly ("clean" | RegExp)[];

declare const output: unique symbol;

/** The shape of a schema whose output is `Value`. */
export type Shape<Value> = ShapeData & { readonly [output]?: Value };

/** Returned by `parse` for data that does not have the shape. */
const INVALID = Symbol();

/** The data without undocumented keys and with cleaned text; null if it does not have the shape. */
export function parseShape<Value>(shape: Shape<Value>, data: unknown): Value | null {
  const value = parse(shape, data);
  return value === INVALID ? null : (value as Value);
}

function parse(shape: ShapeData, data: unknown): unknown {
  if (shape === "unknown") return data;
  if (shape === "boolean") return typeof data === "boolean" ? data : INVALID;
  if (shape === "int") return Number.isSafeInteger(data) ? data : INVALID;
  // First, because arrays inherit `keys` and `values`.
  if (isSteps(shape)) return parseString(shape, data);
  if ("nullable" in shape) return data === null ? data : parse(shape.nullable, data);
  if ("optional" in shape) return data === undefined ? data : parse(shape.optional, data);
  if ("keys" in shape) return parseEntries(Object.entries(shape.keys), data);
  if ("values" in shape) {
    return parseEntries(
      Object.keys(Object(data)).map((key) => [key, shape.values]),
      data,
    );
  }
  return parseItems(shape.items, data);
}

const isSteps = (shape: ShapeData): shape is Steps => Array.isArray(shape);

function parseString(steps: Steps, data: unknown): unknown {
  if (typeof data !== "string") return INVALID;
  let text = data;
  for (const step of steps) {
    if (step === "clean") text = plainText(text);
    else if (!step.test(text)) return INVALID;
  }
  return text;
}

function parseEntries(entries: readonly (readonly [string, ShapeData])[], data: unknown): unknown {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return INVALID;
  const result: Record<string, unknown> = {};
  for (const [key, shape] of entries) {
    const value = parse(shape, (data as Record<string, unknown>)[key]);
    if (value === INVALID) return INVALID;
    if (key in data) result[key] = value;
  }
  return result;
}

function parseItems(shape: ShapeData, data: unknown): unknown {
  if (!Array.isArray(data)) return INVALID;
  const items: unknown[] = [];
  for (const item of data) {
    const value = parse(shape, item);
    if (value === INVALID) return INVALID;
    items.push(value);
  }
  return items;
}
