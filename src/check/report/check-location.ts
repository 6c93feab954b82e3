import { firstRequest, REQUESTS, type Responses } from "../requests/requests.ts";
import { type Fetch, sendRequest } from "../requests/send-request.ts";
import { fail, type Result, type Rule } from "../rules/rule.ts";
import { RULES } from "../rules/rules.ts";

/** A rule and its result. */
export type RuleResult = Omit<Rule, "evaluate"> & Result;

export interface LocationReport {
  location_id: string;
  url: string;
  /** Why there was no response at all; null if there was one. */
  error: string | null;
  rules: readonly RuleResult[];
}

export interface CheckOptions {
  /** For each request, including its body. */
  timeoutMs: number;
  /** An origin that the service must allow. */
  origin?: string | undefined;
  fetch?: Fetch;
}

/**
 * Requests one location's public detail in every way and evaluates all rules.
 * @param base the URL before `/api/…`, without a trailing slash
 * @param id in lower case with hyphens
 */
export async function checkLocation(
  base: string,
  id: string,
  { timeoutMs, origin, fetch = globalThis.fetch }: CheckOptions,
): Promise<LocationReport> {
  const target = { base, id, origin };
  const get = await sendRequest(firstRequest(target), { timeoutMs, fetch });
  const isUnreachable = get.status === 0;
  const others = Object.entries(REQUESTS).map(async ([name, toRequest]) => {
    const request = toRequest(target, get);
    // Without a first response, more requests would only wait for the same timeout.
    const send = () =>
      isUnreachable ? get : request && sendRequest(request, { timeoutMs, fetch });
    return [name, await send()] as const;
  });
  const all = Object.fromEntries(await Promise.all(others));
  const responses = { id, origin, get, ...all } as Responses;
  return {
    location_id: id,
    url: get.url,
    error: isUnreachable ? get.error : null,
    rules: RULES.map(({ evaluate, ...rule }) => ({ ...rule, ...safely(evaluate, responses) })),
  };
}

/** A response that a rule cannot evaluate fails that rule, instead of ending the report. */
function safely(evaluate: Rule["evaluate"], responses: Responses): Result {
  try {
    return evaluate(responses);
  } catch (error) {
    return fail("response", "one that can be evaluated", String(error));
  }
}

/**
 * Whether the service can be used: every location responded, and no documented or required rule
 * fails (with `strict`, no rule at all).
 */
export const isOk = (reports: readonly LocationReport[], strict: boolean) =>
  reports.every(({ rules }) =>
    rules.some(({ id, outcome }) => id === "status" && outcome === "pass"),
  ) && !reports.some(({ rules }) => rules.some((rule) => isFailure(rule, strict)));

/** Whether a result fails the check, instead of being a recommendation that is not followed. */
export const isFailure = ({ kind, outcome }: RuleResult, strict: boolean) =>
  outcome === "fail" && (strict || kind !== "recommended");

/** The number of results of a kind with an outcome, over all locations. */
export const countResults = (
  reports: readonly LocationReport[],
  kind: Rule["kind"],
  outcome: Result["outcome"],
) =>
  reports
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.kind === kind && rule.outcome === outcome).length;
