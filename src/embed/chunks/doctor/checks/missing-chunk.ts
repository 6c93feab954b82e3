import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import { VERSION } from "../../../api/version.ts";
import { fetchOpaque } from "./fetch-opaque.ts";

/**
 * Why a chunk could not be loaded, as far as a page can find out.
 *
 * @param message the script's, with the chunk's URL
 * @returns "" if it is unknown
 */
export async function findReason(message: string): Promise<string> {
  const [url] = /https?:\S{1,2000}\.js/.exec(message) ?? [];
  if (!url) return "";
  const response = await loadFile(url);
  const newest = response && (await findVersion(new URL("web-scheduler.js", url).href));
  return newest && newest !== VERSION
    ? `this page has version ${VERSION} of the script, perhaps from a cache, and its server has ${newest}`
    : explainResponse(url, response);
}

/** Why a response, or none, is not a script. */
export async function explainResponse(url: string, response: Response | null): Promise<string> {
  if (!response) {
    return fetchOpaque(url).then(
      () => "its server does not send Access-Control-Allow-Origin",
      () => "its server cannot be reached, or a policy blocks it",
    );
  }
  const type = response.headers.get("Content-Type") ?? "no Content-Type";
  if (!response.ok) return `status ${response.status}`;
  if (/html/i.test(type)) return "its server sends a web page instead";
  return /javascript|ecmascript/i.test(type)
    ? ""
    : `it is sent as ${type} instead of text/javascript`;
}

export const loadFile = (url: string) =>
  fetch(url, { cache: "no-store", signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) }).catch(
    () => null,
  );

/** The version of the script that its server has now. */
async function findVersion(url: string): Promise<string | undefined> {
  const text = await (await loadFile(url))?.text().catch(() => "");
  return /web-scheduler-(\d+\.\d+\.\d+(?:-rc\.\d+)?)-/.exec(text ?? "")?.[1];
}
