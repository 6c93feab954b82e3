import { printable } from "../../server/records/describe-value.ts";
import { countResults, type LocationReport, type RuleResult } from "../check-location.ts";
import type { Rule } from "../rules/rule.ts";

const LABELS = { pass: "pass", fail: "FAIL", skip: "skip" };
const HEADINGS: Record<Rule["kind"], string> = {
  documented: "Documented",
  recommended: "Recommended (not documented)",
};
const MAX_LENGTH = 200;

/** The report as text: the result of each rule, with what was found. */
export const formatTable = (reports: readonly LocationReport[]) =>
  `${[...reports.flatMap(locationLines), ...summaryLines(reports)].join("\n")}\n`;

const locationLines = ({ location_id, url, rules }: LocationReport): string[] => [
  `Location ${location_id}`,
  printable(url, MAX_LENGTH),
  "",
  ...(["documented", "recommended"] as const).flatMap((kind) => [
    HEADINGS[kind],
    ...rules.filter((rule) => rule.kind === kind).flatMap(ruleLines),
    "",
  ]),
];

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
  return [summary("documented", "Documented"), summary("recommended", "Recommended")];
}
