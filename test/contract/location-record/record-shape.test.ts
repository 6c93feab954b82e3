import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { RECORD_SHAPE } from "../../../src/contract/location-record/record-shape.ts";
import { readShape } from "../../../src/contract/location-record/shape.ts";
import {
  deleteAt,
  documentedPaths,
  dotted,
  invalidValues,
  rawRecord,
  setAt,
} from "../record-fixture.ts";

const TEXTS = ["", " ", "\u202etext\u0007", "+1".repeat(21), "x".repeat(5001), "\ud800"];

/** Expects the value of zod, or else that each of its issues is reported. */
function expectLikeZod(data: unknown, label: string) {
  const reported: string[] = [];
  const value = readShape(RECORD_SHAPE, data, (path, expected) => {
    reported.push(`${path}: ${expected}`);
  });
  const { success, error, data: parsed } = LocationRecord.safeParse(data);
  // The widget ignores the formats that the contract documents.
  const issues = (error?.issues ?? []).filter(
    (issue: z.core.$ZodIssue) => issue.code !== "invalid_format" || issue.format === "regex",
  );
  const typeOf = (issue: object) => ["expected", "origin"].map((key) => Reflect.get(issue, key));
  expect(reported, label).toEqual(
    issues.map((issue) => `${dotted(issue.path)}: ${typeOf(issue).find(Boolean) ?? "string"}`),
  );
  if (success) expect(value, label).toEqual(parsed);
}

test("the widget reads every example, and whatever is no record, like zod", () => {
  for (const { slug, record } of EXAMPLES) expectLikeZod({ ...record, extra: 1 }, slug);
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
