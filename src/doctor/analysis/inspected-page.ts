/** A page whose script may not run, as far as it can be seen from outside. */
export interface InspectedPage {
  /** The page itself, or its HTML parsed. */
  document: Document;
  /** Its HTML as its server sends it, or as it is now. */
  source: string;
  /** Its own address; null if it is unknown. */
  url: URL | null;
  /** The Content-Security-Policies in its headers, as far as they are known. */
  policies: readonly string[];
  /** Whether it is the page itself, after its other scripts have run. */
  isLive: boolean;
  /** Whether the form's script runs on it. */
  isRunning: boolean;
  /** An error that has stopped a script, as the console says it; "" if none is known. */
  syntaxError?: string;
}

/** The page's address, or what its HTML says about it. */
export function findPageUrl(document: Document): URL | null {
  const named = document.querySelector('link[rel="canonical"][href], meta[property="og:url"]');
  return parseUrl(named?.getAttribute("href") ?? named?.getAttribute("content"));
}

export function parseUrl(text: string | null | undefined, base?: URL | string | null): URL | null {
  try {
    return new URL(text ?? "", base ?? undefined);
  } catch {
    return null;
  }
}

/** An element's start tag, for the site owner to find it. */
export function startTag(element: Element): string {
  const copy = element.cloneNode() as Element;
  const text = copy.outerHTML.replace(/<\/[\w-]+>$/, "");
  return text.length > MAX_TAG_LENGTH ? `${text.slice(0, MAX_TAG_LENGTH)}…` : text;
}

const MAX_TAG_LENGTH = 160;
