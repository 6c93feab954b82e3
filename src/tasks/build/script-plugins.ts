import type { Plugin } from "vite";

/**
 * Escapes every non-ASCII character. Without a charset from its server, a classic script is decoded
 * in the page's encoding; and engines store its source in two bytes per character if one is beyond
 * Latin-1. These characters occur only in strings and regular expressions, where escapes are valid.
 */
export const escapeNonAscii = (code: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them.
  code.replace(/[^\x00-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });

export const asciiOnly = (): Plugin => ({
  name: "ascii-only",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") file.code = escapeNonAscii(file.code);
    }
  },
});

const insertCallLink = `function(){
var page=window.document,script=page.currentScript,link=page.createElement("a");
link.textContent=script&&script.getAttribute("data-phone");link.href="tel:"+link.textContent;
if(link.textContent)script.parentNode.insertBefore(link,script.nextSibling)}`;

/**
 * Wraps the classic script in `;try { … } catch`, for optimizers that concatenate the page's scripts
 * into one file: its errors do not stop the others, and the semicolon ends an unfinished statement
 * before it. If it throws, a tag with a phone number still gets a link to call.
 */
export const catchScriptErrors = (): Plugin => ({
  name: "catch-script-errors",
  renderChunk: (code, _chunk, { format }) =>
    format === "iife"
      ? `;try{${code}\n}catch(error){console.error("[web-scheduler]",error);(${insertCallLink})()}`
      : null,
});
