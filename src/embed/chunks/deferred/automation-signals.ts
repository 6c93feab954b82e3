import type { BookingRequest } from "../../../contract/booking-request/booking-request.ts";
import { honeypotAnswer } from "../../../ui/deferred/Honeypot.tsx";

interface Signals {
  seconds: number;
  answer: Record<string, string>;
}

/** By request id: sending a request again must send the same content. */
const signalsById = new Map<string, Signals>();

/**
 * Adds how long the page was open, and whether the honeypot was filled in, so that a receiver can
 * notice forms that a script filled in.
 */
export function withAutomationSignals(request: BookingRequest, root?: ParentNode | null) {
  const { seconds, answer } = signalsById.get(request.id) ?? {
    seconds: Math.round(performance.now() / 1000),
    answer: honeypotAnswer(root),
  };
  signalsById.set(request.id, { seconds, answer });
  return { ...request, patient: { ...request.patient, ...answer }, seconds_on_page: seconds };
}
