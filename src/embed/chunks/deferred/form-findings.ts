import { publicDetailUrl } from "../../../client/load-location.ts";
import type { RecordProblem } from "../../../contract/location-record/repair-location-record.ts";
import { loadFinding, recordProblemFindings } from "../../../diagnostics/failure-findings.ts";
import { type Finding, finding } from "../../../diagnostics/finding.ts";
import type { Failure } from "../../../state/phase.ts";
import type { Settings } from "../../api/attributes.ts";

/** The keys of the record that protect a patient, or decide whether there is a form, and that cannot be read. */
export const unreadableFindings = (problems: readonly RecordProblem[]): Finding[] =>
  recordProblemFindings(problems).filter(({ code }) => code === "WS302");

/** Why the record could not be loaded. Of an attribute without its value, which may have a password. */
export function loadFindings(
  element: Element,
  failure: Failure,
  { baseUrl, locationId }: Settings,
  status: number | undefined,
): Finding[] {
  if (failure !== "not-set-up" && baseUrl && locationId) {
    return [loadFinding(failure, publicDetailUrl(baseUrl, locationId), status)];
  }
  const unusable = [...(locationId ? [] : ["location-id"]), ...(baseUrl ? [] : ["base-url"])];
  return unusable.map((name) => finding(element.hasAttribute(name) ? "WS102" : "WS101", name));
}
