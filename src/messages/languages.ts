/**
 * The languages of the form, and the only list of them: chunks, build outputs, the `lang`
 * attribute's values and the documentation's tests derive from it.
 */
export const LANGUAGE_CODES = [
  "en",
  "es",
  "ar",
  "fr",
  "pt",
  "zh",
  "zh-Hant",
  "vi",
  "ko",
  "ru",
  "tl",
  "ht",
] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

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

/** The languages that are written from right to left, for code that has not loaded their messages. */
export const RIGHT_TO_LEFT: readonly LanguageCode[] = ["ar"];

interface LanguageSources {
  /** The `lang` of the form, else of the closest element around it that has one. */
  page: string | null;
  /** The browser's languages in order of preference: `navigator.languages`. */
  browser: readonly string[];
  /** Those that patients can get. The first is the default. */
  languages: readonly LanguageCode[];
}

export interface LanguageChoice {
  language: LanguageCode;
  /** The language that the reader's browser prefers, if it is a different one. */
  offered: LanguageCode | null;
}

/**
 * Chooses the language that the page asks for, else the browser. A reader of Spanish on an English page is offered
 * Spanish.
 */
export function chooseLanguage(sources: LanguageSources): LanguageChoice {
  const { page, browser, languages } = sources;
  const find = (tag: string | null) => languages.find((code) => code === supportedLanguage(tag));
  // Only the first match: nearly every browser lists English after the reader's own language.
  const preferred = browser.map(find).find(Boolean) ?? null;
  const language = find(page) ?? preferred ?? languages[0] ?? "en";
  return { language, offered: preferred === language ? null : preferred };
}

/** Chinese in traditional characters: by its script, else by the regions that write them. */
const TRADITIONAL_CHINESE = /^zh(?!.hans).+(?:hant|tw|hk|mo)/;

/**
 * The language of a tag, if it is one of ours: by the primary subtag (RFC 5646), so `es-MX` is
 * Spanish. Content management systems also write `es_MX`, and `spa`. Filipino, `fil`, is the standard form of Tagalog.
 * Readers of Cantonese, `yue`, which phones offer, read Chinese: traditional unless the tag says otherwise.
 */
export function supportedLanguage(tag: string | null): LanguageCode | undefined {
  const text = (tag?.trim().toLowerCase() ?? "")
    .replace(/^(?:zh[-_])?yue(?![a-z\d])(?!.han)/, "zh-hant")
    .replace(/^yue(?![a-z\d])/, "zh")
    .replace(/^[a-z]{3}(?![a-z\d])/, (code) => Intl.getCanonicalLocales(code)[0] ?? code);
  const primary = text.split(/[-_]/, 1)[0];
  const wanted = TRADITIONAL_CHINESE.test(text) ? "zh-Hant" : primary === "fil" ? "tl" : primary;
  return LANGUAGE_CODES.find((code) => code === wanted);
}
