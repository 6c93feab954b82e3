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
 * Wraps the classic script in `try { … } catch`, for optimizers that concatenate the page's scripts
 * into one file: its errors do not stop the others. If it throws, as in a browser without custom elements,
 * a tag with a phone number still gets a link to call.
 */
export const CATCH_ERRORS = {
  banner: "try{",
  footer: `}catch(error){console.error(${JSON.stringify(NOT_STARTED)},error);(${insertCallLink})()}`,
};

/**
 * Chromium 136 and later compile all functions of a script with this comment while they download it,
 * instead of most of them when they are first called. Only for the first script: most functions of a
 * chunk are not called at once.
 */
const COMPILE_EAGERLY = "//# allFunctionsCalledOnLoad";

/** Translations stay in UTF-8, because escapes would make them larger. Modules are always UTF-8. */
const isTranslation = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/messages\/(?!en\.)/.test(facadeModuleId ?? "");

/**
 * Minifies once more with Terser, which finds another 1.6 % (brotli) after Vite's own minifier, and escapes
 * what is not ASCII: without a charset from its server, a classic script is decoded in the page's encoding;
 * and engines store its source in two bytes per character if one is beyond Latin-1.
 */
export const minifyAgain: Rolldown.Plugin = {
  name: "minify-again",
  async generateBundle({ format }, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "chunk") continue;
      const isModule = format === "es";
      const { code } = await minify(file.code, {
        ecma: 2020,
        module: isModule,
        compress: { passes: 2 },
        format: { ascii_only: !isTranslation(file), preamble: isModule ? "" : COMPILE_EAGERLY },
      });
      file.code = code ?? "";
    }
  },
};
