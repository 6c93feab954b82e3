import { requestReference } from "../../contract/booking-request/reference.ts";
import type { Report } from "../report/report.ts";
import type { RecordedResponse } from "../requests/recorded-response.ts";
import { type Fetch, sendRequest } from "../requests/send-request.ts";
import { evaluateRules } from "../rules/rule.ts";
import {
  type ReceiverRequest,
  type ReceiverResponses,
  type ReceiverTarget,
  receiverRequests,
} from "./receiver-requests.ts";
import { RECEIVER_RULES } from "./receiver-rules.ts";

export interface ReceiverReport extends Report {
  /** The invented booking requests that the receiver has accepted. */
  stored: readonly { id: string; reference: string }[];
}

interface Options {
  /** For each request, including its body. */
  timeoutMs: number;
  fetch?: Fetch;
}

/**
 * Sends a receiver booking requests of an invented patient and evaluates all rules. One request is sent
 * after the other, except for a duplicate that arrives at the same moment.
 */
export async function checkReceiver(
  target: ReceiverTarget,
  { timeoutMs, fetch = globalThis.fetch }: Options,
): Promise<ReceiverReport> {
  const { first, together, togetherAgain, ...others } = receiverRequests(target);
  const stored = new Set<string>();
  const send = async ({ id, request }: ReceiverRequest): Promise<RecordedResponse> => {
    const response = await sendRequest(request, { timeoutMs, fetch });
    if (id !== "" && response.status >= 200 && response.status < 300) stored.add(id);
    return response;
  };
  const firstResponse = await send(first);
  const isUnreachable = firstResponse.status === 0;
  // Without a first response, more requests would only wait for the same timeout.
  const sendNext = (next: ReceiverRequest) => (isUnreachable ? firstResponse : send(next));
  const responses: Partial<ReceiverResponses> = { target, first: firstResponse };
  for (const [name, next] of Object.entries(others)) {
    responses[name as keyof typeof others] = await sendNext(next);
  }
  const duplicates = await Promise.all([sendNext(together), sendNext(togetherAgain)]);
  Object.assign(responses, { together: duplicates[0], togetherAgain: duplicates[1] });
  return {
    title: "Receiver",
    url: target.url,
    error: isUnreachable ? firstResponse.error : null,
    rules: evaluateRules(RECEIVER_RULES, responses as ReceiverResponses),
    stored: [...stored].map((id) => ({ id, reference: requestReference(id) })),
  };
}
