const PROXY = ".translate.goog";

/**
 * The URL of the page that Google Translate shows a copy of; null for any other page. The copy has an
 * origin of its own, which no receiver allows.
 */
export function originalPage(url: string): string | null {
  const page = new URL(url);
  if (!page.hostname.endsWith(PROXY)) return null;
  const name = page.hostname.slice(0, -PROXY.length);
  // A dot is written as a hyphen, and a hyphen as two.
  if (page.searchParams.get("_x_tr_sch") === "http") page.protocol = "http:";
  page.hostname = name.replace(/--?/g, (hyphens) => (hyphens === "-" ? "." : "-"));
  for (const key of [...page.searchParams.keys()]) {
    if (key.startsWith("_x_tr_")) page.searchParams.delete(key);
  }
  return page.href;
}
