import { describe, expect, test } from "vitest";
import type { FieldName } from "../../src/contract/fields.ts";
import { LANGUAGE_NAMES } from "../../src/messages/language-names.ts";
import { LANGUAGE_CODES, type LanguageCode, RIGHT_TO_LEFT } from "../../src/messages/languages.ts";
import { lengthProblem } from "../../src/tasks/build/overrides/check-override.ts";
import {
  COUNT_FUNCTIONS,
  english,
  failing,
  keysOf,
  languages,
  ownText,
  type Sentence,
  sentences,
} from "./sentences.ts";

// The next two tables may have a row for a new language, but work without one.

/** Words that would promise an appointment. */
const PROMISES: Partial<Record<LanguageCode, RegExp>> = {
  en: /\b(?:booked|confirm\w*|scheduled|reserved)\b/i,
  es: /reserv|confirm|agend|program[oóa]|su cita/i,
  ar: /حجز|حجوز|مؤكد|تأكيد|أكيد|موعدك/,
  fr: /réserv|confirm|planifi|votre rendez-vous/i,
  pt: /reserv|confirm|agend|marcad[oa]s? para|sua consulta/i,
  vi: /đã đặt|đã giữ|xác nhận|đã hẹn/i,
  ru: /брониров|подтвержд|назначен|вы записаны|запланирован|ваш приём/i,
  tl: /nakaiskedyul|kumpirma|nakareserba|naka-book|may iskedyul na|inilaan/i,
  ht: /konfime|rezève|kenbe|randevou ou(?!\p{L})|deja gen/iu,
  ko: /예약되었|예약했|예약 완료|확정|확인되었/,
  zh: /已预约|已预留|预约成功|已确认|您的预约/,
  "zh-Hant": /已預約|已保留|預約成功|已確認|您的預約/,
};

/** Words for "we", which could be the practice or the form. */
const FIRST_PERSON: Partial<Record<LanguageCode, RegExp>> = {
  en: /\b(?:we|us|our|let’s)\b/i,
  es: /(?<!\p{L})(?:nos|nosotros|nuestr\p{L}+|\p{L}+(?:amos|emos|arnos|ernos|irnos))(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:نحن|لسنا|لدينا|علينا|نعرف|نعرفه|نرجو|نأسف)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:nous|nos|notre|nôtre|on)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:nós|noss\p{L}+|\p{L}+(?:amos|emos))(?!\p{L})/iu,
  vi: /chúng tôi|chúng ta/i,
  ru: /(?<!\p{L})(?:мы|нас|нам|нами|наш\p{L}*)(?!\p{L})/iu,
  tl: /(?<!\p{L})(?:kami|namin|amin|tayo|natin|atin)(?!\p{L})/iu,
  ht: /(?<!\p{L})(?:nou|n ap)(?!\p{L})/iu,
  ko: /저희|우리|당사/,
  zh: /我们|咱们|本诊所/,
  "zh-Hant": /我們|咱們|本診所/,
};

/** Names that have another form in a sentence, or that `Intl` does not know. */
const OWN_NAMES: Partial<Record<LanguageCode, string>> = {
  ru: "русском",
  vi: "tiếng Việt",
  ht: "kreyòl ayisyen",
};
/** Labels that have another form in a sentence. */
const DECLINED_LABELS: Partial<Record<LanguageCode, Partial<Record<FieldName, string>>>> = {
  ru: { email: "электронной почты", dob: "дату рождения" },
};

const LATIN_PUNCTUATION: Record<string, string> = { "؟": "?", "？": "?", "：": ":", "。": "." };

