import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";

/** Fails if there is no response, or if the browser withholds it. A page cannot read what it says. */
export const fetchOpaque = (url: string) =>
  fetch(url, {
    mode: "no-cors",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
