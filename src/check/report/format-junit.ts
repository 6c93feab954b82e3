import type { RuleResult } from "../rules/rule.ts";
import { isFailure, type Report } from "./report.ts";

/**
 * The report as JUnit XML for CI. A documented or required rule that fails is a failure, and so is
 * a required one that was not checked; other skipped rules, and without `strict` recommendations that
 * are not followed, are skipped tests with a reason.
 */
export const formatJunit = (reports: readonly Report[], strict = false) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="web-scheduler-check">',
    ...reports.flatMap((report) => testSuite(report, strict)),
    "</testsuites>",
    "",
  ].join("\n");

function testSuite({ title, url, rules }: Report, strict: boolean): string[] {
  const failures = rules.filter((rule) => isFailure(rule, strict)).length;
  const skipped = rules.filter(({ outcome }) => outcome !== "pass").length - failures;
  return [
    `  <testsuite name="${xml(title)}" tests="${rules.length}" failures="${failures}" errors="0" skipped="${skipped}">`,
    `    <properties><property name="url" value="${xml(url)}"/></properties>`,
    ...rules.map((rule) => testCase(rule, strict)),
    "  </testsuite>",
  ];
}

function testCase(rule: RuleResult, strict: boolean): string {
  const name = `${rule.id}: ${rule.description}`;
  const start = `    <testcase classname="${rule.kind}" name="${xml(name)}"`;
  if (rule.outcome === "pass") return `${start}/>`;
  const message = rule.outcome === "skip" ? rule.reason : formatFindings(rule.findings);
  const element = isFailure(rule, strict)
    ? `<failure message="${xml(rule.source)}">${xml(message)}</failure>`
    : `<skipped message="${xml(message)}"/>`;
  return `${start}>${element}</testcase>`;
}

const formatFindings = (findings: Extract<RuleResult, { outcome: "fail" }>["findings"]) =>
  findings
    .map(({ where, expected, found }) => `${where}: expected ${expected}, found ${found}`)
    .join("\n");

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// XML 1.0 cannot represent these characters, not even escaped.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xml = (text: string) =>
  text
    .replace(NOT_XML, "\uFFFD")
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "")
    .replaceAll("\n", "&#10;");
