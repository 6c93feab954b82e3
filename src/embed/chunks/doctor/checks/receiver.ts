import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { isFormService } from "../values/form-service.ts";
import { tryUnderPolicy } from "./policy.ts";
import { findAnsweringWorker } from "./response/service-worker.ts";

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
  const allowed = [
    `Access-Control-Allow-Origin: ${location.origin}`,
    "Access-Control-Allow-Methods: POST",
    `Access-Control-Allow-Headers: ${Object.keys(headers).join(", ")}`,
  ].join("; ");
  const sent = await tryUnderPolicy(url, () => head(url, { headers }));
  if ("value" in sent) {
    const { value } = sent;
    const isRedirect = value.type === "opaqueredirect";
    if (isRedirect) return [await explainRedirect(url, headers, allowed)];
    const found = responseFindings(url, value);
    const isForm = found.some(({ code }) => code === "WS518") && isFormService(url);
    return isForm ? [finding("WS575", url, allowed)] : found;
  }
  if (sent.blocked.length > 0) return sent.blocked;
  // Has no preflight, which a redirect would make fail.
  const simple = await head(url).catch(() => null);
  if (simple?.type === "opaqueredirect") {
    return [await explainRedirect(url, headers, allowed)];
  }
  const opaque =
    simple ?? (await head(url, { mode: "no-cors", redirect: "follow" }).catch(() => null));
  if (!opaque) return [finding("WS512", url)];
  // A redirect without CORS headers cannot be seen, but where it leads.
  const final = await findFinalUrl(url, headers);
  if (final) return [finding("WS517", url, final)];
  return [finding(isFormService(url) ? "WS575" : "WS515", url, allowed)];
}

/** Services for forms redirect to another URL each time, which cannot be set as the final one. */
async function explainRedirect(
  url: string,
  headers: Record<string, string>,
  allowed: string,
): Promise<CheckFinding> {
  const final = await findFinalUrl(url, headers);
  return !final && isFormService(url)
    ? finding("WS575", url, allowed)
    : finding("WS517", url, final);
}

/** “… is right”: the same URL with or without the last slash or www, if that one accepts requests; else "". */
async function findFinalUrl(url: string, headers: Record<string, string>): Promise<string> {
  const attempts = variantsOf(url).map(async (variant) => {
    const { ok, status, type } = await head(variant, { headers });
    // A receiver that accepts nothing but POST responds so.
    if (type === "cors" && (ok || status === 405 || status === 501)) return variant;
    throw new Error();
  });
  return Promise.any(attempts).then(
    (variant) => `${variant} is right`,
    () => "",
  );
}

/** The same URL with or without the last slash, and with or without www. */
export function variantsOf(url: string): string[] {
  const [slash, www] = [new URL(url), new URL(url)];
  slash.pathname = /\/$/.test(slash.pathname) ? slash.pathname.slice(0, -1) : `${slash.pathname}/`;
  const bare = www.hostname.replace(/^www\./, "");
  www.hostname = bare === www.hostname ? `www.${bare}` : bare;
  // Hosts with another name rarely have one with www.
  const hasWww = /^[^.]+\.[a-z-]+$/i.test(bare);
  return [slash.href, ...(hasWww ? [www.href] : [])];
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
function responseFindings(url: string, response: Response): CheckFinding[] {
  const { status, ok, headers } = response;
  const worker = findAnsweringWorker(url, response);
  if (worker) return [worker];
  const detail = `status ${status}`;
  if (status === 404 || status === 410) return [finding("WS516", url, detail)];
  if ([401, 403, 407].includes(status) || (status >= 500 && status !== 501)) {
    return [finding("WS519", url, detail)];
  }
  // Only a page of the same server, or one whose server exposes it, can read this header.
  const methods = headers.get("Allow");
  if (status === 405 && methods && !/\bPOST\b/i.test(methods)) {
    return [finding("WS579", url, `${detail}, Allow: ${methods}`)];
  }
  // WordPress, without an action that it knows.
  const isUnknown = status === 400 && /\/admin-(ajax|post)\.php$/.test(new URL(url).pathname);
  if (isUnknown) return [finding("WS518", url, detail)];
  const isPage = ok && /^text\/html/i.test(headers.get("Content-Type") ?? "");
  return isPage ? [finding("WS518", url, detail)] : [];
}
