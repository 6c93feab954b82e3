import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import { type DoctorIssue, doctorIssue } from "../issues.ts";
import { tryUnderPolicy } from "./policy.ts";

/**
 * Checks that the page may send to the receiver, without sending anything: a HEAD with the headers
 * of a booking request has the same preflight.
 */
export async function checkReceiver(
  url: string,
  idempotencyHeader: boolean,
): Promise<DoctorIssue[]> {
  const headers = {
    "Content-Type": "application/json",
    ...(idempotencyHeader && { "Idempotency-Key": "doctor" }),
  };
  const sent = await tryUnderPolicy(url, () => head(url, { headers }));
  if ("value" in sent) return responseIssues(url, sent.value);
  if (sent.blocked.length > 0) return sent.blocked;
  // Has no preflight, which a redirect would make fail.
  const simple = await head(url).catch(() => null);
  if (simple?.type === "opaqueredirect") return responseIssues(url, simple);
  const opaque =
    simple ?? (await head(url, { mode: "no-cors", redirect: "follow" }).catch(() => null));
  if (!opaque) return [doctorIssue("WS512", url)];
  const allowed = [
    `Access-Control-Allow-Origin: ${location.origin}`,
    "Access-Control-Allow-Methods: POST",
    `Access-Control-Allow-Headers: ${Object.keys(headers).join(", ")}`,
  ];
  return [doctorIssue("WS515", url, allowed.join("; "))];
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
function responseIssues(url: string, { type, status, ok, headers }: Response): DoctorIssue[] {
  if (type === "opaqueredirect") return [doctorIssue("WS517", url)];
  const detail = `status ${status}`;
  if (status === 404 || status === 410) return [doctorIssue("WS516", url, detail)];
  if ([401, 403, 407].includes(status) || (status >= 500 && status !== 501)) {
    return [doctorIssue("WS519", url, detail)];
  }
  const isPage = ok && /^text\/html/i.test(headers.get("Content-Type") ?? "");
  return isPage ? [doctorIssue("WS518", url, detail)] : [];
}
