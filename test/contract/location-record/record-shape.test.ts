import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { LenientLocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { RECORD_SHAPE } from "../../../src/contract/location-record/record-shape.ts";
import { parseShape } from "../../../src/contract/location-record/shape.ts";
import { shapeOf } from "../../../src/contract/location-record/shape-of.ts";
import { valueAt } from "../../../src/contract/value-at.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { deleteAt, documentedPaths, type Path, rawRecord, setAt } from "../record-fixture.ts";

const zodOutput = (data: unknown) => {
  const result = LenientLocationRecord.safeParse(data);
  return result.success ? result.data : null;
};

test.each(EXAMPLES.map(({ slug, record }) => [slug, record] as const))(
  "reads the example %s like zod",
  (_slug, record) => {
    expect(parseShape(RECORD_SHAPE, record)).toEqual(zodOutput(record));
    expect(parseShape(RECORD_SHAPE, record)).not.toBeNull();
  },
);

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    0,
    -0,
    1.5,
    2 ** 53,
    -1,
    "",
    " ",
    "\u200b",
    [],
    {},
    null,
    true,
    "+1202".repeat(20),
  ),
);
type Mutation =
  | { kind: "replace"; path: Path; value: unknown }
  | { kind: "delete"; path: Path }
  | { kind: "add"; path: Path; key: string; value: unknown };
const anyPath = fc.constantFrom(...documentedPaths);
const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant("replace" as const), path: anyPath, value: anyValue }),
  fc.record({ kind: fc.constant("delete" as const), path: anyPath }),
  fc.record({
    kind: fc.constant("add" as const),
    path: anyPath,
    key: fc.constantFrom("extra", "id", "0", "length", "constructor"),
    value: anyValue,
  }),
);

function mutate(record: unknown, mutation: Mutation): void {
  const parent = valueAt(record, mutation.path.slice(0, -1));
  if (typeof parent !== "object" || parent === null) return;
  if (mutation.kind === "replace") setAt(record, mutation.path, mutation.value);
  else if (mutation.kind === "delete") deleteAt(record, mutation.path);
  else if (!Array.isArray(parent)) Reflect.set(parent, mutation.key, mutation.value);
}

test("accepts and returns exactly what zod does, for 5,000 mutated records", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(anyMutation, { maxLength: 4 }), (mutations) => {
      const record = rawRecord();
      for (const mutation of mutations) mutate(record, mutation);
      const expected = zodOutput(record);
      expect(parseShape(RECORD_SHAPE, record)).toEqual(expected);
      if (expected) accepted += 1;
    }),
    { numRuns: 5000 },
  );
  // Neither side of the comparison is trivial.
  expect(accepted).toBeGreaterThan(500);
  expect(accepted).toBeLessThan(4500);
});

test("accepts exactly what zod does for data that is not a record", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (data) => {
      expect(parseShape(RECORD_SHAPE, data)).toEqual(zodOutput(data));
    }),
  );
});

test.each([
  ["number", z.number()],
  ["union", z.union([z.string(), z.boolean()])],
  ["minLength", z.string().check(z.minLength(1))],
  ["overwrite", z.string().check(z.overwrite((text) => text.trim()))],
])("throws for what a shape cannot express: %s", (_name, schema) => {
  expect(() => shapeOf(schema as z.ZodMiniType)).toThrow(/shape/i);
});
