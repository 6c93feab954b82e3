import { describe, expect, test } from "vitest";
import { chooseLanguage, LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";

// `qaa` to `qtz` are reserved for private use (ISO 639-2), so they never become supported.
type Row = [
  attribute: string | null,
  nearest: string | null,
  browser: string[],
  language: LanguageCode,
  offered: LanguageCode | null,
];

function testRows(rows: Row[]) {
  test.each(rows)("lang=%j, nearest %j, browser %j: %s, offers %s", (...row) => {
    const [attribute, nearest, browser, language, offered] = row;
    expect(chooseLanguage({ attribute, nearest, browser, languages: LANGUAGE_CODES })).toEqual({
      language,
      offered,
    });
  });
}

describe("defaults to English", () => {
  testRows([
    [null, null, [], "en", null],
    [null, null, ["qaa", "qab-CA"], "en", null],
    ["", "", [], "en", null],
  ]);
});

describe("the form's attribute overrides everything", () => {
  testRows([
    ["es", null, [], "es", null],
    ["ar", "en", ["ar"], "ar", null],
    ["es", "ar", ["en-US"], "es", "en"],
    ["ES-mx", "en", ["es"], "es", null],
    [" es ", "en", ["es"], "es", null],
  ]);
});

describe("an unsupported attribute is ignored", () => {
  testRows([
    ["qab", "es", ["es"], "es", null],
    ["qab", "qaa", ["ar-EG"], "ar", null],
    ["qab", "qaa", ["qac"], "en", null],
    ["", "es", [], "es", null],
    ["eso", "ar", [], "ar", null],
    ["constructor", null, [], "en", null],
  ]);
});

describe("the page's language comes next", () => {
  testRows([
    [null, "en-US", ["en-GB"], "en", null],
    [null, "es_ES", ["es"], "es", null],
    [null, "AR", ["ar"], "ar", null],
    [null, "ar-u-nu-arab", [], "ar", null],
    [null, "qaa-Hans", ["ar"], "ar", null],
  ]);
});

describe("the browser's first supported language comes last", () => {
  testRows([
    [null, null, ["es-419", "en"], "es", null],
    [null, null, ["qaa", "ar", "es"], "ar", null],
    [null, null, ["EN", "es"], "en", null],
  ]);
});

describe("Chinese is chosen by its script, else by its region", () => {
  testRows([
    ["zh", null, [], "zh", null],
    [null, null, ["zh-CN", "zh"], "zh", null],
    [null, null, ["zh-SG"], "zh", null],
    [null, "zh-Hans-HK", [], "zh", null],
    ["zh-Hant", null, [], "zh-Hant", null],
    [null, null, ["zh-TW", "zh", "en"], "zh-Hant", null],
    [null, null, ["zh-HK"], "zh-Hant", null],
    [null, "zh_TW", ["zh-Hant-TW"], "zh-Hant", null],
    [null, "zh-Hant-CN", [], "zh-Hant", null],
    [null, "en", ["zh-mo"], "en", "zh-Hant"],
  ]);
});

describe("Cantonese and Mandarin are written as Chinese", () => {
  testRows([
    [null, "en", ["yue-Hant-HK", "en"], "en", "zh-Hant"],
    [null, null, ["yue"], "zh-Hant", null],
    [null, null, ["yue-HK"], "zh-Hant", null],
    [null, null, ["yue-Hans-CN"], "zh", null],
    [null, null, ["cmn-CN"], "zh", null],
    [null, null, ["cmn-Hant-TW"], "zh-Hant", null],
    [null, null, ["yuex", "cmnx"], "en", null],
  ]);
});

describe("Filipino is Tagalog", () => {
  testRows([
    ["fil", null, [], "tl", null],
    [null, "fil-PH", ["tl"], "tl", null],
    [null, "en", ["fil-PH", "en-PH"], "en", "tl"],
  ]);
});

describe("offers the browser's language if it is another one", () => {
  testRows([
    [null, "en", ["es-MX", "en"], "en", "es"],
    [null, "en", ["qaa", "ar", "es"], "en", "ar"],
    [null, "es", ["en-US", "es-US"], "es", "en"],
    ["en", "es", ["es"], "en", "es"],
    [null, "en", ["en-US", "es"], "en", null],
    [null, "en", ["qaa", "qab"], "en", null],
    [null, "qab", ["es", "en"], "es", null],
  ]);
});

describe("a form with some of the languages only has and offers those", () => {
  const sources = { attribute: null, nearest: null, browser: [], languages: ["es", "en"] as const };

  test("the browser's next language, or none, is offered", () => {
    const browser = ["ko", "es", "en"];
    const choice = chooseLanguage({ ...sources, nearest: "en", browser });
    expect(choice).toEqual({ language: "en", offered: "es" });
    expect(chooseLanguage({ ...sources, nearest: "en", browser: ["ko"] }).offered).toBe(null);
  });

  test("its attribute and the page cannot select another one", () => {
    const choice = chooseLanguage({ ...sources, attribute: "ko", nearest: "ru", browser: ["en"] });
    expect(choice).toEqual({ language: "en", offered: null });
  });

  test("without any of them, it is in the first", () => {
    expect(chooseLanguage({ ...sources, browser: ["ko"] }).language).toBe("es");
  });
});
