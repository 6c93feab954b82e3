import { expect, test } from "vitest";
import type { LocationReport } from "../../../src/check/check-location.ts";
import { printJunit } from "../../../src/check/report/format-junit.ts";
import { printTable } from "../../../src/check/report/format-table.ts";

const rule = { id: "json", kind: "documented", source: "a < b", says: 'It is "JSON".' } as const;
const report = (seen: string): LocationReport[] => [
  {
    location_id: "1",
    url: "http://127.0.0.1/?a=1&b=2",
    rules: [
      { ...rule, outcome: "held", seen },
      { ...rule, outcome: "unseen", why: seen },
      { ...rule, outcome: "broken", findings: [{ where: "body", expected: "JSON", seen }] },
      {
        ...rule,
        kind: "habit",
        outcome: "broken",
        findings: [{ where: "body", expected: "JSON", seen }],
      },
    ],
  },
];

test("whatever a server says, the XML stays XML", () => {
  const xml = printJunit(report('</failure>"\u0000\ud800\u001b&'));
  expect(xml).toContain('tests="4" failures="1" errors="0" skipped="2"');
  expect(xml).toContain("seen &lt;/failure&gt;&quot;\ufffd\ufffd\ufffd&amp;</failure>");
  expect(xml).toContain('name="json: It is &quot;JSON&quot;."');
  expect(xml).toContain('value="http://127.0.0.1/?a=1&amp;b=2"');
});

test("whatever a server says, the table stays in its lines", () => {
  const lines = (seen: string) => printTable(report(seen)).split("\n").length;
  expect(lines("\u001b[2J\r\n\n\u2028")).toBe(lines("x"));
  expect(printTable(report("\u001b[2J"))).not.toContain("\u001b");
});
