import type { LanguageCode } from "../languages.ts";
import { arTimes } from "./ar.ts";
import { enTimes, type TimesMessages } from "./en.ts";
import { esTimes } from "./es.ts";

/** The sentences of the times chunk by language. */
export const TIMES_MESSAGES: Record<LanguageCode, TimesMessages> = {
  en: enTimes,
  es: esTimes,
  ar: arTimes,
};

/** The sentences in the language of a tag of `Messages`. */
export const timesMessages = (tag: string): TimesMessages =>
  TIMES_MESSAGES[tag as LanguageCode] ?? enTimes;
