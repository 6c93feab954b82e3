import { expect, test } from "vitest";
import { finding } from "../../src/diagnostics/finding.ts";
import { createReport } from "../../src/doctor/report.ts";

const TITLE = "Web Scheduler 1.0.0 on https://www.larkmere.test/book/";

test("a report lists each problem once, errors first", () => {
  const misspelled = finding("WS113", "location_id", "did you mean location-id?");
  const findings = [finding("WS105", "submit-url"), finding("WS311", "a"), misspelled, misspelled];
  const report = createReport(
    [
      { check: "The attributes", form: null, findings },
      { check: "The receiver", form: null, findings: null },
      { check: "The place in the page", form: null, findings: [] },
    ],
    1,
    TITLE,
  );
  expect(report.ok).toBe(false);
  expect(report.findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    // Without the attribute that is meant there is no form.
    "error WS113",
    "warning WS105",
    "info WS311",
  ]);
  expect(report.checks).toEqual([
    "problem: The attributes",
    "not checked: The receiver",
    "ok: The place in the page",
  ]);
  expect(report.text).toContain(`${TITLE}: 3 problems found.\n\nError WS113: `);
  expect(report.text).toContain("\nDo this: Correct the spelling.");
});

test("a report has the names, but not the values of what a URL's query contains", () => {
  const url = "https://desk.larkmere.test/requests/?apikey=k3y&site=main#top";
  const { text, findings } = createReport(
    [{ check: "The receiver", form: null, findings: [finding("WS517", url)] }],
    1,
    TITLE,
  );
  expect(findings[0]?.what).toContain("/requests/?apikey=…&site=…#top: the server redirects");
  expect(text).not.toMatch(/k3y|main/);
});
