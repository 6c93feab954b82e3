import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { LenientLocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { RECORD_SHAPE } from "../../../src/contract/location-record/record-shape.ts";
import { parseShape } from "../../../src/contract/location-record/shape.ts";
import { shapeOf } from "../../../src/contract/location-record/shape-of.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { fuzz, SEED } from "../../fuzz/fuzz.ts";
import { anyMutations, mutatedRecord } from "../record-mutations.ts";

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

test("accepts and returns exactly what zod does, for 2,000 mutated records", () => {
  const runs = fuzz(2000);
  let accepted = 0;
  fc.assert(
    fc.property(anyMutations, (mutations) => {
      const record = mutatedRecord(mutations);
      const expected = zodOutput(record);
      // Not toEqual: the difference of two megabytes would fill the memory.
      expect(isDeepStrictEqual(parseShape(RECORD_SHAPE, record), expected)).toBe(true);
      if (expected) accepted += 1;
    }),
    runs,
  );
  // Neither side of the comparison is trivial.
  expect(accepted).toBeGreaterThan(runs.numRuns / 10);
  expect(accepted).toBeLessThan(runs.numRuns * 0.9);
});

test("accepts exactly what zod does for data that is not a record", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (data) => {
      expect(parseShape(RECORD_SHAPE, data)).toEqual(zodOutput(data));
    }),
    SEED,
  );
});

const URL_CHECK = { _zod: { def: { check: "string_format" } } };

test.each([
  ["number", z.number()],
  ["union", z.union([z.string(), z.boolean()])],
  ["guid", z.guid()],
  ["url", z.url()],
  ["a format without a pattern", { _zod: { def: { type: "string", checks: [URL_CHECK] } } }],
  ["minLength", z.string().check(z.minLength(1))],
  ["overwrite", z.string().check(z.overwrite((text) => text.trim()))],
])("throws for what a shape cannot express: %s", (_name, schema) => {
  expect(() => shapeOf(schema as z.ZodMiniType)).toThrow(/^A shape can/);
});

test("throws for a schema without a definition", () => {
  const list = { _zod: { def: { type: "array" } } };
  expect(() => shapeOf(list as z.ZodMiniType)).toThrow("no definition");
});
