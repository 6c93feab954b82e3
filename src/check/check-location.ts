import { firstRequest, REQUESTS, type Responses } from "./requests.ts";
import { fail, type Result, type Rule } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";
import { type Fetch, sendRequest } from "./send-request.ts";

/** A rule and its result. */
export type RuleResult = Omit<Rule, "evaluate"> & Result;

export interface LocationReport {
  location_id: string;
  url: string;
  rules: readonly RuleResult[];
}

export interface CheckOptions {
  /** For each request, including its body. */
  timeoutMs: number;
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
  { timeoutMs, fetch = globalThis.fetch }: CheckOptions,
): Promise<LocationReport> {
  const target = { base, id };
  const get = await sendRequest(firstRequest(target), timeoutMs, fetch);
  const others = Object.entries(REQUESTS).map(async ([name, toRequest]) => {
    const request = toRequest(target, get);
    return [name, request && (await sendRequest(request, timeoutMs, fetch))] as const;
  });
  const responses = { id, get, ...Object.fromEntries(await Promise.all(others)) } as Responses;
  return {
    location_id: id,
    url: get.url,
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

/** The number of results of a kind with an outcome, over all locations. */
export const countResults = (
  reports: readonly LocationReport[],
  kind: Rule["kind"],
  outcome: Result["outcome"],
) =>
  reports
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.kind === kind && rule.outcome === outcome).length;
