const UUID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/;

/**
 * A location id in lower case with hyphens; null if it is not a UUID. The service's framework
 * accepts, and may return, ids in upper case, in braces and without hyphens.
 */
export function normalizeLocationId(id: string): string | null {
  const parts = UUID.exec(id.toLowerCase());
  return parts?.slice(1).join("-") ?? null;
}
