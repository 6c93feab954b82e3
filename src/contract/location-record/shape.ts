import { plainText } from "../plain-text.ts";

/**
 * What a schema accepts, as plain data that a build can write into the script instead of zod. A
 * string is described by its steps: `clean` applies `plainText`, and a pattern has to match.
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

/** The data without undocumented keys and with cleaned text; null if it does not have the shape. */
export function parseShape<Value>(shape: Shape<Value>, data: unknown): Value | null {
  try {
    return parse(shape, data) as Value;
  } catch {
    return null;
  }
}

/** @throws TypeError if the data does not have the shape */
function parse(shape: ShapeData, data: unknown): unknown {
  if (shape === "unknown") return data;
  // Before the others, because arrays inherit `keys` and `values`.
  if (isSteps(shape)) return parseString(shape, data);
  if (shape === "boolean" || shape === "int") {
    check(shape === "int" ? Number.isSafeInteger(data) : typeof data === shape);
    return data;
  }
  if ("nullable" in shape) return data === null ? data : parse(shape.nullable, data);
  if ("optional" in shape) return data === undefined ? data : parse(shape.optional, data);
  if ("items" in shape) {
    check(Array.isArray(data));
    return Array.from(data, (item) => parse(shape.items, item));
  }
  return "keys" in shape
    ? parseEntries(Object.entries(shape.keys), data)
    : parseEntries(
        Object.keys(Object(data)).map((key) => [key, shape.values]),
        data,
      );
}

const isSteps = (shape: ShapeData): shape is Steps => Array.isArray(shape);

function parseString(steps: Steps, data: unknown): string {
  check(typeof data === "string");
  let text = data;
  for (const step of steps) {
    if (step === "clean") text = plainText(text);
    else check(step.test(text));
  }
  return text;
}

function parseEntries(entries: readonly (readonly [string, ShapeData])[], data: unknown): unknown {
  check(typeof data === "object" && data !== null && !Array.isArray(data));
  const result: Record<string, unknown> = {};
  for (const [key, shape] of entries) {
    // A page's scripts may have added any name to `Object.prototype`.
    const isOwn = Object.hasOwn(data, key);
    const value = parse(shape, isOwn ? (data as Record<string, unknown>)[key] : undefined);
    if (isOwn) result[key] = value;
  }
  return result;
}

function check(hasShape: boolean): asserts hasShape {
  if (!hasShape) throw new TypeError();
}
