const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * Whether a page shows this JSON, however it is indented, marked up and linked. Escapes are
 * compared as the characters that they stand for.
 */
export function shownJson(page: string, json: unknown): boolean {
  const text = page.replace(/<[^>]*>/g, "").replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, entity);
  return bare(text).includes(bare(JSON.stringify(json)));
}

function entity(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = Number(name.replace(/^#x/i, "0x").replace(/^#/, ""));
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const bare = (text: string) =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .replace(/\s+/g, "");
