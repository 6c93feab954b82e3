import fc from "fast-check";
import { valueAt } from "../../src/contract/value-at.ts";
import {
  deleteAt,
  documentedPaths,
  invalidValues,
  type Path,
  rawRecord,
  setAt,
} from "../contract/record-fixture.ts";
import { hostileText, Repeated } from "./fuzz.ts";

/** A change of a record at a path: another value, a list of equal items, or nothing. */
interface Mutation {
  path: Path;
  value?: unknown;
  count?: number;
}

const EXTREMES = [0, -0, -1, 1.5, 2 ** 53, 1e308, true, false, null, [], {}, [[]], [{}], undefined];
const text = hostileText(1_000_000);

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...EXTREMES) },
);
const anyPath = fc.constantFrom(...documentedPaths);
const texts = documentedPaths.filter((path) => typeof valueAt(rawRecord(), path) === "string");
const LISTS = ["appointment_types", "provider_profiles"].map((key) => [
  "web_scheduler_config",
  key,
]);
const shortValue = fc.oneof(hostileText(60), fc.constantFrom<unknown>(...EXTREMES));
const anyItem = fc.record({
  enabled: fc.oneof(fc.constant(true), shortValue),
  display_name: shortValue,
  appointment_type_name: shortValue,
  name: shortValue,
  id: shortValue,
});

/** Any change of a documented key: dropped, of another type, empty, huge, or hostile text. */
const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ path: fc.constantFrom(...texts), value: text }) },
  { weight: 4, arbitrary: fc.record({ path: anyPath, value: anyValue }) },
  {
    weight: 2,
    arbitrary: anyPath.chain((path) =>
      fc.record({ path: fc.constant(path), value: fc.constantFrom(...invalidValues(path)) }),
    ),
  },
  { weight: 2, arbitrary: fc.record({ path: anyPath }) },
  {
    weight: 1,
    arbitrary: fc.record({
      path: fc.constantFrom(...LISTS),
      value: anyItem,
      count: fc.constantFrom(0, 1, 120),
    }),
  },
);

export const anyMutations = fc.array(anyMutation, { minLength: 1, maxLength: 6 });

export function mutatedRecord(mutations: readonly Mutation[]): Record<string, unknown> {
  const record = rawRecord();
  for (const { path, count, ...mutation } of mutations) {
    const parent = valueAt(record, path.slice(0, -1));
    if (typeof parent !== "object" || parent === null) continue;
    const value = plain(mutation.value);
    if (count !== undefined)
      setAt(
        record,
        path,
        Array.from({ length: count }, () => value),
      );
    else if ("value" in mutation) setAt(record, path, value);
    else deleteAt(record, path);
  }
  return record;
}

function plain(value: unknown): unknown {
  if (value instanceof Repeated) return String(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}
