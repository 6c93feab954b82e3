import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { formatLocale } from "../../messages/format-locale.ts";

/** The locale of a practice's dates and times for this reader, in the language of the form. */
export const practiceLocale = (language: string, { phone_number }: LocationRecord) =>
  // Undefined in some WebViews and with some privacy extensions.
  formatLocale(language, phone_number, navigator.languages ?? []);
