import { valueAt } from "../../src/contract/value-at.ts";
import { recordOf } from "../example-record.ts";

export type Path = readonly (string | number)[];

const completeRecord = recordOf("everything-on");

export const ID = completeRecord.id;

/** A new, untyped copy of a record with every documented key, as parsed from a response. */
export const rawRecord = (): Record<string, unknown> => structuredClone({ ...completeRecord });

// Arrays and one map whose items the contract does not show.
const UNDOCUMENTED = ["provider_profiles", "locations", "appointment_types_by_facility"];

/** The paths of all documented keys; in an array, of its first item only. */
export const documentedPaths: readonly Path[] = pathsIn(completeRecord, []);

function pathsIn(value: unknown, parent: Path): Path[] {
  if (typeof value !== "object" || value === null) return [];
  if (UNDOCUMENTED.includes(String(parent.at(-1)))) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [[0, value[0]]]
    : Object.entries(value);
  return entries.flatMap(([key, item]) => {
    const path = [...parent, key];
    return [path, ...pathsIn(item, path)];
  });
}

export const dotted = (path: readonly PropertyKey[]) => path.join(".");

const parentOf = (record: unknown, path: Path) => valueAt(record, path.slice(0, -1)) as object;

export function setAt<T>(record: T, path: Path, value: unknown): T {
  Reflect.set(parentOf(record, path), path.at(-1) ?? "", value);
  return record;
}

export function deleteAt<T>(record: T, path: Path): T {
  Reflect.deleteProperty(parentOf(record, path), path.at(-1) ?? "");
  return record;
}

const INVALID_VALUES: Record<string, readonly unknown[]> = {
  string: [7, true, null, [], {}, ["text"], { type: "script" }],
  boolean: ["true", "", 1, 0, null, [], {}],
  number: ["50", "", true, null, 1.5, Number.POSITIVE_INFINITY, 1e308, -1e308, [], {}],
  array: ["text", 7, true, null, {}],
  object: ["text", 7, true, null, []],
};

/** Values of all types but the documented one. */
export function invalidValues(path: Path): readonly unknown[] {
  const valid = valueAt(completeRecord, path);
  const invalid = INVALID_VALUES[Array.isArray(valid) ? "array" : typeof valid] ?? [];
  return path.at(-1) === "chatbot_greeting_message"
    ? invalid.filter((value) => value !== null)
    : invalid;
}
