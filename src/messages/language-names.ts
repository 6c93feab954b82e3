import type { LanguageCode } from "./languages.ts";

/** Each language's name in itself: no engine has all of them (`Intl.DisplayNames`, CLDR 48). */
export const LANGUAGE_NAMES: Record<LanguageCode, string> = {
  en: "English",
  es: "Español",
  ar: "العربية",
  fr: "Français",
  pt: "Português",
  zh: "简体中文",
  "zh-Hant": "繁體中文",
  vi: "Tiếng Việt",
  ko: "한국어",
  ru: "Русский",
  tl: "Tagalog (Filipino)",
  ht: "Kreyòl ayisyen",
};
