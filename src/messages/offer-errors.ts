import type { LanguageCode } from "./languages.ts";

/**
 * Why the form is not in the language that a reader chose. In that language, although its own file
 * could not be loaded.
 */
export const OFFER_ERRORS: Record<LanguageCode, string> = {
  en: "English could not be loaded. Try again, or continue in this language.",
  es: "No se pudo cargar el español. Inténtelo de nuevo o siga en este idioma.",
  ar: "تعذّر تحميل اللغة العربية. يرجى إعادة المحاولة، أو المتابعة بهذه اللغة.",
};
