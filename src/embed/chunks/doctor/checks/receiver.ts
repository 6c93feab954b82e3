import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { tryUnderPolicy } from "./policy.ts";

/**
 * Checks that the page may send to the receiver, without sending anything: a HEAD with the headers
 * of a booking request has the same preflight.
 */
export async function checkReceiver(
  url: string,
  idempotencyHeader: boolean,
): Promise<CheckFinding[]> {
  const headers = {
    "Content-Type": "application/json",
    ...(idempotencyHeader && { "Idempotency-Key": "doctor" }),
  };
  const sent = await tryUnderPolicy(url, () => head(url, { headers }));
  if ("value" in sent) return responseFindings(url, sent.value);
  if (sent.blocked.length > 0) return sent.blocked;
  // Has no preflight, which a redirect would make fail.
  const simple = await head(url).catch(() => null);
  if (simple?.type === "opaqueredirect") return responseFindings(url, simple);
  const opaque =
    simple ?? (await head(url, { mode: "no-cors", redirect: "follow" }).catch(() => null));
  if (!opaque) return [finding("WS512", url)];
  const allowed = [
    `Access-Control-Allow-Origin: ${location.origin}`,
    "Access-Control-Allow-Methods: POST",
    `Access-Control-Allow-Headers: ${Object.keys(headers).join(", ")}`,
  ];
  return [finding("WS515", url, allowed.join("; "))];
}

const head = (url: string, options: RequestInit = {}) =>
  fetch(url, {
    method: "HEAD",
    credentials: "omit",
    cache: "no-store",
    redirect: "manual",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    ...options,
  });

/** Only what a receiver that accepts nothing but POST would not respond to a HEAD. */
function responseFindings(url: string, { type, status, ok, headers }: Response): CheckFinding[] {
  if (type === "opaqueredirect") return [finding("WS517", url)];
  const detail = `status ${status}`;
  if (status === 404 || status === 410) return [finding("WS516", url, detail)];
  if ([401, 403, 407].includes(status) || (status >= 500 && status !== 501)) {
    return [finding("WS519", url, detail)];
  }
  const isPage = ok && /^text\/html/i.test(headers.get("Content-Type") ?? "");
  return isPage ? [finding("WS518", url, detail)] : [];
}
