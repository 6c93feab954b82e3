import { expect, test } from "vitest";
import { evaluateAudit, readAudit } from "../../../src/tasks/audit/evaluate-audit.ts";
import { EXCEPTIONS } from "../../../src/tasks/audit/exceptions.ts";

const SOURCE = {
  source: 1,
  name: "parser",
  title: "Denial of service",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity: "high",
  range: "<2.0.0",
};
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    parser: { via: [SOURCE] },
    tool: { via: ["parser", SOURCE] },
  },
});
const ADVISORY = {
  id: "GHSA-aaaa-bbbb-cccc",
  package: "parser",
  severity: "high",
  title: "Denial of service",
  range: "<2.0.0",
};
const accepted = (until: string) => ({
  advisory: ADVISORY.id,
  reason: "It is used on our own files.",
  until,
});

test("reads each advisory once", () => {
  expect(readAudit(REPORT)).toEqual([ADVISORY]);
  expect(readAudit('{ "vulnerabilities": {} }')).toEqual([]);
});

test.each(["", "not JSON", '{ "message": "405", "statusCode": 405 }'])(
  "a registry without advisories is an error: %j",
  (output) => {
    expect(() => readAudit(output)).toThrow("no report");
  },
);

test.each([
  ["no advisories", [], [], true, /^$/],
  ["an advisory", [ADVISORY], [], false, /^high GHSA-aaaa-bbbb-cccc parser <2\.0\.0: Denial/],
  ["an accepted one", [ADVISORY], [accepted("2026-12-31")], true, /until 2026-12-31: It is used/],
  ["on the last day", [ADVISORY], [accepted("2026-11-22")], true, /Accepted/],
  ["an expired exception", [ADVISORY], [accepted("2026-11-21")], false, /expired on 2026-11-21/],
  ["an unused exception", [], [accepted("2026-12-31")], false, /no longer needed/],
])("%s", (_title, advisories, exceptions, ok, line) => {
  const result = evaluateAudit(advisories, exceptions, "2026-11-22");
  expect(result.ok).toBe(ok);
  expect(result.lines.join("\n")).toMatch(line);
});

test("every exception has a reason, and a date at most half a year ahead", () => {
  const latest = new Date(Date.now() + 184 * 86_400_000).toISOString().slice(0, 10);
  for (const { advisory, reason, until } of EXCEPTIONS) {
    expect(advisory).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/);
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
    expect(until).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(until <= latest).toBe(true);
  }
});
