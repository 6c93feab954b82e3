import { printable } from "../../server/records/describe-value.ts";
import type { Rule } from "../rules/rule.ts";
import { countResults, type LocationReport, type RuleResult } from "./check-location.ts";

const LABELS = { pass: "pass", fail: "FAIL", skip: "skip" };
const HEADINGS: Record<Rule["kind"], string> = {
  documented: "Documented",
  required: "Required by the form",
  recommended: "Recommended (not documented)",
};
const MAX_LENGTH = 200;

const KINDS = ["documented", "required", "recommended"] as const;

/**
 * The report as text: the result of each rule, with what was found, or one line for a location
 * without any response.
 */
export function formatTable(reports: readonly LocationReport[]): string {
  const answered = reports.filter(({ error }) => error === null);
  const summary = answered.length > 0 ? summaryLines(answered) : [];
  return `${[...reports.flatMap(locationLines), ...summary].join("\n")}\n`;
}

function locationLines({ location_id, url, error, rules }: LocationReport): string[] {
  if (error !== null) return [printable(`${url}: ${error}`, MAX_LENGTH)];
  return [
    `Location ${location_id}`,
    printable(url, MAX_LENGTH),
    "",
    ...KINDS.flatMap((kind) => [
      HEADINGS[kind],
      ...rules.filter((rule) => rule.kind === kind).flatMap(ruleLines),
      "",
    ]),
  ];
}

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

function summaryLines(reports: readonly LocationReport[]): string[] {
  const summary = (kind: Rule["kind"], name: string) => {
    const counts = (["pass", "fail", "skip"] as const).map(
      (outcome) => `${countResults(reports, kind, outcome)} ${outcome}`,
    );
    return `${name.padEnd(12)} ${counts.join(", ")}`;
  };
  return [
    summary("documented", "Documented"),
    summary("required", "Required"),
    summary("recommended", "Recommended"),
  ];
}
