import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/**
 * The page's service worker, if it has made up the response of another origin: only then is that not
 * filtered for a request with CORS (Fetch, 4.1). Null if it has not.
 */
export function findAnsweringWorker(
  url: string,
  { type }: Pick<Response, "type">,
): CheckFinding | null {
  const { origin } = new URL(url);
  const worker = navigator.serviceWorker?.controller;
  const isMadeUp = origin !== location.origin && /^(basic|default)$/.test(type);
  return worker && isMadeUp
    ? finding("WS572", `The service worker ${worker.scriptURL.replace(/[?#].*/, "")}`, origin)
    : null;
}
