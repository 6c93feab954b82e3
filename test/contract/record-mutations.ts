import fc from "fast-check";
import { valueAt } from "../../src/contract/value-at.ts";
import { hostileText, Repeated, shortText } from "../fuzz/fuzz.ts";
import {
  deleteAt,
  documentedPaths,
  invalidValues,
  type Path,
  rawRecord,
  setAt,
} from "./record-fixture.ts";

/** One change of a record. */
export type Mutation =
  | { kind: "replace"; path: Path; value: unknown }
  | { kind: "delete"; path: Path }
  /** A key next to the one at the path. */
  | { kind: "add"; path: Path; key: string; value: unknown }
  /** A list of this many equal items. */
  | { kind: "fill"; path: Path; item: unknown; count: number };

const EXTREME_NUMBERS = [
  0,
  -0,
  -1,
  1,
  1.5,
  17,
  1e9,
  2 ** 53,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
];

const hugeText = hostileText(1_000_000);

const valueWith = (text: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: text },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.constantFrom(...EXTREME_NUMBERS) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(true, false, null, [], {}, [[]], [{}], undefined),
    },
  );

/** Any JSON value, often a hostile text. */
export const anyValue = valueWith(hugeText);
const anyPath = fc.constantFrom(...documentedPaths);
const texts = documentedPaths.filter((path) => typeof valueAt(rawRecord(), path) === "string");
const lists = [
  ["web_scheduler_config", "appointment_types"],
  ["web_scheduler_config", "provider_profiles"],
  ["scheduler_config", "locations"],
];
const shortValue = valueWith(shortText);
const anyItem = fc.oneof(
  shortValue,
  fc.record(
    {
      enabled: fc.oneof(fc.constant(true), shortValue),
      display_name: shortValue,
      appointment_type_name: shortValue,
      name: shortValue,
      id: shortValue,
    },
    { requiredKeys: ["enabled", "appointment_type_name"] },
  ),
);

/** Any change of a documented key: dropped, of another type, empty, huge, or hostile text. */
const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("replace" as const),
      path: fc.constantFrom(...texts),
      value: hugeText,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("replace" as const), path: anyPath, value: anyValue }),
  },
  {
    weight: 2,
    arbitrary: anyPath.chain((path) =>
      fc.record({
        kind: fc.constant("replace" as const),
        path: fc.constant(path),
        value: fc.constantFrom(...invalidValues(path)),
      }),
    ),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete" as const), path: anyPath }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("add" as const),
      path: anyPath,
      key: fc.constantFrom("extra", "id", "0", "length", "constructor"),
      value: anyValue,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("fill" as const),
      path: fc.constantFrom(...lists),
      item: anyItem,
      count: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 0, max: 120 }) },
        { weight: 1, arbitrary: fc.constant(10_000) },
      ),
    }),
  },
);

/** Up to six changes. */
export const anyMutations = fc.array(anyMutation, { minLength: 1, maxLength: 6 });

/** The example `everything-on` with these changes. */
export function mutatedRecord(mutations: readonly Mutation[]): Record<string, unknown> {
  const record = rawRecord();
  for (const mutation of mutations) mutate(record, mutation);
  return record;
}

function mutate(record: unknown, mutation: Mutation): void {
  const { kind, path } = mutation;
  const parent = valueAt(record, path.slice(0, -1));
  if (typeof parent !== "object" || parent === null) return;
  if (kind === "replace") setAt(record, path, plain(mutation.value));
  else if (kind === "delete") deleteAt(record, path);
  else if (kind === "fill")
    setAt(
      record,
      path,
      Array.from({ length: mutation.count }, () => plain(mutation.item)),
    );
  else if (!Array.isArray(parent)) Reflect.set(parent, mutation.key, plain(mutation.value));
}

/** A value with its repeated texts written out. */
export function plain(value: unknown): unknown {
  if (value instanceof Repeated) return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}
