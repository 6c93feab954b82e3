import { attempt, contain, listen } from "./contain.ts";

/**
 * Calls `update` now, and on each change of a `lang` of or around the element: translation widgets set the page's after
 * the form is drawn. Returns a function that stops it.
 */
export function observeLanguage(element: Element, update: () => unknown): () => void {
  update();
  // Where the page has broken what this needs, the form keeps its language.
  const observer = attempt(() => {
    const created = new MutationObserver(contain(update));
    for (let inner: Element | undefined = element; inner; ) {
      const root = inner.getRootNode() as Node & Pick<Partial<ShadowRoot>, "host">;
      created.observe(root, { subtree: true, attributeFilter: ["lang"] });
      inner = root.host;
    }
    return created;
  });
  return () => observer?.disconnect();
}

/** Resolves with the directive of the page's Content-Security-Policy that has blocked this URL, unless aborted. */
export function whenBlocked(url: string, options: { signal: AbortSignal }): Promise<string> {
  const { href, origin } = new URL(url.replace(/#.*/, ""));
  return new Promise((resolve) => {
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      // Some browsers report only the origin.
      const isBlocked = event.blockedURI === href || event.blockedURI === origin;
      if (isBlocked && event.disposition === "enforce") resolve(event.effectiveDirective);
    };
    listen(document, "securitypolicyviolation", onViolation, options);
  });
}
