import { plainText } from "../plain-text.ts";

/**
 * What a schema accepts, as plain data that a build can write into the script instead of zod, with
 * the default that replaces an invalid value. The default of an object or a list follows from its
 * type. A string is described by its steps: `clean` applies `plainText`, and a pattern has to match.
 */
export type ShapeData =
  | { type: "unknown" }
  | { type: "record" }
  | { type: "boolean" | "int"; default: unknown }
  /** A string whose default is null may be null. */
  | { type: "string"; default: unknown; steps: readonly ("clean" | RegExp)[] }
  | { type: "optional"; inner: ShapeData }
  | { type: "array"; items: ShapeData }
  | { type: "object"; keys: Readonly<Record<string, ShapeData>> };

declare const output: unique symbol;

/** The shape of a schema whose output is `Value`. */
export type Shape<Value> = ShapeData & { readonly [output]?: Value };

/** Is called for an invalid value with its dotted path, the documented type and the value. */
type Report = (path: string, expected: string, found: unknown) => void;

/**
 * The data without undocumented keys and with cleaned text. Each invalid value is reported and
 * replaced with its default.
 */
export const readShape = <Value>(shape: Shape<Value>, data: unknown, report: Report): Value =>
  read(shape, data, "", report) as Value;

/** The value with the default of each key. */
export const defaultOf = <Value>(shape: Shape<Value>): Value => defaultValue(shape) as Value;

function read(shape: ShapeData, data: unknown, path: string, report: Report): unknown {
  if (shape.type === "unknown") return data;
  if (shape.type === "optional") {
    return data === undefined ? data : read(shape.inner, data, path, report);
  }
  const value = readValid(shape, data, path, report);
  if (value !== undefined) return value;
  const isNumber = shape.type === "int" && !Number.isFinite(data);
  report(path, isNumber ? "number" : shape.type, data);
  return defaultValue(shape);
}

/** Undefined if the value is invalid; a part of it that is invalid is replaced. */
function readValid(shape: ShapeData, data: unknown, path: string, report: Report): unknown {
  const pathOf = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (shape.type === "boolean") return typeof data === "boolean" ? data : undefined;
  if (shape.type === "int") return Number.isSafeInteger(data) ? data : undefined;
  if (shape.type === "string") {
    let text = data;
    for (const step of shape.steps) {
      if (typeof text !== "string") break;
      if (step === "clean") text = plainText(text);
      else if (!step.test(text)) return;
    }
    return typeof text === "string" || (text === null && shape.default === null) ? text : undefined;
  }
  if (shape.type === "array") {
    if (!Array.isArray(data)) return;
    return Array.from(data, (item, index) => read(shape.items, item, pathOf(index), report));
  }
  if (typeof data !== "object" || data === null || Array.isArray(data)) return;
  if (shape.type !== "object") return data;
  const result: Record<string, unknown> = {};
  for (const [key, keyShape] of Object.entries(shape.keys)) {
    // A page's scripts may have added any name to `Object.prototype`.
    const isOwn = Object.hasOwn(data, key);
    const found = isOwn ? (data as Record<string, unknown>)[key] : undefined;
    const value = read(keyShape, found, pathOf(key), report);
    if (isOwn || value !== undefined) result[key] = value;
  }
  return result;
}

function defaultValue(shape: ShapeData): unknown {
  if (shape.type === "optional") return defaultValue(shape.inner);
  if (shape.type === "array") return [];
  if (shape.type === "unknown" || shape.type === "record") return {};
  if (shape.type !== "object") return shape.default;
  const result: Record<string, unknown> = {};
  for (const [key, keyShape] of Object.entries(shape.keys)) result[key] = defaultValue(keyShape);
  return result;
}
