import { expect, test } from "vitest";
import { emergencyNumber } from "../../../src/form/phone/emergency-number.ts";

test.each([
  ["1", "911"],
  ["52", "911"],
  ["44", "999"],
  ["353", "112"],
  ["34", "112"],
  ["49", "112"],
  ["91", "112"],
  ["61", "000"],
  ["64", "111"],
  ["971", null],
  ["54", null],
  [null, null],
])("for the calling code %j it is %j", (callingCode, number) => {
  expect(emergencyNumber(callingCode)).toBe(number);
});
