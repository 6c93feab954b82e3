const GENERIC = /^((ui-)?((sans-)?serif|monospace)|cursive|fantasy|system-ui|ui-rounded)$/i;
const MAX_FAMILIES = 8;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,63}$/u;

/**
 * The record's `font_style` as a safe CSS font-family list: names in quotes, with a generic family at
 * the end. Null if it has no valid name. The fonts are not loaded: only those installed on the device
 * have an effect.
 */
export function fontFamily(fontStyle: string): string | null {
  const names = fontStyle
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/^(["'])(.*)\1$/, "$2")
        .trim(),
    )
    .filter((name) => NAME.test(name));
  const last = names.at(-1);
  if (last === undefined) return null;
  const families = names
    .slice(0, MAX_FAMILIES)
    .map((name) => (GENERIC.test(name) ? name.toLowerCase() : `"${name}"`));
  const generic = GENERIC.test(last) ? last.toLowerCase() : "sans-serif";
  const list = families.at(-1) === generic ? families : [...families, generic];
  // Browsers have a smaller default size for a list of "monospace" alone.
  return list.join(", ").replace(/^monospace$/, "monospace, monospace");
}
