import type { Brand } from "../../../branding/brand.ts";
import { publicDetailUrl } from "../../../client/load-location.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { RecordProblem } from "../../../contract/location-record/repair-location-record.ts";
import { loadFinding } from "../../../diagnostics/failure-findings.ts";
import type { Finding } from "../../../diagnostics/finding.ts";
import { recordFindings } from "../../../diagnostics/record-findings.ts";
import type { Failure } from "../../../state/phase.ts";
import type { Settings } from "../../api/attributes.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";
import { whenIdle } from "../../runtime/when-idle.ts";
import { themeFindings } from "./theme-findings.ts";

/**
 * Reports what the site owner should know about the record and the page's theme. Later, so that nothing
 * delays the form. The browser would also have to compute the page's styles and layout twice: 24 ms for
 * each of 100 forms on a page (Chromium 156).
 *
 * @param findBrand the record's branding; the script has the code for it
 */
export const reportRecord = (
  element: SchedulerElement,
  record: LocationRecord,
  problems: RecordProblem[],
  findBrand: () => Brand,
  reportFindings: (find: () => readonly Finding[]) => unknown,
): void =>
  whenIdle(() => {
    const found = recordFindings(record, problems, findBrand());
    void reportFindings(() => [...found, ...themeFindings(element)]);
  });

/** What the site owner should know after the record could not be loaded. */
export const loadFindings = (
  failure: Failure,
  { baseUrl, locationId }: Settings,
  status: number | undefined,
): Finding[] =>
  failure !== "not-set-up" && baseUrl && locationId
    ? [loadFinding(failure, publicDetailUrl(baseUrl, locationId), status)]
    : [];
