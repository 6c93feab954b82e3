import type { Fetch } from "../../../src/client/fetch.ts";
import { send } from "../../../src/client/http.ts";
import { type SubmitOptions, submitTo } from "../../../src/client/submit.ts";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { bookingRequest, ORIGIN } from "../../server/handler-fixture.ts";
import { untilSettled } from "../fake-clock.ts";
import { fakeNetwork, responses } from "../fake-network.ts";

export const INBOX = "/dev/booking-requests/";
export const signal = new AbortController().signal;

export const submit = (
  request: BookingRequest,
  options: Partial<SubmitOptions> & { fetch: Fetch },
  prefix = "",
) => untilSettled(submitTo(`${ORIGIN}${prefix}${INBOX}`, request, { signal, send, ...options }));

export async function submitWith(...all: Parameters<typeof responses>) {
  const { fetch, sentRequests } = fakeNetwork(responses(...all));
  const { value, ms } = await submit(bookingRequest(), { fetch });
  return { outcome: value, attempts: sentRequests.length, ms };
}
