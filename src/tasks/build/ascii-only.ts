import type { Plugin } from "vite";

/**
 * Writes what is not ASCII as escapes. A classic script is read in the encoding of its page where
 * its server names none, and a browser keeps a script's text in two bytes a character as soon as
 * one is beyond Latin-1. Such characters stand in texts and patterns only, which may have escapes.
 */
export const escapeNonAscii = (code: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them.
  code.replace(/[^\x00-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

export const asciiOnly = (): Plugin => ({
  name: "ascii-only",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === "chunk") part.code = escapeNonAscii(part.code);
    }
  },
});
