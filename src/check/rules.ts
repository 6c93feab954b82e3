import { isLoopback } from "../contract/loopback.ts";
import type { Explanation } from "../diagnostics/explain.ts";
import { type Finding, printable } from "../server/records/read-record.ts";
import { readOrigin } from "../web/http/origins.ts";
import { PATIENT_NAME } from "./receiver-requests.ts";
import { headerItems, type RecordedResponse } from "./send-request.ts";

export type { Finding };

export type Result =
  | { outcome: "pass"; found: string }
  | { outcome: "fail"; findings: readonly Finding[] }
  /** Not checked: it depends on another rule that fails, or the service throttled the request. */
  | { outcome: "skip"; reason: string };

interface Rule<Name extends string, Target> {
  description: string;
  /** The response that it is about. If that was throttled, it is not checked; without one, the rule fails. */
  of: Name;
  /** The id of an earlier rule: unless that one passes, this one is not checked. */
  after?: string;
  /** The form works without it. */
  isRecommended?: true;
  evaluate(
    response: RecordedResponse,
    target: Target,
    all: Readonly<Record<Name, RecordedResponse>>,
  ): Result;
}

/** Rules by the id by which reports identify them. */
export type Rules<Name extends string, Target> = Readonly<Record<string, Rule<Name, Target>>>;

type RuleResult = Result & {
  id: string;
  description: string;
  /** Whether the form depends on it, or the contract documents it about the record. */
  isRequired: boolean;
};

export function evaluateRules<Name extends string, Target>(
  rules: Rules<Name, Target>,
  responses: Readonly<Record<Name, RecordedResponse>>,
  target: Target,
): RuleResult[] {
  const results = new Map<string, RuleResult>();
  const evaluate = ({ of, after, evaluate }: Rule<Name, Target>): Result => {
    const response = responses[of];
    if (after && results.get(after)?.outcome !== "pass") return skip(`depends on ${after}`);
    if (isThrottled(response)) return skip(describeStatus(response));
    if (response.status === 0) return fail("response", "a response", describeStatus(response));
    try {
      return evaluate(response, target, responses);
    } catch (error) {
      return fail("response", "one that can be evaluated", String(error));
    }
  };
  for (const [id, rule] of Object.entries(rules)) {
    const { description, isRecommended = false } = rule;
    results.set(id, { id, description, isRequired: !isRecommended, ...evaluate(rule) });
  }
  return [...results.values()];
}

export const pass = (found: string): Result => ({ outcome: "pass", found });
export const skip = (reason: string): Result => ({ outcome: "skip", reason });
export const fail = (where: string, expected: string, found: string): Result =>
  failIfAny([{ where, expected, found }], "");

export const failIfAny = (findings: readonly Finding[], found: string): Result =>
  findings.length > 0 ? { outcome: "fail", findings } : pass(found);

export const check = (ok: boolean, where: string, expected: string, found: string): Result =>
  ok ? pass(found) : fail(where, expected, found);

export const describeStatus = ({ status, headers, error }: RecordedResponse) => {
  if (status === 0) return error ?? "no response";
  const location = headers.get("Location");
  return location === null ? `status ${status}` : `status ${status} to ${location}, not followed`;
};

/** Whether the service refused the request only because there were too many. */
export const isThrottled = ({ status }: RecordedResponse) => status === 429;

/** The origin of cross-origin requests, unless one is given. No service lists it. */
export const DEFAULT_ORIGIN = "https://web-scheduler-check.example";

const ALLOW_ORIGIN = "Access-Control-Allow-Origin";

/** Whether the origin may read the response. Without a given origin, a list cannot be checked. */
export function checkReadable(response: RecordedResponse, origin: string | undefined): Result {
  const found = response.headers.get(ALLOW_ORIGIN);
  if (found === "*" || found === (origin ?? DEFAULT_ORIGIN)) return pass(found);
  if (origin === undefined && mayBeList(response)) {
    return skip("perhaps only listed origins are allowed: add --origin https://practice.example");
  }
  return fail(`header ${ALLOW_ORIGIN}`, origin ? `* or ${origin}` : "*", found ?? "none");
}

/** Whether only listed origins may be allowed: the response names one, or depends on the origin. */
function mayBeList(response: RecordedResponse): boolean {
  const found = response.headers.get(ALLOW_ORIGIN);
  return found === null
    ? headerItems(response, "Vary").includes("origin")
    : readOrigin(found) === found;
}

/** Whether an https page may request the URL. Browsers trust this computer without https. */
export function checkHttps(url: string): Result {
  const { protocol, hostname } = new URL(url);
  const ok = protocol === "https:";
  if (!ok && isLoopback(hostname)) return pass("not needed on this computer");
  return check(ok, "URL", "https", protocol.replace(":", ""));
}

export interface Report {
  title: string;
  url: string;
  /** Why there was no response at all; null if there was one. */
  error: string | null;
  rules: readonly RuleResult[];
  /** Of a location: what the doctor says about its record, unless a rule says it. */
  findings?: readonly (Explanation & { code: string })[];
  /** What the receiver has stored. */
  stored?: readonly { id: string; reference: string }[];
}

/** What the form requires and did not pass: it fails, or could not be checked, or the doctor finds an error. */
const notPassed = ({ rules, findings = [] }: Report) => [
  ...rules.flatMap((rule) => (rule.isRequired && rule.outcome !== "pass" ? rule.id : [])),
  ...new Set(findings.flatMap(({ severity, code }) => (severity === "error" ? code : []))),
];

export const isOk = (reports: readonly Report[]) =>
  reports.every((report) => notPassed(report).length === 0);

const LABELS = { pass: "pass", fail: "FAIL", skip: "skip" };
const MAX_LENGTH = 200;

/** The report as text: the result of each rule, or one line for a service without any response. */
export function formatReport(report: Report): string {
  const { title, url, error, rules, findings, stored = [] } = report;
  if (error !== null) return `${printable(`${url}: ${error}`, MAX_LENGTH)}\n`;
  const linesOf = (isRequired: boolean) =>
    rules.filter((rule) => rule.isRequired === isRequired).flatMap(ruleLines);
  const ids = notPassed(report);
  const last =
    ids.length > 0 ? `The form cannot rely on this: ${ids.join(", ")}` : "The form can use it.";
  const parts = [title, printable(url, MAX_LENGTH), "", "Required", ...linesOf(true), ""];
  parts.push("Recommended", ...linesOf(false), "");
  const found = findings?.map(
    ({ severity, code, what }) => `  ${severity.padEnd(7)}  ${code}  ${printable(what, 400)}`,
  );
  if (found) parts.push("Findings", ...(found.length > 0 ? found : ["  nothing else"]), "");
  const ofPatient = stored.map(({ id, reference }) => `  ${reference}  ${id}`);
  if (stored.length > 0)
    ofPatient.unshift("", `Stored, for the invented patient "${PATIENT_NAME}":`);
  return [...parts, last, ...ofPatient, ""].join("\n");
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
