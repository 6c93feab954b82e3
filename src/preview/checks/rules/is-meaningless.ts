const FILE = /^https?:|\.(?:png|jpe?g|jfif|gif|svg|webp|avif|bmp|ico|tiff?)$/i;
const NUMBERED = /^(?:img|dsc|image|logo|picture|photo|screenshot|untitled)?[\s_-]*\d+$/i;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const IMAGE_WORD =
  /^(?:logo|logotype|image|img|picture|pic|photo|graphic|icon|brand|banner|placeholder|untitled|alt)s?$/i;
const FILLER_WORD =
  /^(?:a|an|the|our|my|of|for|your|company|practice|clinic|office|site|website|business|header|footer|main|new|here|text|default)$/i;

/**
 * Whether an alt text is a file name, a number, or only says that there is an image (WCAG 2.2,
 * failure F30).
 */
export function isMeaningless(alt: string): boolean {
  const text = alt.trim();
  if (FILE.test(text) || NUMBERED.test(text) || !LETTER_OR_DIGIT.test(text)) return true;
  const words = text.split(/[\s_-]+/).filter(Boolean);
  return (
    words.some((word) => IMAGE_WORD.test(word)) &&
    words.every((word) => IMAGE_WORD.test(word) || FILLER_WORD.test(word))
  );
}
