import { publicDetailUrl } from "../../client/load-location.ts";
import { DEFAULT_ORIGIN } from "../rules/origin-rules.ts";
import type { Report } from "../rules/report.ts";
import { evaluateRules } from "../rules/rule.ts";
import { type SendOptions, sendRequest } from "../rules/send-request.ts";
import { RECOMMENDED_RULES, REQUIRED_RULES } from "./location-rules.ts";

/** A valid UUID that no location has. */
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

export interface LocationTarget {
  /** The form's `base-url`. */
  base: string;
  /** In lower case with hyphens. */
  id: string;
  /** An origin that the service must allow. */
  origin: string | undefined;
}

/** Requests one location's public detail as the form does, and evaluates all rules. */
export async function checkLocation(
  { base, id, origin }: LocationTarget,
  options: SendOptions = {},
): Promise<Report> {
  const url = publicDetailUrl(base, id);
  const headers = { Accept: "application/json", Origin: origin ?? DEFAULT_ORIGIN };
  const get = (url: string, more = headers) =>
    sendRequest({ method: "GET", url, headers: more }, options);
  const record = await get(url);
  // Without a first response, more requests would only wait for the same timeout.
  const isUnreachable = record.status === 0;
  const unknownId = isUnreachable ? record : await get(publicDetailUrl(base, UNKNOWN_ID));
  const browsable = isUnreachable
    ? record
    : await get(`${url}?format=api`, { ...headers, Accept: "text/html,*/*;q=0.8" });
  const responses = { id, origin, record, unknownId, browsable };
  return {
    title: `Location ${id}`,
    url,
    error: isUnreachable ? record.error : null,
    rules: [
      ...evaluateRules(REQUIRED_RULES, responses, true),
      ...evaluateRules(RECOMMENDED_RULES, responses, false),
    ],
  };
}
