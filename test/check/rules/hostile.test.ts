import { expect, test } from "vitest";
import type { Responses } from "../../../src/check/requests/requests.ts";
import { successEnvelope } from "../../../src/server/http/envelope.ts";
import { bytes, failedRules, RECORD, validResponses } from "./responses-fixture.ts";

// On a busy machine, too; quadratic time would be hours.
const MAX_MS = 10_000;
const LENGTH = 4_000_000;

/** The ids of the failed rules; fails if that takes too long. */
function failedInTime(responses: Responses): string[] {
  const started = performance.now();
  const failed = Object.keys(failedRules(responses));
  expect(performance.now() - started).toBeLessThan(MAX_MS);
  return failed;
}

const withPage = (page: string) => {
  const responses = validResponses();
  responses.browsable.body = bytes(page);
  return responses;
};

test.each([
  ["<", "<".repeat(LENGTH)],
  ["<a", "<a".repeat(LENGTH / 2)],
  ["&", "&".repeat(LENGTH)],
  ["&a", `&${"a".repeat(LENGTH)}`],
  ["&#", "&#".repeat(LENGTH / 2)],
  ["\\u", "\\u".repeat(LENGTH / 2)],
  ["spaces", " ".repeat(LENGTH)],
  ["the start of the JSON", '{"code":200,"message":"'.repeat(LENGTH / 23)],
])("a page of 4 MB of %s is evaluated in time", (_what, page) => {
  expect(failedInTime(withPage(page))).toEqual(["format-api"]);
});

test("a page that repeats most of a large record is evaluated in time", () => {
  const responses = validResponses(successEnvelope({ ...RECORD, city: "a".repeat(LENGTH) }));
  const start = '{"code":200,"message":"","success":true,"data":{';
  responses.browsable.body = bytes(`${start}${"a".repeat(LENGTH)}`.repeat(2));
  expect(failedInTime(responses)).toContain("format-api");
});

const withTypes = (appointment_types: unknown) =>
  validResponses(
    successEnvelope({
      ...RECORD,
      web_scheduler_config: { ...RECORD.web_scheduler_config, appointment_types },
    } as never),
  );

test.each([
  ["numbers", 7],
  ["objects without keys", {}],
])("400,000 mistakes (%s) give a report", (_what, item) => {
  const failed = failedRules(withTypes(Array(400_000).fill(item)));
  expect(Object.keys(failed)).toEqual(["record-appointment-types", "size"]);
  expect(failed["record-appointment-types"]).toHaveLength(20);
});

test("a mistake after many valid items is found at its index", () => {
  const [valid] = RECORD.web_scheduler_config.appointment_types;
  const item = valid ?? { enabled: true, display_name: "", appointment_type_name: "Exam" };
  const types: unknown[] = Array(30_000).fill(item);
  types[29_999] = { ...item, enabled: "yes" };
  expect(failedRules(withTypes(types))["record-appointment-types"]).toMatchObject([
    { where: "data.web_scheduler_config.appointment_types.29999.enabled" },
  ]);
});

test("a list that is not an array is reported", () => {
  const failed = failedRules(withTypes("none"));
  expect(failed["record-config"] ?? failed["record-appointment-types"]).toMatchObject([
    { where: "data.web_scheduler_config.appointment_types", expected: "an array" },
  ]);
});

test.each([
  ["integer-like keys out of order", '"x":{"10":1,"2":2,"1":3}'],
  ["a number with a zero fraction", '"x":5.0'],
  ["a number with an exponent", '"x":1E+2'],
  ["a negative zero", '"x":-0'],
  ["an integer beyond 2^53", '"x":90071992547409931234'],
  ["a repeated key", '"x":1,"x":2'],
  ["an escaped slash", '"x":"\\/"'],
])("a page with the same JSON is recognized with %s", (_what, member) => {
  const responses = validResponses();
  const text = new TextDecoder()
    .decode(responses.get.body)
    .replace('"data":{', `"data":{${member},`);
  responses.get.body = bytes(text);
  responses.browsable.body = bytes(
    `<pre>${text.replaceAll(",", ",\n    ").replaceAll('"', "&quot;")}</pre>`,
  );
  expect(failedRules(responses)).toEqual({});
});

test("a page with other JSON is still found", () => {
  const responses = validResponses();
  const text = new TextDecoder().decode(responses.get.body);
  responses.browsable.body = bytes(`<pre>${text.replace(RECORD.city, `${RECORD.city}x`)}</pre>`);
  expect(Object.keys(failedRules(responses))).toEqual(["format-api"]);
});
