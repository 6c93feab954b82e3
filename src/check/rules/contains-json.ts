const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * Whether an HTML page shows this JSON, regardless of indentation, markup and links. Escape
 * sequences are compared as the characters they represent.
 */
export function containsJson(page: string, json: unknown): boolean {
  const text = page.replace(/<[^>]*>/g, "").replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, decodeEntity);
  return normalize(text).includes(normalize(JSON.stringify(json)));
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = Number(name.replace(/^#x/i, "0x").replace(/^#/, ""));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

const normalize = (text: string) =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/\s+/g, "");
