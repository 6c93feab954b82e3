import { isLoopback } from "../../contract/loopback.ts";
import { isOrigin } from "../../web/http/origins.ts";
import { check, fail, pass, type Result, skip } from "./rule.ts";
import { headerItems, type RecordedResponse } from "./send-request.ts";

/** The origin of cross-origin requests, unless one is given. No service lists it. */
export const DEFAULT_ORIGIN = "https://web-scheduler-check.example";

const ALLOW_ORIGIN = "Access-Control-Allow-Origin";

/** Whether the origin may read the response. Without a given origin, a list cannot be checked. */
export function checkReadable(response: RecordedResponse, origin: string | undefined): Result {
  const found = response.headers.get(ALLOW_ORIGIN);
  if (found === "*" || found === (origin ?? DEFAULT_ORIGIN)) return pass(found);
  if (origin === undefined && mayBeList(response)) {
    return skip("perhaps only listed origins are allowed: add --origin https://practice.example");
  }
  return fail(`header ${ALLOW_ORIGIN}`, origin ? `* or ${origin}` : "*", found ?? "none");
}

/** Whether only listed origins may be allowed: the response names one, or depends on the origin. */
function mayBeList(response: RecordedResponse): boolean {
  const found = response.headers.get(ALLOW_ORIGIN);
  return found === null ? headerItems(response, "Vary").includes("origin") : isOrigin(found);
}

/** Whether an https page may request the URL. Browsers trust this computer without https. */
export function checkHttps(url: string): Result {
  const { protocol, hostname } = new URL(url);
  const ok = protocol === "https:";
  if (!ok && isLoopback(hostname)) return pass("not needed on this computer");
  return check(ok, "URL", "https", protocol.replace(":", ""));
}
