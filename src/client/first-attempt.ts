import { type LoadAttempt, statusFailure, toFailure } from "./failures.ts";
import { type Fetch, sendOnce } from "./fetch.ts";
import { readBodyText } from "./read-body.ts";

/** The time limit of one attempt, including the body. */
export const ATTEMPT_TIMEOUT_MS = 10_000;

/** What every attempt has in common. */
export const ATTEMPT = {
  // None of these options causes a preflight. `same-origin`, because with `omit` Chromium 156 ignores a
  // preloaded response and fetches the record twice.
  init: {
    headers: { accept: "application/json" },
    credentials: "same-origin",
    referrerPolicy: "no-referrer",
  },
  timeout: ATTEMPT_TIMEOUT_MS,
  async read(response: Response): Promise<LoadAttempt> {
    const text = await readBodyText(response);
    return response.ok
      ? { text }
      : statusFailure(response.status, response.headers.get("retry-after"));
  },
} as const;

/**
 * One plain GET, which can use a response that the page has preloaded, and for which the first script
 * needs no library. Never throws.
 */
export const firstAttempt = (
  url: string,
  options: { signal: AbortSignal; fetch: Fetch },
): Promise<LoadAttempt> => sendOnce(url, { ...ATTEMPT, ...options }).catch(toFailure);
