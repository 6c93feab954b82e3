import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

/** The tags and headers with which a page loads itself again, not those that lead to another one. */
export const findRefresh = (page: Document, url: string): CheckFinding[] =>
  [...page.querySelectorAll('meta[http-equiv="refresh" i]')]
    .filter((meta) => !meta.closest("noscript, svg, math"))
    .flatMap((meta) => readRefresh(meta.getAttribute("content") ?? "", url, "its <meta>"));

/** What `<meta http-equiv="refresh">` or the header Refresh says (HTML, 4.2.5.3). */
export function readRefresh(content: string, url: string, where: string): CheckFinding[] {
  const [, seconds, target = ""] =
    /^\s*(\d{1,9})[\d.]*\s*(?:[;,]\s*(?:url\s*=\s*)?["']?([^"'\s]*))?/i.exec(content) ?? [];
  if (seconds === undefined || (target && !isSame(target, url))) return [];
  return [finding("WS577", "The page", `${seconds} s, because of ${where}`)];
}

/** Nothing is known about the target if the page's address is unknown. */
function isSame(target: string, url: string): boolean {
  const withoutHash = (one: string) => one.replace(/#.*/, "");
  return URL.canParse(target, url) && withoutHash(new URL(target, url).href) === withoutHash(url);
}
