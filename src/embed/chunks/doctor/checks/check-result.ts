import type { CheckFinding } from "../../../../diagnostics/finding.ts";

/** A check with its result. */
export interface CheckResult {
  check: string;
  findings: readonly CheckFinding[];
  isSkipped?: boolean;
}
