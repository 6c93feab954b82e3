const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

// Limit the time for a page that repeats the beginning of the JSON many times.
const START_LENGTH = 64;
const MAX_STARTS = 20;

/**
 * Whether an HTML page shows this JSON text, regardless of white space, markup and links. Compares
 * the text, because parsing changes numbers and the order of keys. Escape sequences are compared as
 * the characters they represent. Takes linear time, because both come from an untrusted server.
 */
export function containsJson(page: string, json: string): boolean {
  const text = withoutTags(page).replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, decodeEntity);
  const shown = normalize(text);
  const wanted = normalize(json);
  const start = wanted.slice(0, START_LENGTH);
  let index = shown.indexOf(start);
  for (let count = 0; index !== -1 && count < MAX_STARTS; count += 1) {
    if (shown.startsWith(wanted, index)) return true;
    index = shown.indexOf(start, index + 1);
  }
  return false;
}

/** Not `/<[^>]*>/g`, which takes quadratic time if no `>` follows. */
function withoutTags(page: string): string {
  const parts: string[] = [];
  let end = 0;
  for (;;) {
    const open = page.indexOf("<", end);
    const close = open === -1 ? -1 : page.indexOf(">", open);
    if (close === -1) break;
    parts.push(page.slice(end, open));
    end = close + 1;
  }
  return parts.join("") + page.slice(end);
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
