import { LANGUAGE_NAMES } from "../../messages/language-names.ts";
import { supportedLanguage } from "../../messages/languages.ts";

const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/**
 * The language of the form that the patient filled in, for the `lang` attribute and in English. Undefined if
 * nobody knows it: whoever sends a request can write anything into it.
 */
export function patientLanguage(locale: string): { tag: string; name: string } | undefined {
  try {
    const tag = supportedLanguage(locale) ?? new Intl.Locale(locale).language;
    // As its readers say; the engine has "Filipino".
    const name = tag === "tl" ? LANGUAGE_NAMES.tl : ENGLISH_NAMES.of(tag);
    return name === undefined ? undefined : { tag, name };
  } catch {
    return undefined;
  }
}
