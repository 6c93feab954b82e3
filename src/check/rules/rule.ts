import type { RecordedResponse } from "./send-request.ts";

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

/** A rule about a service's responses. */
export interface Rule<Responses> {
  /** Unique: reports identify the rule by it. */
  id: string;
  /** What the rule requires, in one sentence. */
  description: string;
  evaluate(responses: Responses): Result;
}

/** A rule and its result. */
export type RuleResult = Result & {
  id: string;
  description: string;
  /** Whether the form depends on it, or the contract documents it about the record. */
  isRequired: boolean;
};

/** The results of rules. A response that a rule cannot evaluate fails that rule only. */
export const evaluateRules = <Responses>(
  rules: readonly Rule<Responses>[],
  responses: Responses,
  isRequired: boolean,
): RuleResult[] =>
  rules.map(({ id, description, evaluate }) => {
    const rule = { id, description, isRequired };
    try {
      return { ...rule, ...evaluate(responses) };
    } catch (error) {
      return { ...rule, ...fail("response", "one that can be evaluated", String(error)) };
    }
  });

export const pass = (found: string): Result => ({ outcome: "pass", found });
export const skip = (reason: string): Result => ({ outcome: "skip", reason });
export const fail = (where: string, expected: string, found: string): Result =>
  failIfAny([{ where, expected, found }], "");

/** Passes without findings. */
export const failIfAny = (findings: readonly Finding[], found: string): Result =>
  findings.length > 0 ? { outcome: "fail", findings } : pass(found);

/** Passes or fails depending on `ok`. */
export const check = (ok: boolean, where: string, expected: string, found: string): Result =>
  ok ? pass(found) : fail(where, expected, found);

/** The status of a response in words, or why there was no response. */
export const describeStatus = ({ status, headers, error }: RecordedResponse) => {
  if (status === 0) return error ?? "no response";
  const location = headers.get("Location");
  return location === null ? `status ${status}` : `status ${status} to ${location}, not followed`;
};

/** Whether the service refused the request only because there were too many. */
export const isThrottled = ({ status }: RecordedResponse) => status === 429;

/** Evaluates a response; skips if the request was throttled, and fails if there was none. */
export function answered(response: RecordedResponse, evaluate: () => Result): Result {
  if (isThrottled(response)) return skip(describeStatus(response));
  return response.status === 0
    ? fail("response", "a response", describeStatus(response))
    : evaluate();
}
