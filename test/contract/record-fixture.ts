import { exampleBySlug } from "../../src/examples/index.ts";

export type Path = readonly (string | number)[];

const complete = exampleBySlug("everything-on")?.record;
if (!complete) throw new Error("There is no example with everything on.");

/** The id of {@link wireRecord}. */
export const ID = complete.id;

/** A record that has every documented key, fresh and without a type, as it comes over the wire. */
export const wireRecord = (): Record<string, unknown> => structuredClone({ ...complete });

// Lists whose items, and the one map whose values, the contract does not show.
const UNDOCUMENTED = ["provider_profiles", "locations", "appointment_types_by_facility"];

/** The way to every documented place of the record; of a list, to its first item. */
export const documentedPaths: readonly Path[] = pathsIn(complete, []);

function pathsIn(value: unknown, here: Path): Path[] {
  if (typeof value !== "object" || value === null) return [];
  if (UNDOCUMENTED.includes(String(here.at(-1)))) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [[0, value[0]]]
    : Object.entries(value);
  return entries.flatMap(([key, item]) => {
    const path = [...here, key];
    return [path, ...pathsIn(item, path)];
  });
}

export const said = (path: readonly PropertyKey[]) => path.join(".");

const parentOf = (record: unknown, path: Path) => at(record, path.slice(0, -1)) as object;

export const at = (record: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, key) => (typeof here === "object" && here !== null ? Reflect.get(here, key) : undefined),
    record,
  );

/** The record with something else in one place. */
export function withAt<Of>(record: Of, path: Path, value: unknown): Of {
  Reflect.set(parentOf(record, path), path.at(-1) ?? "", value);
  return record;
}

/** The record without one key. */
export function withoutAt<Of>(record: Of, path: Path): Of {
  Reflect.deleteProperty(parentOf(record, path), path.at(-1) ?? "");
  return record;
}

const WRONG_FOR: Record<string, readonly unknown[]> = {
  string: [7, true, null, [], {}, ["text"], { type: "script" }],
  boolean: ["true", "", 1, 0, null, [], {}],
  number: ["50", "", true, null, 1.5, Number.POSITIVE_INFINITY, 1e308, -1e308, [], {}],
  list: ["text", 7, true, null, {}],
  object: ["text", 7, true, null, []],
};

/** What must not stand in a documented place: values of every other type. */
export function wrongValues(path: Path): readonly unknown[] {
  const right = at(complete, path);
  const wrong = WRONG_FOR[Array.isArray(right) ? "list" : typeof right] ?? [];
  return path.at(-1) === "chatbot_greeting_message"
    ? wrong.filter((value) => value !== null)
    : wrong;
}
