import { expect, test } from "vitest";
import { finding } from "../../../../src/diagnostics/finding.ts";
import { DOCTOR } from "../../../../src/diagnostics/rows/doctor.ts";
import { SNIPPET } from "../../../../src/diagnostics/rows/snippet.ts";
import { createExplanations } from "../../../../src/embed/chunks/diagnostics/explain.ts";
import { createReport } from "../../../../src/embed/chunks/doctor/report.ts";

const PAGE = { url: "https://www.larkmere.test/book/", version: "1.0.0", forms: 1 };

const reportOf = (check: string, detail: string) =>
  createReport(
    [{ form: null, results: [{ check, findings: [finding("WS561", "submit-url", detail)] }] }],
    PAGE,
    createExplanations({ ...DOCTOR, ...SNIPPET }),
  );

test("a report has the names, but not the values of what a URL's query contains", () => {
  const url = "https://192.168.1.20/requests/?apikey=k3y&site=main#top";
  const { text, findings, checks } = reportOf(`The receiver: ${url}`, url);
  const shown = "https://192.168.1.20/requests/?apikey=…&site=…#top";
  expect(findings[0]?.what).toContain(`(${shown})`);
  expect(checks[0]?.check).toBe(`The receiver: ${shown}`);
  expect(text).not.toMatch(/k3y|main/);
});

test("a report shortens values that nobody can read", () => {
  expect(reportOf("The receiver", "x".repeat(500_000)).text.length).toBeLessThan(4_000);
});
