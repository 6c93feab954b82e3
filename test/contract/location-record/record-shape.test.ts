import { expect, test } from "vitest";
import { LenientLocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { RECORD_SHAPE } from "../../../src/contract/location-record/record-shape.ts";
import { parseShape } from "../../../src/contract/location-record/shape.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import {
  deleteAt,
  documentedPaths,
  dotted,
  invalidValues,
  rawRecord,
  setAt,
} from "../record-fixture.ts";

const TEXTS = ["", " ", "\u202etext\u0007", "+1".repeat(21), "x".repeat(5001), "\ud800"];

function expectLikeZod(data: unknown, label: string) {
  const { data: expected = null } = LenientLocationRecord.safeParse(data);
  expect(parseShape(RECORD_SHAPE, data), label).toEqual(expected);
}

test("the widget reads every example, and whatever is no record, like zod", () => {
  for (const { slug, record } of EXAMPLES) {
    expectLikeZod({ ...record, extra: 1 }, slug);
    expect(parseShape(RECORD_SHAPE, record)).not.toBeNull();
  }
  for (const data of [null, undefined, 7, "x", [], [rawRecord()], {}]) expectLikeZod(data, "");
});

test("the widget reads a record with any wrong, missing or hostile value like zod", () => {
  for (const path of documentedPaths) {
    expectLikeZod(deleteAt(rawRecord(), path), dotted(path));
    for (const value of [...invalidValues(path), ...TEXTS]) {
      expectLikeZod(setAt(rawRecord(), path, value), `${dotted(path)}: ${JSON.stringify(value)}`);
    }
  }
});
