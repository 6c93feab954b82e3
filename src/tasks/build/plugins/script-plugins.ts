import { minify } from "terser";
import type { Plugin } from "vite";

const insertCallLink = `function(){
var page=window.document,script,phone,link;
try{script=page.currentScript}catch(error){script=page.querySelector("script[data-phone]")}
phone=script&&script.dataset.phone;
if(!phone)return;
try{link=page.createElement("a");link.textContent=phone;link.href="tel:"+phone;
script.parentNode.insertBefore(link,script.nextSibling)}catch(error){script.after(phone)}}`;

const NOT_STARTED =
  "[web-scheduler] WS109 The form cannot start. The browser is too old, or a script of this page has replaced one of its features.";

/**
 * Wraps the classic script in `try { … } catch`, for optimizers that concatenate the page's scripts
 * into one file: its errors do not stop the others. If it throws, as in a browser without custom elements,
 * a tag with a phone number still gets a link to call.
 */
export const catchScriptErrors = (): Plugin => ({
  name: "catch-script-errors",
  renderChunk: (code, _chunk, { format }) =>
    format === "iife"
      ? `try{${code}\n}catch(error){console.error(${JSON.stringify(NOT_STARTED)},error);(${insertCallLink})()}`
      : null,
});

/**
 * Chromium 136 and later compile all functions of a script with this comment while they download it,
 * instead of most of them when they are first called. On a phone that saves 10 ms before the form is
 * usable. Only for the first script: most functions of a chunk are not called at once.
 */
const COMPILE_EAGERLY = "//# allFunctionsCalledOnLoad";

interface Minify {
  isAscii: boolean;
  isFirst?: boolean;
}

/**
 * Minifies once more with Terser, which finds another 1.6 % (brotli) after Vite's own minifier.
 *
 * @param isAscii whether every other character is escaped. Without a charset from its server, a
 *   classic script is decoded in the page's encoding; and engines store its source in two bytes per
 *   character if one is beyond Latin-1.
 * @param isFirst whether it is the script that every page loads first
 */
export const minifyAgain = ({ isAscii, isFirst }: Minify): Plugin => ({
  name: "minify-again",
  async generateBundle({ format }, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const { code } = await minify(file.code, {
        ecma: 2020,
        module: format === "es",
        compress: { passes: 2 },
        format: { ascii_only: isAscii, preamble: isFirst ? COMPILE_EAGERLY : "" },
      });
      file.code = code ?? "";
    }
  },
});
