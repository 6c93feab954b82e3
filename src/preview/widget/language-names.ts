import type { LanguageCode } from "../../messages/languages.ts";

/** The form's languages as their own readers call them. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: "English",
  es: "Español",
  ar: "العربية",
};
