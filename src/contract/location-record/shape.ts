import { plainText } from "../text.ts";

/**
 * A schema as plain data that a build can write into the script instead of zod. A boolean, an integer or a string
 * stands for the default that replaces an invalid value; those of objects and lists follow from their types.
 */
export type ShapeData = boolean | number | string | Described;

type Described =
  /** `clean` applies `plainText`, and a pattern has to match. If the default is null, null is valid. */
  | { type: "string"; default: string | null; steps: readonly ("clean" | RegExp)[] }
  | { type: "array"; items: ShapeData }
  | { type: "object"; keys: Readonly<Record<string, ShapeData>> }
  | { type: "optional"; inner: ShapeData }
  | { type: "record" }
  | { type: "unknown" };

declare const output: unique symbol;

export type Shape<Value> = ShapeData & { readonly [output]?: Value };

/** Is called for an invalid value with its dotted path, the documented type and the value. */
type Report = (path: string, expected: string, found: unknown) => void;

/** The documented keys, with cleaned text; each invalid value is reported, and its default used. */
export const readShape = <Value>(shape: Shape<Value>, data: unknown, report: Report): Value =>
  read(shape, data, "", report) as Value;

export const defaultOf = <Value>(shape: Shape<Value>): Value => defaultValue(shape) as Value;

function read(shape: ShapeData, data: unknown, path: string, report: Report): unknown {
  if (typeof shape === "object") {
    if (shape.type === "unknown") return data;
    if (shape.type === "optional") {
      return data === undefined ? data : read(shape.inner, data, path, report);
    }
  }
  const value =
    typeof shape === "object"
      ? readDescribed(shape, data, path, report)
      : typeof data === typeof shape && (typeof data !== "number" || Number.isSafeInteger(data))
        ? data
        : undefined;
  if (value !== undefined) return value;
  const type = typeof shape === "object" ? shape.type : typeof shape;
  report(path, type === "number" && Number.isFinite(data) ? "int" : type, data);
  return defaultValue(shape);
}

/** Undefined if the value is invalid; a part of it that is invalid is replaced. */
function readDescribed(shape: Described, data: unknown, path: string, report: Report): unknown {
  const readPart = (part: ShapeData, value: unknown, key: string | number) =>
    read(part, value, path ? `${path}.${key}` : `${key}`, report);
  if (shape.type === "string") {
    let text = data;
    for (const step of shape.steps) {
      if (typeof text !== "string") return;
      if (step === "clean") text = plainText(text);
      else if (!step.test(text)) return;
    }
    return typeof text === "string" || text === shape.default ? text : undefined;
  }
  if (shape.type === "array") {
    return Array.isArray(data)
      ? Array.from(data, (item, index) => readPart(shape.items, item, index))
      : undefined;
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) return;
  if (shape.type !== "object") return data;
  const result: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(shape.keys)) {
    // A page's scripts may have added any name to `Object.prototype`.
    const isOwn = Object.hasOwn(data, key);
    const value = readPart(part, isOwn ? (data as Record<string, unknown>)[key] : undefined, key);
    if (isOwn || value !== undefined) result[key] = value;
  }
  return result;
}

function defaultValue(shape: ShapeData): unknown {
  if (typeof shape !== "object") return shape;
  if (shape.type === "string") return shape.default;
  return shape.type === "array" ? [] : readDescribed(shape, {}, "", () => {});
}
