import { expect, test } from "vitest";
import { envelopeData } from "../../../src/contract/location-record/read-location-record.ts";

const data = { id: "1" };

test.each([
  ["the documented envelope", { code: 200, message: "", success: true, data, errors: null }],
  ["an envelope with success and data only", { success: true, data }],
  ["an envelope whose other keys are invalid", { success: true, data, code: "200", message: 7 }],
])("returns the data of %s", (_name, body) => {
  expect(envelopeData(body)).toBe(data);
});

test.each([
  null,
  42,
  [],
  data,
  { data },
  { success: false, data },
  { success: 1, data },
  { success: true },
  { success: true, data: null },
  { success: true, data: "x" },
  { success: true, Data: data },
])("returns null for %j", (body) => {
  expect(envelopeData(body)).toBeNull();
});
