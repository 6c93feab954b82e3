import { expect, test } from "vitest";
import { readCheckOptions } from "../../src/check/check-options.ts";
import { formatReport } from "../../src/check/rules.ts";
import { LOCATION_ID, PAGE_ORIGIN } from "../server/handler-fixture.ts";

test.each([
  [],
  ["not-an-address", LOCATION_ID],
  ["ftp://127.0.0.1", LOCATION_ID],
  ["http://user:secret@127.0.0.1", LOCATION_ID],
  ["http://127.0.0.1/?a=b", LOCATION_ID],
  ["http://127.0.0.1"],
  ["http://127.0.0.1", "no-uuid"],
  ["http://127.0.0.1", LOCATION_ID, "--nope"],
  ["http://127.0.0.1", LOCATION_ID, "--origin", "practice.example"],
  ["http://127.0.0.1", LOCATION_ID, "--location", LOCATION_ID],
  ["--receiver", "http://127.0.0.1"],
  ["--receiver", "booking.example", "--origin", PAGE_ORIGIN],
  ["--receiver", "http://127.0.0.1", "--origin", PAGE_ORIGIN, "--location", "one"],
  ["--receiver", "http://127.0.0.1", "--origin", PAGE_ORIGIN, LOCATION_ID],
])("invalid arguments are an error: %j %j %j %j", (...args) => {
  expect(() => readCheckOptions(args)).toThrow(/^[A-Z-].+/);
});

const rule = { id: "json", description: "It is JSON.", isRequired: true } as const;

test("text from the server cannot add lines to the report, or control the terminal", () => {
  const report = (found: string) =>
    formatReport({
      title: "Location 1",
      url: "http://127.0.0.1/",
      error: null,
      rules: [
        { ...rule, outcome: "pass", found },
        { ...rule, outcome: "skip", reason: found },
        { ...rule, outcome: "fail", findings: [{ where: found, expected: found, found }] },
      ],
    });
  const hostile = report("\u001b[2J\r\n\n\u2028");
  expect(hostile.split("\n")).toHaveLength(report("x").split("\n").length);
  expect(hostile).not.toContain("\u001b");
});
