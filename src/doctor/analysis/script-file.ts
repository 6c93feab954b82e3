import { ATTEMPT_TIMEOUT_MS } from "../../client/first-attempt.ts";
import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import type { CheckResult } from "../../embed/chunks/doctor/checks/check-result.ts";
import { fetchOpaque, requiresPermission } from "../../embed/chunks/doctor/checks/fetch-opaque.ts";
import { explainResponse } from "../../embed/chunks/doctor/checks/missing-chunk.ts";
import { tryUnderPolicy } from "../../embed/chunks/doctor/checks/policy.ts";
import { findAnsweringWorker } from "../../embed/chunks/doctor/checks/response/service-worker.ts";
import { loadFile } from "../../embed/chunks/doctor/source/load-file.ts";
import { type InspectedPage, parseUrl, startTag } from "./inspected-page.ts";
import { findScriptTags, hasUsableUrl, type ScriptTag } from "./script-tags.ts";

export const CUT_OFF = "the file is cut off, or another one";
export const ONLY_OWN_SITE =
  "its server sends Cross-Origin-Resource-Policy: same-origin or same-site";
const SILENT =
  "its server is down, or an ad blocker, a company's firewall or the network stops the request";
const UNREADABLE = "the file cannot be read; its Content-Encoding does not match its content";

/** Loads the script from the URL of its tag, and compares its hash. */
export async function checkScriptFiles(page: InspectedPage): Promise<CheckResult> {
  const tags = findScriptTags(page).filter((tag) => hasUsableUrl(tag, page));
  const urls = new Map(tags.map((tag) => [tag.url?.href, tag]));
  const results = await Promise.all([...urls.values()].map((tag) => checkFile(tag, page.url)));
  return {
    check: `The script's file, loaded: ${[...urls.keys()].join(", ") || "none"}`,
    findings: results.flatMap((found) => found ?? []),
    isSkipped: results.every((found) => found === null),
  };
}

/** Null if it cannot be known from here. */
async function checkFile(
  { element, url }: ScriptTag,
  page: URL | null,
): Promise<CheckFinding[] | null> {
  if (!url) return null;
  // The policy of the page where this runs says nothing about the script.
  const loaded = await tryUnderPolicy(url.href, async () => {
    const response = await loadFile(url.href);
    if (!response) throw new Error("No response");
    return response;
  });
  if ("failed" in loaded && loaded.blocked.length > 0) return null;
  const response = "value" in loaded ? loaded.value : null;
  // A page of the same server needs no CORS.
  const isSame = page?.origin === url.origin;
  const isAnswered = !response && (await isReachable(url));
  if (isAnswered && (isSame || !page)) return null;
  const worker = response && findAnsweringWorker(url.href, response);
  if (worker) return [worker];
  const isRefused = isAnswered && isHere(page) && !(await canPreload(url));
  const reason = isRefused ? REFUSED : await explainResponse(url.href, response);
  if (reason || !response) {
    const src = element.getAttribute("src");
    const isMoved = page && parseUrl(src) === null && parseUrl(src, page)?.href !== url.href;
    return isMoved
      ? [finding("WS551", startTag(element), url.href)]
      : [
          response || isAnswered
            ? finding("WS553", url.href, reason)
            : finding("WS581", url.href, SILENT),
        ];
  }
  const withheld =
    page && !isSame && element.crossOrigin === null && !(await isReachable(url))
      ? await explainWithheld(url, page, element)
      : [];
  const integrity = element.integrity.trim();
  const content = await response.arrayBuffer().catch(() => null);
  if (!content) return [finding("WS553", url.href, UNREADABLE)];
  const computed = await matchingHash(content, integrity);
  // Not the property's name alone: the script's end assigns it, also after an optimizer has changed the code.
  const isComplete = /\bWebScheduler\s*=/.test(new TextDecoder().decode(content));
  return [
    ...(isComplete ? [] : [finding("WS553", url.href, CUT_OFF)]),
    ...withheld,
    ...(computed && !integrity.includes(computed)
      ? [finding("WS547", startTag(element), `the script has ${computed}`)]
      : []),
  ];
}

const isReachable = (url: URL) =>
  fetchOpaque(url.href).then(
    () => true,
    () => false,
  );

/** Why a browser withholds a file that it gives to requests with CORS, as a tag with crossorigin sends. */
async function explainWithheld(url: URL, page: URL, tag: Element): Promise<CheckFinding[]> {
  const isRequired = await requiresPermission();
  if (isHere(page) && isRequired) return [finding("WS552", startTag(tag))];
  // Servers of one site may use each other's files; here is another site than the page's.
  const isOwnSite = siteOf(url) === siteOf(page);
  return isHere(page) || !(isRequired || isOwnSite)
    ? [finding("WS553", url.href, ONLY_OWN_SITE)]
    : [];
}

/** The end of a hostname: another one is another site. */
const siteOf = ({ hostname }: URL) => hostname.split(".").slice(-2).join(".");

const REFUSED =
  "its server responds with a web page instead of code, or with an error: the file is missing, or a hotlink protection or a firewall refuses it (403)";

/** Unlike a request of a script, this shows an error's status for a response without CORS headers, too. */
function canPreload({ href }: URL): Promise<boolean> {
  const link = Object.assign(document.createElement("link"), {
    rel: "preload",
    as: "script",
    href,
  });
  return new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    setTimeout(resolve, ATTEMPT_TIMEOUT_MS, true);
    document.head.append(link);
  }).finally(() => link.remove());
}

const isHere = (page: URL | null) => page?.href === location.href;

/** The content's hash by the algorithm that `integrity` names; "" if it names none, or on an http page. */
async function matchingHash(content: ArrayBuffer, integrity: string): Promise<string> {
  const [, bits] = /^sha(256|384|512)-/.exec(integrity) ?? [];
  if (!bits || !crypto.subtle) return "";
  const bytes = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, content));
  return `sha${bits}-${btoa(String.fromCharCode(...bytes))}`;
}
