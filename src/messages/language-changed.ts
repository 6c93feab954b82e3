import type { LanguageCode } from "./languages.ts";

/** What a screen reader says after the form was changed to a language. */
export const LANGUAGE_CHANGED: Record<LanguageCode, string> = {
  en: "The form is now in English.",
  es: "El formulario ahora está en español.",
  ar: "النموذج الآن باللغة العربية.",
};
