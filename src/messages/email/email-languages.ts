import { email as arEmail } from "../ar/email.ts";
import { language as ar } from "../ar/language.ts";
import { email as enEmail } from "../en/email.ts";
import { language as en } from "../en/language.ts";
import { email as esEmail } from "../es/email.ts";
import { language as es } from "../es/language.ts";
import { email as frEmail } from "../fr/email.ts";
import { language as fr } from "../fr/language.ts";
import { email as htEmail } from "../ht/email.ts";
import { language as ht } from "../ht/language.ts";
import { email as koEmail } from "../ko/email.ts";
import { language as ko } from "../ko/language.ts";
import type { LanguageCode } from "../languages.ts";
import type { EmailMessages, Language } from "../messages.ts";
import { email as ptEmail } from "../pt/email.ts";
import { language as pt } from "../pt/language.ts";
import { email as ruEmail } from "../ru/email.ts";
import { language as ru } from "../ru/language.ts";
import { email as tlEmail } from "../tl/email.ts";
import { language as tl } from "../tl/language.ts";
import { email as viEmail } from "../vi/email.ts";
import { language as vi } from "../vi/language.ts";
import { email as zhEmail } from "../zh/email.ts";
import { language as zh } from "../zh/language.ts";
import { email as zhHantEmail } from "../zh-Hant/email.ts";
import { language as zhHant } from "../zh-Hant/language.ts";

/** What an email to a patient says. */
export const EMAIL_LANGUAGES: Record<
  LanguageCode,
  Pick<Language, "deferred" | "slots"> & { email: EmailMessages }
> = {
  en: { ...en, email: enEmail },
  es: { ...es, email: esEmail },
  ar: { ...ar, email: arEmail },
  fr: { ...fr, email: frEmail },
  pt: { ...pt, email: ptEmail },
  zh: { ...zh, email: zhEmail },
  "zh-Hant": { ...zhHant, email: zhHantEmail },
  vi: { ...vi, email: viEmail },
  ko: { ...ko, email: koEmail },
  ru: { ...ru, email: ruEmail },
  tl: { ...tl, email: tlEmail },
  ht: { ...ht, email: htEmail },
};
