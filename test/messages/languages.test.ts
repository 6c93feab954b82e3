import { describe, expect, test } from "vitest";
import {
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  type LanguageCode,
  RIGHT_TO_LEFT,
} from "../../src/messages/languages.ts";
import {
  COUNT_FUNCTIONS,
  english,
  failing,
  languages,
  ownText,
  type Sentence,
  sentences,
} from "./sentences.ts";

// The next tables may have a row for a new language, but work without one.

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
  ko: /예약되었|예약했|예약 완료|확정(?!된 것은 아닙)|확인되었/,
  zh: /已预约|已预留|预约成功|已确认|您的预约/,
  "zh-Hant": /已預約|已保留|預約成功|已確認|您的預約/,
};
/** Names that have another form in a sentence, or that `Intl` does not know. */
const OWN_NAMES: Partial<Record<LanguageCode, string>> = {
  ru: "русском",
  vi: "tiếng Việt",
  ht: "kreyòl ayisyen",
};

// Up to this length, and this share of the English length, a sentence fits on a phone.
const ALWAYS_FITS = 25;
const MAX_RATIO = 1.7;

const lengthOf = (text: string) => text.replace(/[\p{Mn}\p{Cf}“”«»\u00a0]/gu, "").length;

describe.each(LANGUAGE_CODES)("%s", (code) => {
  const { messages } = languages[code];

  test("has every part, its tag, and the direction of its script", () => {
    expect(Object.keys(languages[code]).sort()).toEqual(Object.keys(languages.en).sort());
    const direction = RIGHT_TO_LEFT.includes(code) ? "rtl" : undefined;
    expect([messages.tag, messages.direction]).toEqual([code, direction]);
  });

  test("is offered by its own name", () => {
    const name = OWN_NAMES[code] ?? new Intl.DisplayNames(code, { type: "language" }).of(code);
    expect(messages.offerLabel).toContain(name);
  });

  test("has no sentence that is empty or malformed, or lacks an argument", () => {
    const isComplete = ({ text, args }: Sentence) =>
      text.trim() === text &&
      text === text.normalize("NFC") &&
      text !== "" &&
      !/undefined|\bnull\b|NaN|\[object/.test(text) &&
      args.every((arg) => text.includes(arg));
    expect(failing(code, isComplete)).toEqual([]);
  });

  test.runIf(PROMISES[code])("never says that an appointment is booked or confirmed", () => {
    // Shown only after the receiver has confirmed a time, or staff have booked one.
    const isConfirmed = (key: string) =>
      /^(?:slots\.bookedTitle|outsideForm\.(?:changedTitle|linkPage\.booked)$)/.test(key);
    const promises = ({ key, text }: Sentence) => !isConfirmed(key) && PROMISES[code]?.test(text);
    expect(failing(code, (sentence) => !promises(sentence))).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES.filter((code) => code !== "en"))("the translation %s", (code) => {
  test("has no English sentence and no English words", () => {
    const has = (sentence: Sentence, word: string) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(ownText(sentence));
    // A language may have these words, too, in many of its sentences: "appointment" in Tagalog.
    const ambiguous = ["or", "is", "to", "in", "appointment"].filter(
      (word) => sentences[code].filter((sentence) => has(sentence, word)).length < 5,
    );
    const words = [...ambiguous, "the", "your?", "please", "enter", "with", "and", "practice"];
    const isTranslated = (sentence: Sentence) =>
      !words.some((word) => has(sentence, word)) &&
      (!/\p{L}.* /u.test(ownText(sentence)) || sentence.text !== english.get(sentence.key));
    expect(failing(code, isTranslated)).toEqual([]);
  });

  test("fits on a phone, because it is not much longer than English", () => {
    const limit = (key: string) =>
      Math.max(ALWAYS_FITS, MAX_RATIO * lengthOf(english.get(key) ?? ""));
    // The booking page's texts may have several lines.
    const fits = ({ key, text }: Sentence) =>
      /^outsideForm\.page/.test(key) || lengthOf(text) <= limit(key);
    expect(failing(code, fits)).toEqual([]);
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
