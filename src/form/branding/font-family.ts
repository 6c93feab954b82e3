const GENERIC = /^((ui-)?((sans-)?serif|monospace)|cursive|fantasy|system-ui|ui-rounded)$/i;
const MAX_FAMILIES = 8;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,63}$/u;

/** Quotation marks, also those of a word processor, and what follows them. */
const QUOTED = /^\p{QMark}(.*?)\p{QMark}.*/u;
/** Weights, as in `Lato:400,700` or `Lato:wght@400;700`, and not the rest of a URL or a path. The form has its own. */
const WEIGHTS = /:[^:/\\()]*$|^(?:wght|\d{3})[\w@;.]*$/;

const partsOf = (fontStyle: string) =>
  fontStyle
    .replace(/^\s*font-family:/i, "")
    .split(",")
    .map((part) => part.trim().replace(QUOTED, "$1").replace(WEIGHTS, "").trim())
    .filter((part) => part !== "");

export function leftOutFonts(fontStyle: string): string[] {
  const parts = partsOf(fontStyle);
  const names = parts.filter((part) => NAME.test(part)).slice(0, MAX_FAMILIES);
  return parts.filter((part) => !names.includes(part) && !GENERIC.test(part));
}

/** A safe list of quoted names and a generic family; null if none is valid. Only installed fonts have an effect. */
export function fontFamily(fontStyle: string): string | null {
  const names = partsOf(fontStyle).filter((part) => NAME.test(part));
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
