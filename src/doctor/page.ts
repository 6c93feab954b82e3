import { type Finding, finding } from "../diagnostics/finding.ts";
import { findImportMaps } from "../host/page.ts";
import { TAG_NAME } from "../settings/names.ts";
import { VIOLATION_TIMEOUT_MS } from "./endpoints.ts";
import { findAll, startTag } from "./findings/markup.ts";

const VISIBILITY = { opacityProperty: true, visibilityProperty: true };

/** The smallest width that the form is designed for, in CSS pixels. */
const MIN_WIDTH = 280;

/** Whether a patient can see and use the element: not hidden or inert, and `minWidth` wide (CSS pixels). */
export function checkPlace(element: Element, name: string, minWidth = MIN_WIDTH): Finding[] {
  const chain = [element, ...ancestorsOf(element)];
  // The outermost one; the elements inside it are hidden because of it.
  const hidden = chain.findLast((one) => !one.checkVisibility(VISIBILITY));
  if (hidden) return [finding("WS506", name, `${startTag(hidden)} has ${hidingStyle(hidden)}`)];
  const inert = chain.find((one) => one.hasAttribute("inert"));
  if (inert) return [finding("WS506", name, `${startTag(inert)} is inert`)];
  const { width, height } = element.getBoundingClientRect();
  if (width >= minWidth && height > 0) return [];
  const parent = startTag(chain[1] ?? element);
  const size = `${Math.round(width)} × ${Math.round(height)} px`;
  return [finding("WS506", name, `it is ${size} in ${parent}`)];
}

/** An element's ancestors in the flat tree, innermost first, across shadow roots. */
function ancestorsOf(element: Element): Element[] {
  const root = element.getRootNode();
  const parent =
    element.assignedSlot ??
    element.parentElement ??
    ("host" in root ? (root as ShadowRoot).host : null);
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function hidingStyle(element: Element): string {
  const { display, visibility, opacity } = getComputedStyle(element);
  if (display === "none") return "display: none";
  if (visibility !== "visible") return `visibility: ${visibility}`;
  return opacity === "0" ? "opacity: 0" : "content-visibility: hidden, or is a closed <details>";
}

const hasEmptyStyle = (one: HTMLElement) => one.hasAttribute("style") && one.style.length === 0;

/** What the page's policy blocks of the snippet, and of the page's styles for the form. */
export async function checkInline(forms: readonly HTMLElement[]): Promise<Finding[]> {
  const styled = (findAll("[style]") as HTMLElement[]).filter(
    (one) => hasEmptyStyle(one) && forms.some((form) => one.contains(form)),
  );
  const probe = document.createElement("i");
  if (styled.length > 0) probe.setAttribute("style", "top: 0");
  const sheets = (findAll("style:not([type])") as HTMLStyleElement[]).filter(
    ({ sheet, textContent }) => sheet === null && textContent.includes(TAG_NAME),
  );
  const map = findImportMaps().find(({ textContent }) => textContent.includes(TAG_NAME));
  const found = [...(hasEmptyStyle(probe) ? styled : []), ...sheets].map((one) =>
    finding("WS503", startTag(one), "style-src"),
  );
  if (map && (await isBlocked(map))) found.push(finding("WS503", startTag(map), "script-src"));
  return found;
}

/**
 * Whether the policy blocks a map: it blocks a copy as well. An empty one first, because of a second map for
 * the same files browsers warn; only a policy with the map's hash allows one and not the other.
 */
async function isBlocked({ type, nonce, textContent }: HTMLScriptElement): Promise<boolean> {
  for (const text of ["{}", textContent]) {
    const copy = Object.assign(document.createElement("script"), { type, nonce });
    copy.append(text);
    const violation = await new Promise<SecurityPolicyViolationEvent | null>((resolve) => {
      document.addEventListener(
        "securitypolicyviolation",
        (event) => event.disposition === "enforce" && resolve(event),
        { signal: AbortSignal.timeout(VIOLATION_TIMEOUT_MS) },
      );
      setTimeout(resolve, VIOLATION_TIMEOUT_MS, null);
      document.head.append(copy);
    });
    copy.remove();
    if (!violation) return false;
    // Trusted Types block the copy already.
    if (violation.effectiveDirective !== "script-src-elem")
      return blocksInline(violation.originalPolicy, nonce);
  }
  return true;
}

function blocksInline(policy: string, nonce: string): boolean {
  const sourcesOf = (name: string) => new RegExp(`(?:^|;) *${name} ([^;]*)`).exec(policy)?.[1];
  const sources =
    sourcesOf("script-src(?:-elem)?") ?? sourcesOf("default-src") ?? "'unsafe-inline'";
  if (/'sha\d/.test(sources)) return false;
  return /'(nonce-|strict-dynamic)/.test(sources)
    ? !nonce || !sources.includes(`'nonce-${nonce}'`)
    : !sources.includes("'unsafe-inline'");
}
