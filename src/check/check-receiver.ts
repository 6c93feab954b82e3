import { requestReference } from "../contract/booking-request/reference.ts";
import {
  type ReceiverRequest,
  type ReceiverResponses,
  type ReceiverTarget,
  receiverRequests,
} from "./receiver-requests.ts";
import { RECOMMENDED_RULES, REQUIRED_RULES } from "./receiver-rules.ts";
import type { Report } from "./rules.ts";
import { evaluateRules } from "./rules.ts";
import { type RecordedResponse, type SendOptions, sendRequest } from "./send-request.ts";

export interface ReceiverReport extends Report {
  /** The invented booking requests that the receiver has accepted. */
  stored: readonly { id: string; reference: string }[];
}

/**
 * Sends a receiver booking requests of an invented patient and evaluates all rules. One request is sent
 * after the other, except for a duplicate that arrives at the same moment.
 */
export async function checkReceiver(
  target: ReceiverTarget,
  options: SendOptions = {},
): Promise<ReceiverReport> {
  const { first, together, togetherAgain, ...others } = receiverRequests(target);
  const stored = new Set<string>();
  const send = async ({ id, request }: ReceiverRequest): Promise<RecordedResponse> => {
    const response = await sendRequest(request, options);
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
  const all = responses as ReceiverResponses;
  return {
    title: "Receiver",
    url: target.url,
    error: isUnreachable ? firstResponse.error : null,
    rules: [
      ...evaluateRules(REQUIRED_RULES, all, true),
      ...evaluateRules(RECOMMENDED_RULES, all, false),
    ],
    stored: [...stored].map((id) => ({ id, reference: requestReference(id) })),
  };
}
