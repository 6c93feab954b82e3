import { publicDetailUrl } from "../../../client/load-location.ts";
import { loadFinding } from "../../../diagnostics/failure-findings.ts";
import type { Finding } from "../../../diagnostics/finding.ts";
import type { Failure } from "../../../state/phase.ts";
import type { Settings } from "../../api/attributes.ts";

/** What the site owner should know after the record could not be loaded. */
export const loadFindings = (
  failure: Failure,
  { baseUrl, locationId }: Settings,
  status: number | undefined,
): Finding[] =>
  failure !== "not-set-up" && baseUrl && locationId
    ? [loadFinding(failure, publicDetailUrl(baseUrl, locationId), status)]
    : [];
