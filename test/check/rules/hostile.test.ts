import { expect, test } from "vitest";
import { successEnvelope } from "../../../src/server/http/envelope.ts";
import { failedRules, RECORD, validResponses } from "./responses-fixture.ts";

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
  expect(Object.keys(failed)).toEqual([
    "record-appointment-types",
    // The form reads at most 1 MB.
    ...(typeof item === "object" ? ["browser-json"] : []),
    "size",
  ]);
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
