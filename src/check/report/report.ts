import type { Result, Rule, RuleResult } from "../rules/rule.ts";

/** The results of all rules for one location or one receiver. */
export interface Report {
  /** What was checked, such as `Location 10a3d96e-…`. */
  title: string;
  url: string;
  /** Why there was no response at all; null if there was one. */
  error: string | null;
  rules: readonly RuleResult[];
}

/** Whether the form can use the service: no result fails the check. */
export const isOk = (reports: readonly Report[], strict: boolean) =>
  !reports.some(({ rules }) => rules.some((rule) => isFailure(rule, strict)));

/**
 * Whether a result fails the check, instead of being a recommendation that is not followed. What the
 * form requires also fails if it could not be checked.
 */
export const isFailure = ({ kind, outcome }: RuleResult, strict: boolean) =>
  outcome === "fail" ? strict || kind !== "recommended" : isNotChecked({ kind, outcome });

/** Whether the form depends on a rule that was skipped. */
export const isNotChecked = ({ kind, outcome }: Pick<RuleResult, "kind" | "outcome">) =>
  kind === "required" && outcome === "skip";

/** The number of results of a kind with an outcome, over all reports. */
export const countResults = (
  reports: readonly Report[],
  kind: Rule["kind"],
  outcome: Result["outcome"],
) =>
  reports
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.kind === kind && rule.outcome === outcome).length;
