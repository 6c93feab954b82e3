import { ATTEMPT_TIMEOUT_MS } from "../../../../../client/first-attempt.ts";
import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../../api/names.ts";
import { findRepeated } from "../../source/repeated.ts";
import { hasForm, hasUnclosedElement } from "../../source/unclosed.ts";

/** Checks the page's HTML as its server sends it, where a self-closing tag can still be seen. */
export function checkSource(html: string): {
  findings: CheckFinding[];
  /** Whether it has a form. */
  hasForm: boolean;
} {
  const isXml = document.contentType !== "text/html";
  const isUnclosed = !isXml && hasUnclosedElement(html);
  return {
    findings: [
      ...(isUnclosed ? [finding("WS114", `<${TAG_NAME}>`)] : []),
      ...(isXml ? [] : findRepeated(html)),
    ],
    hasForm: hasForm(html),
  };
}

/** The page's HTML as its server sends it; "" if that cannot be loaded. */
export const loadHtml = () =>
  loadSource()
    .then((response) => response.text())
    .catch(() => "");

export const loadSource = () =>
  fetch(location.href, {
    headers: { Accept: "text/html" },
    cache: "force-cache",
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
  });
