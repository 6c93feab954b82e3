import { describe, expect, test } from "vitest";
import { chooseLanguage, type LanguageCode } from "../../src/messages/languages.ts";

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
    expect(chooseLanguage({ attribute, nearest, browser })).toEqual({ language, offered });
  });
}

describe("defaults to English", () => {
  testRows([
    [null, null, [], "en", null],
    [null, null, ["de", "fr-CA"], "en", null],
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
    ["fr", "es", ["es"], "es", null],
    ["fr", "de", ["ar-EG"], "ar", null],
    ["fr", "de", ["it"], "en", null],
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
    [null, "zh-Hans", ["ar"], "ar", null],
  ]);
});

describe("the browser's first supported language comes last", () => {
  testRows([
    [null, null, ["es-419", "en"], "es", null],
    [null, null, ["de", "ar", "es"], "ar", null],
    [null, null, ["EN", "es"], "en", null],
  ]);
});

describe("offers the browser's language if it is another one", () => {
  testRows([
    [null, "en", ["es-MX", "en"], "en", "es"],
    [null, "en", ["de", "ar", "es"], "en", "ar"],
    [null, "es", ["en-US", "es-US"], "es", "en"],
    ["en", "es", ["es"], "en", "es"],
    [null, "en", ["en-US", "es"], "en", null],
    [null, "en", ["de", "fr"], "en", null],
    [null, "fr", ["es", "en"], "es", null],
  ]);
});
