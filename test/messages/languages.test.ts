import { describe, expect, test } from "vitest";
import { chooseLanguage, LANGUAGES, type LanguageCode } from "../../src/messages/languages.ts";
import {
  COUNTED,
  codes,
  english,
  keysOf,
  languages,
  ownWords,
  type Sentence,
  without,
} from "./sentences.ts";

const others = ["es", "ar"] as const;

const letters = (text: string) => text.normalize("NFC").replace(/[\p{Mn}\p{Cf}]/gu, "").length;

describe("every language", () => {
  test.each(codes)("%s is told of as it tells of itself", (code) => {
    expect(languages[code].messages).toMatchObject({
      tag: code,
      direction: LANGUAGES[code].direction,
    });
  });

  test.each(codes)("%s has every sentence, and none is empty", (code) => {
    expect(keysOf(code).toSorted()).toEqual([...english.keys()].toSorted());
    expect(without(code, ({ text }) => text.trim() === text && text.length > 0)).toEqual([]);
    expect(without(code, ({ text }) => !/undefined|null|NaN|\[object/.test(text))).toEqual([]);
  });

  test.each(codes)("%s shows what is passed in", (code) => {
    expect(without(code, ({ text, passed }) => passed.every((one) => text.includes(one)))).toEqual(
      [],
    );
  });

  test.each(codes)("%s never says that an appointment is booked or confirmed", (code) => {
    const promised = {
      en: /\b(?:booked|confirm\w*|scheduled|reserved)\b/i,
      es: /reserv|confirm|agend|program[oóa]|su cita/i,
      ar: /حجز|حجوز|مؤكد|تأكيد|أكيد|موعدك/,
    };
    expect(without(code, ({ text }) => !promised[code].test(text))).toEqual([]);
  });

  test.each(codes)("%s ends a sentence, a question and a label as English does", (code) => {
    const last = (text: string) => /[.?؟:…]$/.exec(text)?.[0].replace("؟", "?");
    expect(without(code, ({ key, text }) => last(text) === last(english.get(key) ?? ""))).toEqual(
      [],
    );
  });

  test.each(codes)("%s calls every field by the same name in its label and its error", (code) => {
    const { messages, later } = languages[code];
    for (const name of ["email", "phone", "dob"] as const) {
      expect(later.missing[name].toLowerCase()).toContain(messages.fields[name].toLowerCase());
    }
  });
});

describe.each(others)("%s", (code) => {
  test("is no longer English, but for the words that both languages have", () => {
    const same = without(code, ({ key, text }) => text !== english.get(key));
    expect(same).toEqual(code === "es" ? ["messages.no: No", "messages.error: Error:"] : []);
  });

  test("has no English words left", () => {
    const words = /\b(?:the|your?|you|please|enter|with|and|or|is|to|in|appointment|practice)\b/i;
    expect(without(code, (sentence) => !words.test(ownWords(sentence)))).toEqual([]);
  });

  test("is short enough for the places that English was written for", () => {
    // A word of six letters fits wherever one of three does.
    const fits = ({ key, text }: Sentence) =>
      letters(text) <= Math.max(6, 1.6 * letters(english.get(key) ?? ""));
    expect(without(code, fits)).toEqual([]);
  });

  test("repeats the examples and the numbers of English, and only those", () => {
    const facts = (text: string) =>
      (text.match(/\+[\d ]+\d|\d+|\S*example\.com/g) ?? [])
        .map((fact) => fact.replace(/^.*@/, "@").replace(/\p{Cf}/gu, ""))
        .sort();
    const compared = without(
      code,
      ({ key, text }) =>
        COUNTED.some((name) => key.includes(`.${name}(`)) ||
        facts(text).join() === facts(english.get(key) ?? "").join(),
    );
    expect(compared).toEqual([]);
  });
});

describe("the language that is spoken, and the one that is offered", () => {
  test.each<
    [
      attribute: string | null,
      nearest: string | null,
      browser: string[],
      language: LanguageCode,
      offered: LanguageCode | null,
    ]
  >([
    // Nothing is known.
    [null, null, [], "en", null],
    [null, null, ["de", "fr-CA"], "en", null],
    ["", "", [], "en", null],
    // The embed's own attribute goes before everything.
    ["es", null, [], "es", null],
    ["ar", "en", ["ar"], "ar", null],
    ["es", "ar", ["en-US"], "es", "en"],
    ["ES-mx", "en", ["es"], "es", null],
    [" es ", "en", ["es"], "es", null],
    // One that we do not have falls through.
    ["fr", "es", ["es"], "es", null],
    ["fr", "de", ["ar-EG"], "ar", null],
    ["fr", "de", ["it"], "en", null],
    ["", "es", [], "es", null],
    ["eso", "ar", [], "ar", null],
    ["constructor", null, [], "en", null],
    // Then the page around it.
    [null, "en-US", ["en-GB"], "en", null],
    [null, "es_ES", ["es"], "es", null],
    [null, "AR", ["ar"], "ar", null],
    [null, "ar-u-nu-arab", [], "ar", null],
    [null, "zh-Hans", ["ar"], "ar", null],
    // Then the browser, its first one that we have.
    [null, null, ["es-419", "en"], "es", null],
    [null, null, ["de", "ar", "es"], "ar", null],
    [null, null, ["EN", "es"], "en", null],
    // Offered: what the browser would rather have.
    [null, "en", ["es-MX", "en"], "en", "es"],
    [null, "en", ["de", "ar", "es"], "en", "ar"],
    [null, "es", ["en-US", "es-US"], "es", "en"],
    ["en", "es", ["es"], "en", "es"],
    [null, "en", ["en-US", "es"], "en", null],
    [null, "en", ["de", "fr"], "en", null],
    [null, "fr", ["es", "en"], "es", null],
  ])(
    "lang=%j, around it %j, browser %j: %s, offered %s",
    (attribute, nearest, browser, ...chosen) => {
      const [language, offered] = chosen;
      expect(chooseLanguage({ attribute, nearest, browser })).toEqual({ language, offered });
    },
  );

  test("every language is offered in its own words", () => {
    expect(LANGUAGES.en.offer).toMatch(/English$/);
    expect(LANGUAGES.es.offer).toMatch(/español$/);
    expect(LANGUAGES.ar.offer).toMatch(/العربية$/);
  });
});

test("a practice's name stirs no sentence, whatever its direction", () => {
  for (const { messages, later } of Object.values(languages)) {
    for (const sentence of [messages.closed("عيادة"), later.sent("عيادة")]) {
      expect(sentence).toContain("\u2068عيادة\u2069");
    }
  }
});
