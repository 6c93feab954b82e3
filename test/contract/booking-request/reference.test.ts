import { expect, test } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";

test("the reference has two groups, and no letter that looks like a digit", () => {
  expect(requestReference("5a3b1e0f-0000-4000-8000-000000000000")).toBe("5H3K-1W0X");
  expect(requestReference("ABCDEF89-0000-4000-8000-000000000000")).toBe("HKMR-WX89");
});

test("different ids have different references", () => {
  const digits = [..."0123456789abcdef"];
  expect(new Set(digits.map((digit) => requestReference(digit.repeat(8)))).size).toBe(16);
});
