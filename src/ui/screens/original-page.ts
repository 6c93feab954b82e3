const PROXY = ".translate.goog";

/** The original of a copy by Google Translate, else null. The receiver refuses requests from the copy's origin. */
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
