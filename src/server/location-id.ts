/**
 * The lower-case hyphenated form of a location id, or `undefined` where it is none. Letter case,
 * braces and missing hyphens are forgiven, as the service's framework does.
 */
export function locationId(spelling: string): string | undefined {
  const hex = spelling
    .toLowerCase()
    .replace(/^(urn:)?(uuid:)?\{?/, "")
    .replace(/\}$/, "")
    .replaceAll("-", "");
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(hex);
  return parts?.slice(1).join("-");
}
