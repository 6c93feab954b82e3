import { describe, expect, test } from "vitest";
import { validateName } from "../../../src/form/text/limited-text.ts";

const LIMIT = 100;

describe("a name is kept as it is:", () => {
  test.each([
    "O’Neil",
    "Jean-Luc",
    "李",
    "Nguyễn Văn A",
    "प्रिया",
    "عبد الله",
    "می‌نا",
    "Лук'янова",
    "Quill, Jr.",
    "Margaret (Peg)",
    "Ada / Bo",
    "Null",
    "Undefined Quill",
    "Data Quill",
    "Ada @ Quill",
    "<3 Ada",
    "< Ada >",
    "100% Ada",
    "X Æ A-12",
    "quill.ada",
    "7",
    "-",
    "x".repeat(LIMIT),
    "👨‍👩‍👧‍👦".repeat(LIMIT),
  ])("%j", (name) => {
    expect(validateName(name, LIMIT)).toEqual({ value: name });
  });
});

test.each([
  ["a combining accent", "Nun\u0303ez", "Nuñez"],
  ["an ideographic space", "李\u3000小龙", "李 小龙"],
  ["surrounding spaces", "  Ada  May ", "Ada May"],
  ["a soft hyphen", "Ada\u00ADlyn", "Adalyn"],
  ["direction marks at both ends", "\u200EAda\u200F", "Ada"],
  ["a control character between spaces", "Ada \u0001 May", "Ada May"],
  ["more combining marks than any word", `x${"\u0301".repeat(2000)}`, `x${"\u0301".repeat(30)}`],
  ["a dash of another kind alone", "—", "-"],
  ["only spaces", "   ", null],
  ["only a Hangul filler", "\u3164", null],
])("a name with %s is stored without: %j", (_label, typed, value) => {
  expect(validateName(typed, LIMIT)).toEqual({ value });
});

describe("what is nobody's name is rejected:", () => {
  test.each([
    "undefined",
    "Undefined undefined",
    "[object Object]",
    "ada@quill.example",
    "www.quill.example",
    "https://quill.example/ada",
    "tel:quill",
    "mailto:ada",
    "javascript:alert(1)",
    "data:text/html",
    "MECARD:N:Quill,Ada;",
    "BEGIN:VCARD VERSION:3.0",
    '{"name":"Ada"}',
    "<b>Ada</b>",
    "<%= first_name %>",
    "{{first_name}}",
    "#{first_name}",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template left behind.
    "${firstName}",
    "%FIRST_NAME%",
    "12",
    "٢٠٢٥٥٥٠١٤٣",
    "Ada 202 555 0143",
  ])("%j", (text) => {
    expect(validateName(text, LIMIT)).toEqual({ error: { code: "not-a-name" } });
  });
});

test("101 letters outside the Basic Multilingual Plane are too long", () => {
  const error = { code: "too-long", limit: LIMIT };
  expect(validateName("𐐀".repeat(LIMIT + 1), LIMIT)).toEqual({ error });
});
