import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { VERSION } from "../../../api/version.ts";
import { loadFile } from "../source/load-file.ts";
import { isInCache } from "../values/bundle.ts";
import { fetchOpaque } from "./fetch-opaque.ts";

/**
 * Why a chunk could not be loaded, as far as a page can find out.
 *
 * @param file the chunk, as the report names it
 * @param message the script's, with the chunk's URL
 */
export async function explainMissing(file: string, message: string): Promise<CheckFinding> {
  const [url] = /https?:\S{1,2000}\.js/.exec(message) ?? [];
  if (!url) return finding("WS111", file);
  if (isInCache(url)) return finding("WS571", "The script", new URL(".", url).href);
  const response = await loadFile(url);
  const newest = response && (await findVersion(new URL("web-scheduler.js", url).href));
  if (newest && newest !== VERSION) {
    const reason = `this page has version ${VERSION} of the script, perhaps from a cache, and its server has ${newest}`;
    return finding("WS111", file, reason);
  }
  const reason = await explainResponse(url, response);
  return reason ? finding("WS111", file, reason) : tryFile(file, url);
}

/** Runs a file that can be loaded. Every browser's error about a file that it does not run says "module". */
const tryFile = (file: string, url: string): Promise<CheckFinding> =>
  import(/* @vite-ignore */ url).then(
    () => finding("WS111", file),
    (error) =>
      /\bmodule\b/i.test(String(error))
        ? finding("WS111", file, NOT_RUN)
        : finding("WS567", file, String(error)),
  );

const NOT_RUN =
  "it can be loaded, but the browser does not run it: because of script-src, of the hash in an import map, or until the page is reloaded";

/** A status, and what it often means for a script. */
export const describeStatus = (status: number) =>
  `status ${status}${/^40[13]$/.test(String(status)) ? ", a login, or hotlink protection against other sites" : ""}`;

/** Why a response, or none, is not a script. */
export async function explainResponse(url: string, response: Response | null): Promise<string> {
  if (!response) {
    return fetchOpaque(url).then(
      () =>
        "its server responds with a web page instead of code, or with an error, such as 403 of a hotlink protection, or does not send Access-Control-Allow-Origin",
      () =>
        "its server cannot be reached, or a policy, such as its Cross-Origin-Resource-Policy, or a firewall (“Just a moment…”) blocks it",
    );
  }
  const type = response.headers.get("Content-Type") ?? "no Content-Type";
  if (!response.ok) return describeStatus(response.status);
  if (/html/i.test(type)) return "its server sends a web page instead";
  return /javascript|ecmascript/i.test(type)
    ? ""
    : `it is sent as ${type} instead of text/javascript`;
}

/** The version of the script that its server has now. */
async function findVersion(url: string): Promise<string | undefined> {
  const text = await (await loadFile(url))?.text().catch(() => "");
  return /web-scheduler-(\d+\.\d+\.\d+(?:-rc\.\d+)?)-/.exec(text ?? "")?.[1];
}