describe.each(LANGUAGE_CODES)("%s", (code) => {
  const { messages, deferred } = languages[code];

  test("has its tag, and the direction of its script", () => {
    const direction = RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr";
    expect(messages).toMatchObject({ tag: code, direction });
  });

  test("is offered by its own name", () => {
    const name = OWN_NAMES[code] ?? new Intl.DisplayNames(code, { type: "language" }).of(code);
    expect(messages.offerLabel).toContain(name);
  });

  test("has every sentence, and none is empty or malformed", () => {
    expect(keysOf(code).toSorted()).toEqual([...english.keys()].toSorted());
    expect(failing(code, ({ text }) => text.trim() === text && text.length > 0)).toEqual([]);
    expect(failing(code, ({ text }) => !/undefined|null|NaN|\[object/.test(text))).toEqual([]);
  });

  test("includes the arguments", () => {
    const includesAll = ({ text, args }: Sentence) => args.every((arg) => text.includes(arg));
    expect(failing(code, includesAll)).toEqual([]);
  });

  test.runIf(PROMISES[code])("never says that an appointment is booked or confirmed", () => {
    // Shown only after the receiver has confirmed a time.
    const isConfirmed = (key: string) => key.startsWith("slots.booked.");
    const promises = ({ key, text }: Sentence) => !isConfirmed(key) && PROMISES[code]?.test(text);
    expect(failing(code, (sentence) => !promises(sentence))).toEqual([]);
  });

  test.runIf(FIRST_PERSON[code])("never says we: the practice is called the practice", () => {
    expect(failing(code, ({ text }) => !FIRST_PERSON[code]?.test(text))).toEqual([]);
  });

  test("ends sentences, questions and labels with the same punctuation as English", () => {
    const last = (text: string) => {
      const mark = /[.?؟？:：…。]$/.exec(text)?.[0] ?? "";
      return LATIN_PUNCTUATION[mark] ?? mark;
    };
    const isSame = ({ key, text }: Sentence) => last(text) === last(english.get(key) ?? "");
    expect(failing(code, isSame)).toEqual([]);
  });

  test("quotes the mark of optional questions where it explains it", () => {
    expect(messages.unlessOptional).toContain(messages.optional);
  });

  test.each(["email", "phone", "dob"] as const)("uses the label of %s in its error", (name) => {
    const label = DECLINED_LABELS[code]?.[name] ?? messages.fields[name];
    expect(deferred.missing[name].toLowerCase()).toContain(label.toLowerCase());
  });
});

/** Texts that are the same in English; in a language that is not listed, any single word may be. */
const SAME_AS_ENGLISH: Partial<Record<LanguageCode, readonly string[]>> = {
  es: ["messages.no: No", "messages.error: Error:"],
  ar: [],
};
/** Words that look like English ones: to print is "in" in Vietnamese, `\b` ends a word before "è". */
const HOMOGRAPHS: Partial<Record<LanguageCode, RegExp>> = { vi: /\bin\b/gi, ht: /orè/g };
const isSingleWord = (sentence: string) => !/: .* /.test(sentence);

describe.each(LANGUAGE_CODES.filter((code) => code !== "en"))("the translation %s", (code) => {
  test("differs from English", () => {
    const same = failing(code, ({ key, text }) => text !== english.get(key));
    expect(same).toEqual(SAME_AS_ENGLISH[code] ?? same.filter(isSingleWord));
  });

  test("has no sentence of another language, as a copied folder would", () => {
    const isOther = (other: string) => other.split("-")[0] !== code.split("-")[0];
    const others = LANGUAGE_CODES.slice(0, LANGUAGE_CODES.indexOf(code)).filter(isOther);
    const known = new Set(
      others.flatMap((other) => sentences[other].map(({ key, text }) => `${key}: ${text}`)),
    );
    const same = failing(code, ({ key, text }) => !known.has(`${key}: ${text}`));
    expect(
      same.filter((sentence) => !isSingleWord(sentence)),
      "translate them",
    ).toEqual([]);
  });

  test("contains no English words", () => {
    const words = /\b(?:the|your?|you|please|enter|with|and|or|is|to|in|appointment|practice)\b/i;
    const text = (sentence: Sentence) => ownText(sentence).replace(HOMOGRAPHS[code] ?? "", "");
    expect(
      failing(code, (sentence) => !words.test(text(sentence))),
      "translate them, or add the language's own words to HOMOGRAPHS",
    ).toEqual([]);
  });

  test("is not much longer than English", () => {
    const problems = sentences[code].flatMap(({ key, text }) => {
      const problem = lengthProblem(text, english.get(key) ?? "");
      return problem ? [`${key} ${problem}`] : [];
    });
    expect(problems, `src/messages/${code}`).toEqual([]);
  });

  test("has the same examples and numbers as English", () => {
    const facts = (text: string) =>
      (text.match(/\+[\d ]+\d|\d+|\S*example\.com/g) ?? [])
        .map((fact) => fact.replace(/^.*@/, "@").replace(/\p{Cf}/gu, ""))
        .sort()
        .join();
    const isSame = ({ key, text }: Sentence) =>
      COUNT_FUNCTIONS.some((name) => key.includes(`.${name}(`)) ||
      facts(text) === facts(english.get(key) ?? "");
    expect(failing(code, isSame)).toEqual([]);
  });
});

test("the menu of languages has each one's own name, as its offer does", () => {
  const isOffered = (code: LanguageCode) =>
    languages[code].messages.offerLabel.toLowerCase().includes(LANGUAGE_NAMES[code].toLowerCase());
  // Declined in the Russian sentence.
  expect(LANGUAGE_CODES.filter((code) => !isOffered(code))).toEqual(["ru"]);
});
