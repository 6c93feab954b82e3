import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { type InspectedPage, parseUrl, startTag } from "./inspected-page.ts";
import type { ScriptTag } from "./script-tags.ts";
import { findBlocked, joinBlocked } from "./source-list.ts";

/** A Content-Security-Policy of the page. */
export interface Policy {
  text: string;
  /** The element that it is in; it applies to what follows. */
  meta: Element | null;
}

/** The policies in the page's headers and in its HTML. */
export const policiesIn = ({ document, policies }: InspectedPage): Policy[] => [
  ...policies.map((text) => ({ text, meta: null })),
  ...[...document.querySelectorAll("head meta[http-equiv][content]")]
    .filter((meta) => /^content-security-policy$/i.test(meta.getAttribute("http-equiv") ?? ""))
    .map((meta) => ({ text: meta.getAttribute("content") ?? "", meta })),
];

/** What a policy blocks of what the form needs: the script, and the addresses that it requests. */
export function checkPolicies(
  { url: page, isLive }: InspectedPage,
  policies: readonly Policy[],
  tags: readonly ScriptTag[],
  forms: readonly Element[],
): CheckFinding[] {
  const found = policies.map(({ text, meta }) => [
    // In a <meta> element it has no effect.
    ...(!meta && isSandbox(text)
      ? [finding("WS570", "The page", `by its header Content-Security-Policy: ${text}`)]
      : []),
    ...tags.flatMap(({ element, url }) =>
      url && (!meta || isBefore(meta, element))
        ? findBlocked(text, {
            directive: "script-src-elem",
            url,
            page,
            nonce: element.nonce,
            integrity: element.integrity,
            isInserted: isLive,
          }).map((found) => (found.code === "WS546" ? withoutNonce(element) : found))
        : [],
    ),
    ...forms.flatMap((form) =>
      ["base-url", "submit-url", "slots-url"].flatMap((name) => {
        const url = parseUrl(form.getAttribute(name));
        return url ? findBlocked(text, { directive: "connect-src", url, page }) : [];
      }),
    ),
  ]);
  return found.flatMap(joinBlocked);
}

const withoutNonce = (tag: HTMLScriptElement) =>
  finding("WS546", startTag(tag), tag.nonce ? "its nonce is another one" : "it has none");

function isSandbox(policy: string): boolean {
  const [, flags] = /(?:^|;)\s*sandbox\b([^;]*)/i.exec(policy) ?? [];
  return flags !== undefined && !/\ballow-scripts\b/i.test(flags);
}

const isBefore = (a: Node, b: Node) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
