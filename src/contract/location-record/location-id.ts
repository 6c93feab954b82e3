const SPELLING =
  /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/;

/**
 * The lower-case hyphenated form of a location id, null where it is none. The service's framework
 * takes an id, and may answer with one, in upper case, in braces and without hyphens.
 */
export function locationId(spelling: string): string | null {
  const parts = SPELLING.exec(spelling.toLowerCase());
  return parts?.slice(1).join("-") ?? null;
}
