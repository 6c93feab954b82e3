import { expect, test } from "vitest";
import { envelopeData } from "../../../src/contract/location-record/envelope-data.ts";

const data = { id: "1" };

test.each([
  ["the documented envelope", { code: 200, message: "", success: true, data, errors: null }],
  ["an envelope that has only what decides", { success: true, data }],
  ["an envelope whose other keys are wrong", { success: true, data, code: "200", message: 7 }],
])("%s gives its data", (_name, body) => {
  expect(envelopeData(body)).toBe(data);
});

test.each([
  null,
  undefined,
  true,
  42,
  "",
  "x",
  [],
  [data],
  {},
  data,
  { data },
  { success: false, data },
  { success: "true", data },
  { success: 1, data },
  { success: true },
  { success: true, data: null },
  { success: true, data: "x" },
  { success: true, data: 42 },
  { success: true, Data: data },
])("%j has no data to give", (body) => {
  expect(envelopeData(body)).toBeNull();
});
