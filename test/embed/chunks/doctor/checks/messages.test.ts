import { expect, test } from "vitest";
import { finding } from "../../../../../src/diagnostics/finding.ts";
import * as sentences from "../../../../../src/embed/chunks/diagnostics/diagnostics.ts";
import type { CheckResult } from "../../../../../src/embed/chunks/doctor/checks/check-result.ts";
import { withMessages } from "../../../../../src/embed/chunks/doctor/checks/messages.ts";
import { createReport } from "../../../../../src/embed/chunks/doctor/report.ts";

const UNKNOWN_ID = finding("WS203", "https://api.example/larkmere", "status 404");
const PREFILL = finding("WS106", "prefill-email");
const RECORD = "The location record";

/** The last line and the codes of a report with these results of the record's check. */
function reportOf(findings: CheckResult["findings"], messages: Parameters<typeof withMessages>[2]) {
  const results = withMessages(
    [{ check: RECORD, findings }],
    "form",
    messages,
    (found) => found.code.startsWith("WS2"),
    sentences,
  );
  const page = { url: "https://practice.example/", version: "1.0.0", forms: 1 };
  const report = createReport([{ form: null, results }], page, sentences);
  return { line: report.text.split("\n").at(-1), codes: report.findings.map(({ code }) => code) };
}

const LINE = "Messages in the browser's console about the form:";
const UNKNOWN_LINE =
  "WS203 https://api.example/larkmere was not found: the API does not know this location-id, or base-url is not the API's URL (status 404)";

test("the report says that the console has no messages", () => {
  expect(reportOf([], [])).toEqual({ line: `- ok: ${LINE} none`, codes: [] });
});

test("a message whose problem another check has found is a problem, and is listed once", () => {
  expect(reportOf([UNKNOWN_ID], [UNKNOWN_ID, UNKNOWN_ID])).toEqual({
    line: `- problem: ${LINE} ${UNKNOWN_LINE}`,
    codes: ["WS203"],
  });
});

test("another check may have found the cause of a message", () => {
  const placeholder = finding("WS520", "location-id", "LOCATION-ID");
  expect(reportOf([placeholder], [UNKNOWN_ID])).toEqual({
    line: `- problem: ${LINE} ${UNKNOWN_LINE}`,
    codes: ["WS520"],
  });
});

test("a message whose problem is gone is not a problem", () => {
  expect(reportOf([], [UNKNOWN_ID])).toEqual({
    line: `- ok: ${LINE} ${UNKNOWN_LINE} (resolved)`,
    codes: [],
  });
});

test("a message that no check looks at again is a problem", () => {
  const { line, codes } = reportOf([], [PREFILL]);
  expect(line).toMatch(/^- problem: .* WS106 prefill-email is not a valid answer/);
  expect(codes).toEqual(["WS106"]);
});

test("problems are not the console's if it has no messages", () => {
  expect(reportOf([UNKNOWN_ID], []).line).toBe(`- ok: ${LINE} none`);
});
