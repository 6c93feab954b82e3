/** The languages that the form speaks; `offer` is said to somebody who reads another one now. */
export const LANGUAGES = {
  en: { offer: "Continue in English", direction: "ltr" },
  es: { offer: "Continuar en español", direction: "ltr" },
  ar: { offer: "المتابعة باللغة العربية", direction: "rtl" },
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

interface Wishes {
  /** The embed's own `lang`. */
  attribute: string | null;
  /** The `lang` of the nearest element around the widget that has one. */
  nearest: string | null;
  /** The browser's languages, the best first: `navigator.languages`. */
  browser: readonly string[];
}

interface Chosen {
  language: LanguageCode;
  /** What the reader's browser would rather have, where that is another one. */
  offered: LanguageCode | null;
}

/**
 * The language to speak: the first that we have of the embed's, the page's and the browser's, else
 * English. A Spanish reader on an English page is offered Spanish.
 */
export function chooseLanguage({ attribute, nearest, browser }: Wishes): Chosen {
  // Its first only: nearly every browser names English as well, behind the language that is read.
  const own = browser.map(ours).find((code) => code !== undefined) ?? null;
  const language = ours(attribute) ?? ours(nearest) ?? own ?? "en";
  return { language, offered: own === language ? null : own };
}

const codes = Object.keys(LANGUAGES) as LanguageCode[];

// By the primary subtag (RFC 5646): `es-MX` is Spanish; content systems also write `es_MX`.
function ours(tag: string | null): LanguageCode | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0];
  return codes.find((code) => code === primary);
}
