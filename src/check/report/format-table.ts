import { printable } from "../../server/records/describe-value.ts";
import type { Rule, RuleResult } from "../rules/rule.ts";
import { countResults, isNotChecked, type Report } from "./report.ts";

const LABELS = { pass: "pass", fail: "FAIL", skip: "skip" };
const HEADINGS: Record<Rule["kind"], string> = {
  documented: "Documented",
  required: "Required by the form",
  recommended: "Recommended",
};
const SUMMARY_NAMES: Record<Rule["kind"], string> = {
  documented: "Documented",
  required: "Required",
  recommended: "Recommended",
};
const MAX_LENGTH = 200;

const KINDS = ["documented", "required", "recommended"] as const;

/**
 * The report as text: the result of each rule, with what was found, or one line for a location
 * without any response. The last lines name what the form requires, but could not be checked.
 */
export function formatTable(reports: readonly Report[]): string {
  const answered = reports.filter(({ error }) => error === null);
  const summary = [...summaryLines(answered), ...answered.flatMap(notCheckedLines)];
  return `${[...reports.flatMap(reportLines), ...summary].join("\n")}\n`;
}

function reportLines({ title, url, error, rules }: Report): string[] {
  if (error !== null) return [printable(`${url}: ${error}`, MAX_LENGTH)];
  const ofKind = (kind: Rule["kind"]) => {
    const lines = rules.filter((rule) => rule.kind === kind).flatMap(ruleLines);
    return lines.length > 0 ? [HEADINGS[kind], ...lines, ""] : [];
  };
  return [title, printable(url, MAX_LENGTH), "", ...KINDS.flatMap(ofKind)];
}

const notCheckedLines = ({ rules }: Report) =>
  rules.flatMap((rule) =>
    rule.outcome === "skip" && isNotChecked(rule)
      ? `Not checked, although the form requires it: ${rule.id}: ${printable(rule.reason, MAX_LENGTH)}`
      : [],
  );

function ruleLines(rule: RuleResult): string[] {
  const line = `  ${LABELS[rule.outcome]}  ${rule.id.padEnd(24)}`;
  if (rule.outcome === "pass") return [`${line}  ${printable(rule.found, MAX_LENGTH)}`];
  if (rule.outcome === "skip") return [`${line}  ${printable(rule.reason, MAX_LENGTH)}`];
  return [
    `${line}  ${rule.description} (${rule.source})`,
    ...rule.findings.map(
      ({ where, expected, found }) =>
        `        ${printable(where)}: expected ${printable(expected)}, found ${printable(found, MAX_LENGTH)}`,
    ),
  ];
}

function summaryLines(reports: readonly Report[]): string[] {
  return KINDS.flatMap((kind) => {
    const counts = (["pass", "fail", "skip"] as const).map((outcome) => ({
      outcome,
      count: countResults(reports, kind, outcome),
    }));
    if (counts.every(({ count }) => count === 0)) return [];
    const text = counts.map(({ count, outcome }) => `${count} ${outcome}`).join(", ");
    return `${SUMMARY_NAMES[kind].padEnd(12)} ${text}`;
  });
}
