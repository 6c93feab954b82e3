const FILE = /^https?:|\.(?:png|jpe?g|jfif|gif|svg|webp|avif|bmp|ico|tiff?)$/i;
const NUMBERED = /^(?:img|dsc|image|logo|picture|photo|screenshot|untitled)?[\s_-]*\d+$/i;
const READABLE = /[\p{L}\p{N}]/u;
const PICTURE =
  /^(?:logo|logotype|image|img|picture|pic|photo|graphic|icon|brand|banner|placeholder|untitled|alt)s?$/i;
const AROUND =
  /^(?:a|an|the|our|my|of|for|your|company|practice|clinic|office|site|website|business|header|footer|main|new|here|text|default)$/i;

/**
 * Whether a picture's alternative text is a file's name, a number, or words that only say that
 * there is a picture (WCAG 2.2, technique F30).
 */
export function isMeaningless(alt: string): boolean {
  const text = alt.trim();
  if (FILE.test(text) || NUMBERED.test(text) || !READABLE.test(text)) return true;
  const words = text.split(/[\s_-]+/).filter(Boolean);
  return (
    words.some((word) => PICTURE.test(word)) &&
    words.every((word) => PICTURE.test(word) || AROUND.test(word))
  );
}
