import { FIRST_QUESTION, QUESTIONS } from "./requests.ts";
import type { Evidence, Rule, Verdict } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";
import { ask } from "./send-request.ts";

/** A rule and what was found of it. */
export type Judged = Omit<Rule, "judge"> & Verdict;

/** What was found of one location. */
export interface LocationReport {
  location_id: string;
  url: string;
  rules: readonly Judged[];
}

export interface CheckOptions {
  /** For one request, body included. */
  limitMs: number;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Asks a server everything about one location and judges the answers: first for the record alone,
 * so that nothing else takes its time, then the rest at once.
 * @param base the address in front of `/api/…`, without a final slash
 * @param id lower-case and hyphenated
 */
export async function checkLocation(
  base: string,
  id: string,
  { limitMs, fetch = globalThis.fetch }: CheckOptions,
): Promise<LocationReport> {
  const asked = { base, id };
  const get = await ask(FIRST_QUESTION(asked), limitMs, fetch);
  const others = Object.entries(QUESTIONS).map(async ([name, question]) => {
    const next = question(asked, get);
    return [name, next && (await ask(next, limitMs, fetch))] as const;
  });
  const evidence = { id, get, ...Object.fromEntries(await Promise.all(others)) } as Evidence;
  return {
    location_id: id,
    url: get.url,
    rules: RULES.map(({ judge, ...rule }) => ({ ...rule, ...judge(evidence) })),
  };
}

/** The rules of a kind with an outcome, over all locations. */
export const count = (
  reports: readonly LocationReport[],
  kind: Rule["kind"],
  outcome?: Verdict["outcome"],
) =>
  reports
    .flatMap(({ rules }) => rules)
    .filter((rule) => rule.kind === kind && (!outcome || rule.outcome === outcome)).length;
