import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";

/** Fails if there is no response, or if the browser withholds it. A page cannot read what it says. */
export const fetchOpaque = (url: string) =>
  fetch(url, {
    mode: "no-cors",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });

/** Whether other origins' files need a permission on this page. Only its headers say so. */
export async function requiresPermission(): Promise<boolean> {
  const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  const page = await fetch(location.href, { method: "HEAD", signal }).catch(() => null);
  return /^require-corp\b/.test(page?.headers.get("Cross-Origin-Embedder-Policy") ?? "");
}
