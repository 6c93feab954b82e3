import { formatLocale } from "../messages/format-locale.ts";
import type { Localized, View } from "./view.ts";

/** Null until the language is loaded; until then, no question of the page is shown. */
export function localized({ language: loaded, scheduler }: View): Localized | null {
  const [language, record] = [loaded.value, scheduler.record.value];
  if (!language || !record) return null;
  // Undefined in some WebViews and with some privacy extensions.
  const languages = navigator.languages ?? [];
  const locale = formatLocale(language.messages.tag, record.phone_number, languages);
  return { language, locale, record };
}
