import { expect, test } from "vitest";
import {
  ErrorEnvelope,
  SuccessEnvelope,
} from "../../../src/contract/location-record/location-record.ts";
import { rawRecord } from "../record-fixture.ts";

const success = () => ({ code: 200, message: "", success: true, data: rawRecord(), errors: null });
const failure = () => ({
  code: 404,
  message: "There is no location with this id.",
  success: false,
  data: null,
  errors: { location_id: ["There is no location with this id."] },
});

test("accepts the documented envelopes and drops unknown keys", () => {
  expect(SuccessEnvelope.parse({ ...success(), extra: 1 })).toEqual(success());
  expect(ErrorEnvelope.parse({ ...failure(), extra: 1 })).toEqual(failure());
});

test.each([
  ["code", 201],
  ["message", "OK"],
  ["success", false],
  ["data", null],
  ["errors", {}],
])("a success envelope must not have %s: %j", (key, value) => {
  const { error } = SuccessEnvelope.safeParse({ ...success(), [key]: value });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([key]));
});

test.each([
  ["code", 404.5],
  ["message", null],
  ["success", true],
  ["data", {}],
  ["errors", null],
  ["errors", ["No such location."]],
  ["errors", { location_id: "No such location." }],
])("an error envelope must not have %s: %j", (key, value) => {
  const { error } = ErrorEnvelope.safeParse({ ...failure(), [key]: value });
  expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([key]));
});
