/** Characters that nobody sees: soft hyphens, zero-width ones, marks of direction, byte order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/u;

/** Characters that look like those of a URL or an id, by what they look like. */
const SIMILAR: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/u, "-"],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/u, " "],
  [/[\u2044\u2215\uff0f]/u, "/"],
  [/[\u2236\ua789\uff1a]/u, ":"],
  [/[\u2024\uff0e]/u, "."],
];

const ID_SHAPE = /^[^-]{8}-[^-]{4}-[^-]{4}-[^-]{4}-[^-]{12}$/u;

/** The first character of a value that cannot be meant, with its place; null if there is none. */
export function findWrongCharacter(name: string, value: string): string | null {
  const invisible = value.search(INVISIBLE);
  if (invisible >= 0) return `${codeOf(value, invisible)} after “${value.slice(0, invisible)}”`;
  // A phone number, and the path of a privacy policy, may have them.
  if (/^(phone|privacy-url)$/.test(name)) return null;
  for (const [pattern, meant] of SIMILAR) {
    const index = value.search(pattern);
    if (index >= 0) return similar(value, index, `instead of “${meant}”`);
  }
  if (name !== "location-id" || !ID_SHAPE.test(value)) return null;
  const index = value.search(/[^\da-f-]/iu);
  return index < 0 ? null : similar(value, index, "instead of a digit or a letter from a to f");
}

const similar = (value: string, index: number, meant: string) =>
  `“${value.charAt(index)}” (${codeOf(value, index)}) ${meant} after “${value.slice(0, index)}”`;

const codeOf = (value: string, index: number) =>
  `U+${value.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0")}`;
