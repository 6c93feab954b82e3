const UUID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/;

/** In lower case with hyphens; null for no UUID. The service also returns upper case, braces, and no hyphens. */
export function normalizeLocationId(id: string): string | null {
  const parts = UUID.exec(id.toLowerCase());
  return parts?.slice(1).join("-") ?? null;
}

/** The ids in a text, separated by spaces or commas, each once and normalized. */
export const listedIds = (text: string | null): readonly string[] => [
  ...new Set(text?.split(/[\s,]+/).flatMap((id) => normalizeLocationId(id) ?? [])),
];

export const malformedIds = (text: string | null) =>
  (text?.match(/[^\s,]+/g) ?? []).filter((id) => normalizeLocationId(id) === null);
