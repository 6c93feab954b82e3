import { describe, expect, test } from "vitest";
import { chooseLanguage, LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";

type Row = [
  attribute: string | null,
  nearest: string | null,
  browser: string[],
  language: LanguageCode,
  offered: LanguageCode | null,
];

// `qaa` to `qtz` are reserved for private use (ISO 639-2), so they never become supported.
const ROWS: Record<string, Row[]> = {
  "English is the default": [
    [null, null, ["qaa", "qab-CA"], "en", null],
    ["", "", [], "en", null],
  ],
  "the form's attribute overrides everything": [
    ["ar", "en", ["ar"], "ar", null],
    ["es", "ar", ["en-US"], "es", "en"],
    [" ES-mx ", "en", ["es"], "es", null],
  ],
  "an unsupported attribute is ignored": [
    ["qab", "qaa", ["ar-EG"], "ar", null],
    ["eso", "ar", [], "ar", null],
    ["constructor", null, [], "en", null],
  ],
  "the page's language comes next": [
    [null, "es_ES", ["es"], "es", null],
    [null, "AR", ["ar"], "ar", null],
    [null, "ar-u-nu-arab", [], "ar", null],
  ],
  "the browser's first supported language comes last": [
    [null, null, ["es-419", "en"], "es", null],
    [null, null, ["qaa", "ar", "es"], "ar", null],
    [null, null, ["EN", "es"], "en", null],
  ],
  "Chinese is chosen by its script, else by its region": [
    [null, null, ["zh-CN", "zh"], "zh", null],
    [null, "zh-Hans-HK", [], "zh", null],
    [null, null, ["zh-TW", "zh", "en"], "zh-Hant", null],
    [null, null, ["zh-HK"], "zh-Hant", null],
    [null, "zh-Hant-CN", [], "zh-Hant", null],
    [null, "en", ["zh-mo"], "en", "zh-Hant"],
  ],
  "Cantonese and Mandarin are written as Chinese": [
    [null, null, ["yue"], "zh-Hant", null],
    [null, "zh-yue", [], "zh-Hant", null],
    [null, null, ["yue-Hans-CN"], "zh", null],
    [null, "zh-yue-Hans", [], "zh", null],
    [null, null, ["cmn-CN"], "zh", null],
    [null, null, ["cmn-Hant-TW"], "zh-Hant", null],
    [null, null, ["yuex", "cmnx"], "en", null],
  ],
  "Filipino is Tagalog": [[null, "fil-PH", ["tl"], "tl", null]],
  "three letters are the same language": [
    ["spa", null, [], "es", null],
    ["hat", null, [], "ht", null],
    ["tgl", null, [], "tl", null],
    ["por_BR", null, [], "pt", null],
  ],
  "the browser's language is offered if it is another one": [
    [null, "en", ["qaa", "ar", "es"], "en", "ar"],
    ["en", "es", ["es"], "en", "es"],
    [null, "en", ["en-US", "es"], "en", null],
    [null, "en", ["qaa", "qab"], "en", null],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_rule, rows) => {
  test.each(rows)("lang=%j, nearest %j, browser %j: %s, offers %s", (...row) => {
    const [attribute, nearest, browser, language, offered] = row;
    const choice = chooseLanguage({ attribute, nearest, browser, languages: LANGUAGE_CODES });
    expect(choice).toEqual({ language, offered });
  });
});

test.each<Row>([
  [null, "en", ["ko", "es", "en"], "en", "es"],
  [null, "en", ["ko"], "en", null],
  ["ko", "ru", ["en"], "en", null],
  [null, null, ["ko"], "es", null],
])("a form in Spanish and English only: lang=%j, nearest %j, browser %j: %s, %s", (...row) => {
  const [attribute, nearest, browser, language, offered] = row;
  const choice = chooseLanguage({ attribute, nearest, browser, languages: ["es", "en"] });
  expect(choice).toEqual({ language, offered });
});
