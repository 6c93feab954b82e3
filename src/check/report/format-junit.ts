import type { Judged, LocationReport } from "../check-location.ts";

/**
 * The report as JUnit XML, for a CI: a broken documented rule is a failure; a habit that is not
 * kept is skipped, with its reason, and so is a rule that could not be judged.
 */
export const printJunit = (reports: readonly LocationReport[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="web-scheduler-check">',
    ...reports.flatMap(suite),
    "</testsuites>",
    "",
  ].join("\n");

function suite({ location_id, url, rules }: LocationReport): string[] {
  const failures = rules.filter(isFailure).length;
  const skipped = rules.filter((rule) => rule.outcome !== "held" && !isFailure(rule)).length;
  return [
    `  <testsuite name="${xml(location_id)}" tests="${rules.length}" failures="${failures}" errors="0" skipped="${skipped}">`,
    `    <properties><property name="url" value="${xml(url)}"/></properties>`,
    ...rules.map(testCase),
    "  </testsuite>",
  ];
}

const isFailure = (rule: Judged) => rule.kind === "documented" && rule.outcome === "broken";

function testCase(rule: Judged): string {
  const name = `${rule.id}: ${rule.says}`;
  const start = `    <testcase classname="${rule.kind}" name="${xml(name)}"`;
  if (rule.outcome === "held") return `${start}/>`;
  const told = rule.outcome === "unseen" ? rule.why : findings(rule.findings);
  const element = isFailure(rule)
    ? `<failure message="${xml(rule.source)}">${xml(told)}</failure>`
    : `<skipped message="${xml(told)}"/>`;
  return `${start}>${element}</testcase>`;
}

const findings = (found: Extract<Judged, { outcome: "broken" }>["findings"]) =>
  found
    .map(({ where, expected, seen }) => `${where}: expected ${expected}, seen ${seen}`)
    .join("\n");

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML 1.0 cannot hold these in any spelling.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string) =>
  text
    .replace(NOT_XML, "\uFFFD")
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "")
    .replaceAll("\n", "&#10;");
