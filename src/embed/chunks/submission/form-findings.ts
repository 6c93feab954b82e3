import { publicDetailUrl } from "../../../client/load-location.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { RecordProblem } from "../../../contract/location-record/read-location-record.ts";
import {
  loadFinding,
  recordProblemFindings,
  screenerFindings,
} from "../../../diagnostics/failure-findings.ts";
import { type Finding, finding } from "../../../diagnostics/finding.ts";
import { attempt } from "../../../host/contain.ts";
import type { Settings } from "../../../settings/attributes.ts";
import type { Failure } from "../../../state/phase.ts";

/** What the form cannot read, or use, of the keys that protect a patient or decide whether there is a form. */
export const unreadableFindings = (
  record: LocationRecord,
  problems: readonly RecordProblem[],
): Finding[] => [
  ...recordProblemFindings(problems).filter(({ code }) => code === "WS302"),
  ...screenerFindings(record, problems),
];

/** What reading a record needs of the browser: whether it works here, where scripts may have replaced it. */
const FEATURES: Readonly<Record<string, () => boolean>> = {
  "JSON.parse": () => JSON.parse('{"a":[1]}').a[0] === 1,
  "Array.isArray": () => Array.isArray(JSON.parse("[]")),
  "Array.from": () => Array.from([1], (one) => one + 1)[0] === 2,
  "Object.entries": () => String(Object.entries({ a: 1 })) === "a,1",
  "RegExp.prototype.test": () => /a/.test("a"),
};

const brokenFeature = (): string | undefined =>
  Object.keys(FEATURES).find((name) => !attempt(() => FEATURES[name]?.()));

/** Why the record could not be loaded. Of an attribute without its value, which may have a password. */
export function loadFindings(
  element: Element,
  failure: Failure,
  { baseUrl, locationId }: Settings,
  status: number | undefined,
): Finding[] {
  // These are reported already.
  if (failure === "chunk-missing" || failure === "other-organization") return [];
  const [id] = locationId;
  if (failure !== "not-set-up" && baseUrl && id) {
    const broken = status === undefined && brokenFeature();
    if (broken) return [finding("WS109", broken, failure)];
    return [loadFinding(failure, publicDetailUrl(baseUrl, id), status)];
  }
  const unusable = [...(id ? [] : ["location-id"]), ...(baseUrl ? [] : ["base-url"])];
  // Nothing else can be wrong then.
  if (unusable.length === 0) unusable.push("submit-url");
  return unusable.map((name) => finding(element.hasAttribute(name) ? "WS102" : "WS101", name));
}
