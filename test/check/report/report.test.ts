import { expect, test } from "vitest";
import { formatJunit } from "../../../src/check/report/format-junit.ts";
import { formatTable } from "../../../src/check/report/format-table.ts";
import { isOk, type Report } from "../../../src/check/report/report.ts";

const rule = {
  id: "json",
  kind: "documented",
  source: "a < b",
  description: 'It is "JSON".',
} as const;
const report = (found: string): Report[] => [
  {
    title: "Location 1",
    url: "http://127.0.0.1/?a=1&b=2",
    error: null,
    rules: [
      { ...rule, outcome: "pass", found },
      { ...rule, outcome: "skip", reason: found },
      { ...rule, outcome: "fail", findings: [{ where: "body", expected: "JSON", found }] },
      {
        ...rule,
        kind: "recommended",
        outcome: "fail",
        findings: [{ where: "body", expected: "JSON", found }],
      },
    ],
  },
];

test("escapes text from the server in XML", () => {
  const xml = formatJunit(report('</failure>"\u0000\ud800\u001b&'));
  expect(xml).toContain('tests="4" failures="1" errors="0" skipped="2"');
  expect(xml).toContain("found &lt;/failure&gt;&quot;\ufffd\ufffd\ufffd&amp;</failure>");
  expect(xml).toContain('name="json: It is &quot;JSON&quot;."');
  expect(xml).toContain('value="http://127.0.0.1/?a=1&amp;b=2"');
});

test("escapes text from the server in the table", () => {
  const lines = (text: string) => formatTable(report(text)).split("\n").length;
  expect(lines("\u001b[2J\r\n\n\u2028")).toBe(lines("x"));
  expect(formatTable(report("\u001b[2J"))).not.toContain("\u001b");
});

const notChecked: Report[] = report("").map((one) => ({
  ...one,
  rules: [{ ...rule, id: "cors", kind: "required", outcome: "skip", reason: "use --origin" }],
}));

test("what the form requires and was not checked is not a pass, and the last line", () => {
  expect(isOk(notChecked, false)).toBe(false);
  expect(formatTable(notChecked).trimEnd().split("\n").at(-1)).toBe(
    "Not checked, although the form requires it: cors: use --origin",
  );
  expect(formatJunit(notChecked)).toContain('failures="1" errors="0" skipped="0"');
});
