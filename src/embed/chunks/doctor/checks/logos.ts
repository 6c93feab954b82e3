import { ATTEMPT_TIMEOUT_MS } from "../../../../client/first-attempt.ts";
import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import { fetchOpaque, requiresPermission } from "./fetch-opaque.ts";
import { tryUnderPolicy } from "./policy.ts";

/** Checks that the page may show these images and that they exist. */
export async function checkLogos(urls: readonly string[]): Promise<CheckFinding[]> {
  return (await Promise.all(urls.map(checkLogo))).flat();
}

async function checkLogo(url: string): Promise<CheckFinding[]> {
  const loaded = await tryUnderPolicy(url, () => loadImage(url));
  if ("value" in loaded) return [];
  if (loaded.blocked.length > 0) return loaded.blocked;
  const response = await tryUnderPolicy(url, () => fetchOpaque(url));
  const isUnknown = "failed" in response && response.blocked.length === 0;
  return [isUnknown ? finding("WS521", url, await reasonFor(url)) : finding("WS511", url)];
}

function loadImage(url: string, crossOrigin: string | null = null): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.crossOrigin = crossOrigin;
    image.onload = () => resolve();
    image.onerror = reject;
    setTimeout(reject, ATTEMPT_TIMEOUT_MS);
    image.src = url;
  });
}

/** Browsers do not tell a page whether they blocked a response or there was none. */
async function reasonFor(url: string): Promise<string> {
  // Cross-Origin-Resource-Policy does not apply to a request with CORS.
  const isReachable = await loadImage(url, "anonymous").then(
    () => true,
    () => false,
  );
  const cause = (await requiresPermission())
    ? "this page's Cross-Origin-Embedder-Policy: require-corp"
    : "its server's Cross-Origin-Resource-Policy";
  return `blocked by ${cause}${isReachable ? "" : ", or its server cannot be reached"}`;
}
