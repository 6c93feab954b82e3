import { email as arEmail } from "../../messages/ar/email.ts";
import { language as ar } from "../../messages/ar/language.ts";
import { email as enEmail } from "../../messages/en/email.ts";
import { language as en } from "../../messages/en/language.ts";
import { email as esEmail } from "../../messages/es/email.ts";
import { language as es } from "../../messages/es/language.ts";
import { email as frEmail } from "../../messages/fr/email.ts";
import { language as fr } from "../../messages/fr/language.ts";
import { email as htEmail } from "../../messages/ht/email.ts";
import { language as ht } from "../../messages/ht/language.ts";
import { email as koEmail } from "../../messages/ko/email.ts";
import { language as ko } from "../../messages/ko/language.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import type { EmailMessages, Language } from "../../messages/messages.ts";
import { email as ptEmail } from "../../messages/pt/email.ts";
import { language as pt } from "../../messages/pt/language.ts";
import { email as ruEmail } from "../../messages/ru/email.ts";
import { language as ru } from "../../messages/ru/language.ts";
import { email as tlEmail } from "../../messages/tl/email.ts";
import { language as tl } from "../../messages/tl/language.ts";
import { email as viEmail } from "../../messages/vi/email.ts";
import { language as vi } from "../../messages/vi/language.ts";
import { email as zhEmail } from "../../messages/zh/email.ts";
import { language as zh } from "../../messages/zh/language.ts";
import { email as zhHantEmail } from "../../messages/zh-Hant/email.ts";
import { language as zhHant } from "../../messages/zh-Hant/language.ts";

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
