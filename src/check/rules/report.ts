import { printable } from "../../server/records/read-record.ts";
import type { RuleResult } from "./rule.ts";

/** The results of all rules for one location or one receiver. */
export interface Report {
  /** What was checked, such as `Location 10a3d96e-…`. */
  title: string;
  url: string;
  /** Why there was no response at all; null if there was one. */
  error: string | null;
  rules: readonly RuleResult[];
}

/** What the form requires and did not pass: it fails, or it could not be checked. */
const notPassed = ({ rules }: Report) =>
  rules.filter(({ isRequired, outcome }) => isRequired && outcome !== "pass");

/** Whether the form can use every service. */
export const isOk = (reports: readonly Report[]) =>
  reports.every((report) => notPassed(report).length === 0);

const LABELS = { pass: "pass", fail: "FAIL", skip: "skip" };
const MAX_LENGTH = 200;

/** The report as text: the result of each rule, or one line for a service without any response. */
export function formatReport(report: Report): string {
  const { title, url, error, rules } = report;
  if (error !== null) return `${printable(`${url}: ${error}`, MAX_LENGTH)}\n`;
  const linesOf = (isRequired: boolean) =>
    rules.filter((rule) => rule.isRequired === isRequired).flatMap(ruleLines);
  const ids = notPassed(report).map(({ id }) => id);
  const last =
    ids.length > 0 ? `The form cannot rely on this: ${ids.join(", ")}` : "The form can use it.";
  const parts = [title, printable(url, MAX_LENGTH), "", "Required", ...linesOf(true), ""];
  return [...parts, "Recommended", ...linesOf(false), "", last, ""].join("\n");
}

function ruleLines(rule: RuleResult): string[] {
  const line = `  ${LABELS[rule.outcome]}  ${rule.id.padEnd(18)}`;
  if (rule.outcome === "pass") return [`${line}  ${printable(rule.found, MAX_LENGTH)}`];
  if (rule.outcome === "skip") return [`${line}  ${printable(rule.reason, MAX_LENGTH)}`];
  const findings = rule.findings.map(
    ({ where, expected, found }) =>
      `        ${printable(where)}: expected ${printable(expected)}, found ${printable(found, MAX_LENGTH)}`,
  );
  return [`${line}  ${rule.description}`, ...findings];
}
