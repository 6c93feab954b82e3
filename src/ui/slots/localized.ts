import { formatLocale } from "../../messages/format-locale.ts";
import type { Language } from "../../messages/messages.ts";
import type { View } from "../view.ts";

export interface Localized {
  language: Language;
  /** Of the practice's dates and times for this reader, in the language of the form. */
  locale: string;
}

/** Null until the language is loaded; until then, no question of the page is shown. */
export function localized({ language: { value: language }, scheduler }: View): Localized | null {
  if (!language) return null;
  const phone = scheduler.record.value?.phone_number ?? "";
  // Undefined in some WebViews and with some privacy extensions.
  const languages = navigator.languages ?? [];
  return { language, locale: formatLocale(language.messages.tag, phone, languages) };
}
