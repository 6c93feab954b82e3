const TAGS = /(?:W\/)?"([^"]*)"/g;

/**
 * Whether a client has this already, by its `If-None-Match` (RFC 9110, 13.1.2): `*` is anything,
 * a list is compared weakly, so that a tag which a proxy has weakened counts.
 * @param tag the opaque part of the entity tag, without quotation marks
 */
export const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" || [...ifNoneMatch.matchAll(TAGS)].some(([, one]) => one === tag));
