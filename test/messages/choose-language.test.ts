import { describe, expect, test } from "vitest";
import { chooseLanguage, LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";

type Row = [
  page: string | null,
  browser: string[],
  language: LanguageCode,
  offered: LanguageCode | null,
];

// `qaa` to `qtz` are reserved for private use (ISO 639-2), so they never become supported.
const ROWS: Record<string, Row[]> = {
  "English is the default": [
    [null, ["qaa", "qab-CA"], "en", null],
    ["", [], "en", null],
  ],
  "the page's language overrides the browser's": [
    ["ar", ["ar"], "ar", null],
    ["es", ["en-US"], "es", "en"],
    [" ES-mx ", ["es"], "es", null],
    ["es_ES", ["es"], "es", null],
    ["AR", ["ar"], "ar", null],
    ["ar-u-nu-arab", [], "ar", null],
  ],
  "an unsupported language is ignored": [
    ["qab", ["ar-EG"], "ar", null],
    ["eso", [], "en", null],
    ["constructor", [], "en", null],
  ],
  "the browser's first supported language comes next": [
    [null, ["es-419", "en"], "es", null],
    [null, ["qaa", "ar", "es"], "ar", null],
    [null, ["EN", "es"], "en", null],
  ],
  "Chinese is chosen by its script, else by its region": [
    [null, ["zh-CN", "zh"], "zh", null],
    ["zh-Hans-HK", [], "zh", null],
    [null, ["zh-TW", "zh", "en"], "zh-Hant", null],
    [null, ["zh-HK"], "zh-Hant", null],
    ["zh-Hant-CN", [], "zh-Hant", null],
    ["en", ["zh-mo"], "en", "zh-Hant"],
  ],
  "Cantonese and Mandarin are written as Chinese": [
    [null, ["yue"], "zh-Hant", null],
    ["zh-yue", [], "zh-Hant", null],
    [null, ["yue-Hans-CN"], "zh", null],
    ["zh-yue-Hans", [], "zh", null],
    [null, ["cmn-CN"], "zh", null],
    [null, ["cmn-Hant-TW"], "zh-Hant", null],
    [null, ["yuex", "cmnx"], "en", null],
  ],
  "Filipino is Tagalog": [["fil-PH", ["tl"], "tl", null]],
  "three letters are the same language": [
    ["spa", [], "es", null],
    ["hat", [], "ht", null],
    ["tgl", [], "tl", null],
    ["por_BR", [], "pt", null],
  ],
  "the browser's language is offered if it is another one": [
    ["en", ["qaa", "ar", "es"], "en", "ar"],
    ["en", ["es"], "en", "es"],
    ["en", ["en-US", "es"], "en", null],
    ["en", ["qaa", "qab"], "en", null],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_rule, rows) => {
  test.each(rows)("page %j, browser %j: %s, offers %s", (...row) => {
    const [page, browser, language, offered] = row;
    const choice = chooseLanguage({ page, browser, languages: LANGUAGE_CODES });
    expect(choice).toEqual({ language, offered });
  });
});

test.each<Row>([
  ["en", ["ko", "es", "en"], "en", "es"],
  ["en", ["ko"], "en", null],
  ["ko", ["en"], "en", null],
  [null, ["ko"], "es", null],
])("a form in Spanish and English only: page %j, browser %j: %s, %s", (...row) => {
  const [page, browser, language, offered] = row;
  const choice = chooseLanguage({ page, browser, languages: ["es", "en"] });
  expect(choice).toEqual({ language, offered });
});
