import { minify } from "terser";
import type { Rolldown } from "vite";

const insertCallLink = `function () {
  var page = window.document, script, phone, link;
  try {
    script = page.currentScript;
  } catch (error) {
    script = page.querySelector("script[data-phone]");
  }
  phone = script && script.dataset.phone;
  if (!phone) return;
  try {
    link = page.createElement("a");
    link.textContent = phone;
    link.href = "tel:" + phone;
    script.after(link);
  } catch (error) {
    script.parentNode.insertBefore(link || page.createTextNode(phone), script);
  }
}`;

const NOT_STARTED =
  "[web-scheduler] WS109 The form cannot start. The browser is too old, or a script of this page has replaced one of its features.";

/**
 * For optimizers that concatenate scripts: an error does not stop the others. If the script throws, as in a browser
 * without custom elements, a tag with a phone number still gets a link to call.
 */
export const CATCH_ERRORS = {
  banner: "try{",
  footer: `}catch(error){console.error(${JSON.stringify(NOT_STARTED)},error);(${insertCallLink})()}`,
};

// Chromium 136 and later then compile all functions during the download instead of at the first call. Not for chunks,
// most of whose functions are not called at once.
const COMPILE_EAGERLY = "//# allFunctionsCalledOnLoad";

/** Translations stay in UTF-8, because escapes would make them larger. Modules are always UTF-8. */
const isTranslation = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/messages\/(?!en\.)/.test(facadeModuleId ?? "");

/**
 * Terser saves another 1.6 % (brotli) after Vite's minifier. Escapes what is not ASCII: a server without a charset
 * leaves a classic script in the page's encoding, and engines need two bytes per character beyond Latin-1.
 */
export const minifyAgain: Rolldown.Plugin = {
  name: "minify-again",
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const isModule = file.exports.length > 0;
      const { code } = await minify(file.code, {
        ecma: 2020,
        module: isModule,
        compress: { passes: 4 },
        format: { ascii_only: !isTranslation(file), preamble: isModule ? "" : COMPILE_EAGERLY },
      });
      file.code = code ?? "";
    }
  },
};
