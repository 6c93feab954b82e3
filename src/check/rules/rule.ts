import { valueAt } from "../../contract/value-at.ts";
import { type RecordedResponse, readJson } from "../requests/recorded-response.ts";
import type { Responses } from "../requests/requests.ts";

/** Where the facts are that the service documents. */
export const ENDPOINT = "src/README.md#the-endpoint";

/** One deviation from a rule. */
export interface Finding {
  /** A path in the response's JSON, such as `data.agent.id`, or a part of the response. */
  where: string;
  expected: string;
  found: string;
}

export type Result =
  | { outcome: "pass"; found: string }
  | { outcome: "fail"; findings: readonly Finding[] }
  /** Not checked: it depends on another rule that fails, or the service throttled the request. */
  | { outcome: "skip"; reason: string };

/** A rule about responses. */
export interface Rule<Checked = Responses> {
  /** Unique and stable: reports identify the rule by it. */
  id: string;
  /** Documented by the service, required by a form on other sites, or recommended. */
  kind: "documented" | "required" | "recommended";
  /** A part of the documentation in this repository, or a standard. */
  source: string;
  /** What the rule requires, in one sentence. */
  description: string;
  evaluate(responses: Checked): Result;
}

/** A rule without its kind, which the list that it is in determines. */
export type RuleDefinition<Checked = Responses> = Omit<Rule<Checked>, "kind">;

/** A rule and its result. */
export type RuleResult = Omit<Rule, "evaluate"> & Result;

/** The results of all rules. A response that a rule cannot evaluate fails that rule only. */
export const evaluateRules = <Checked>(
  rules: readonly Rule<Checked>[],
  responses: Checked,
): RuleResult[] =>
  rules.map(({ evaluate, ...rule }) => {
    try {
      return { ...rule, ...evaluate(responses) };
    } catch (error) {
      return { ...rule, ...fail("response", "one that can be evaluated", String(error)) };
    }
  });

export const pass = (found: string): Result => ({ outcome: "pass", found });
export const fail = (where: string, expected: string, found: string): Result => ({
  outcome: "fail",
  findings: [{ where, expected, found }],
});
export const skip = (reason: string): Result => ({ outcome: "skip", reason });

/** Passes or fails depending on `ok`. */
export const check = (ok: boolean, where: string, expected: string, found: string): Result =>
  ok ? pass(found) : fail(where, expected, found);

/** The status of a response in words, or why there was no response. */
export const describeStatus = ({ status, headers, error }: RecordedResponse) => {
  if (status === 0) return error ?? "no response";
  const location = headers.get("Location");
  return location === null ? `status ${status}` : `status ${status} to ${location}`;
};

/** Whether the service refused the request only because there were too many. */
export const isThrottled = ({ status }: RecordedResponse) => status === 429;

/** Evaluates a response of any status; skips if there was none, or if the request was throttled. */
export const withResponse = (response: RecordedResponse, evaluate: () => Result): Result =>
  response.status === 0 || isThrottled(response) ? skip(describeStatus(response)) : evaluate();

/** Like `withResponse`, but a missing response fails: the service responded to another request. */
export const answered = (response: RecordedResponse, evaluate: () => Result): Result =>
  response.status === 0
    ? fail("response", "a response", describeStatus(response))
    : withResponse(response, evaluate);

/** Like `withResponse`, but evaluates a missing response too. */
export const unlessThrottled = (response: RecordedResponse, evaluate: () => Result): Result =>
  isThrottled(response) ? skip(describeStatus(response)) : evaluate();

/** Evaluates the plain response; skips unless its status is 200, as nothing else is documented. */
export const withSuccess = (
  { get }: Responses,
  evaluate: (get: RecordedResponse) => Result,
): Result => (get.status === 200 ? evaluate(get) : skip(describeStatus(get)));

/** Evaluates the JSON of the plain response, if it has any. */
export const withJson = (responses: Responses, evaluate: (json: unknown) => Result): Result =>
  withSuccess(responses, (get) => {
    const result = readJson(get);
    return "json" in result ? evaluate(result.json) : skip(`no JSON: ${result.error}`);
  });

/** Evaluates the record of the plain response, if it has one. */
export const withRecord = (responses: Responses, evaluate: (data: object) => Result): Result =>
  withJson(responses, (json) => {
    const data = valueAt(json, ["data"]);
    return isObject(data) ? evaluate(data) : skip("no record");
  });

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
