import { bytesAfterHead } from "../requests/head-body.ts";
import type { RecordedResponse } from "../requests/recorded-response.ts";
import { firstRequest, MAX_ANSWER_MS, REQUESTS, type Responses } from "../requests/requests.ts";
import { type Fetch, sendRequest } from "../requests/send-request.ts";
import { evaluateRules } from "../rules/rule.ts";
import { RULES } from "../rules/rules.ts";
import type { Report } from "./report.ts";

export interface LocationReport extends Report {
  location_id: string;
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
  const again: RecordedResponse[] = [];
  while (get.status === 200 && get.ms > MAX_ANSWER_MS && again.length < 2) {
    again.push(await sendRequest(firstRequest(target), { timeoutMs, fetch }));
  }
  const others = Object.entries(REQUESTS).map(async ([name, toRequest]) => {
    const request = toRequest(target, get);
    // Without a first response, more requests would only wait for the same timeout.
    const send = () =>
      isUnreachable ? get : request && sendRequest(request, { timeoutMs, fetch });
    return [name, await send()] as const;
  });
  const all = Object.fromEntries(await Promise.all(others)) as Pick<
    Responses,
    keyof typeof REQUESTS
  >;
  const headBody = isUnreachable ? null : await bytesAfterHead(get.url, timeoutMs);
  const responses: Responses = { id, origin, get, again, headBody, ...all };
  return {
    title: `Location ${id}`,
    location_id: id,
    url: get.url,
    error: isUnreachable ? get.error : null,
    rules: evaluateRules(RULES, responses),
  };
}
