import { describe, expect, test } from "vitest";
import { ar } from "../../src/messages/ar.ts";
import { faultSentence } from "../../src/messages/field-error.ts";
import { COUNTS, ownWords, type Sentence, without } from "./sentences.ts";

const isolated = /[\u2066\u2068][^\u2069]*\u2069/g;

describe("Arabic", () => {
  test("is written in Arabic letters, every sentence of it", () => {
    expect(without("ar", ({ text }) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
  });

  test("has the comma, the semicolon, the question mark and the quotation marks of Arabic", () => {
    const isArabic = (sentence: Sentence) =>
      !/[?,;"'“”]|\.\.\./.test(ownWords(sentence).replace(isolated, ""));
    expect(without("ar", isArabic)).toEqual([]);
  });

  test("keeps what is written from left to right apart, and closes what it opens", () => {
    const isApart = ({ text, key }: Sentence) =>
      // The time comes from Intl, in Arabic; dates stand in the order of the three fields.
      /localTime|dob\(|tooLong|incompleteDate/.test(key) ||
      !/[A-Za-z+()]/.test(text.replace(isolated, ""));
    expect(without("ar", isApart)).toEqual([]);
    expect(
      without("ar", ({ text }) => !/[\u2066-\u2069]/.test(text.replace(isolated, ""))),
    ).toEqual([]);
  });

  test("writes digits as the phone numbers, dates and addresses beside it do", () => {
    expect(without("ar", ({ text }) => !/[٠-٩۰-۹٬٫]/.test(text))).toEqual([]);
  });

  test("speaks to women and men alike: no imperative, no verb of the second person", () => {
    const gendered =
      /(?<!\p{L})[وف]?(?:أدخل|أدخلي|اختر|اختاري|اكتب|اكتبي|اتصل|اتصلي|تحقق|تحققي|أرسل|أرسلي|أجب|انتظر|احذف|راجع|حاول|تريد|تود|تودّ|ترغب|تفضل|تفضّل|تقصد|أنت|متأكد)(?!\p{L})/u;
    // "تودّ" is said of the practice, which is a word of the feminine gender.
    expect(without("ar", ({ text }) => !gendered.test(text.replace("تودّ العيادة", "")))).toEqual(
      [],
    );
  });

  test("begins with what to do where an answer is missing", () => {
    for (const sentence of Object.values(ar.later.missing)) {
      expect(sentence).toMatch(/^يرجى (?:إدخال|اختيار|كتابة) /);
    }
  });

  const counted = (say: (count: number, formatted: string) => string) =>
    COUNTS.map((count) => say(count, String(count)));

  test("counts none, one, two, few, many and hundreds, each in its own form", () => {
    expect(counted(ar.later.charactersLeft)).toEqual([
      "لم يبقَ أي حرف",
      "بقي حرف واحد",
      "بقي حرفان",
      "بقيت 3 أحرف",
      "بقي 11 حرفًا",
      "بقي 100 حرف",
    ]);
    expect(counted(ar.later.charactersOver)).toEqual([
      "لا توجد أحرف زائدة",
      "هناك حرف واحد زائد",
      "هناك حرفان زائدان",
      "هناك 3 أحرف زائدة",
      "هناك 11 حرفًا زائدًا",
      "هناك 100 حرف زائد",
    ]);
    expect(counted(ar.later.idle).map((said) => said.replace(/^.*إجاباتك /, ""))).toEqual([
      "الآن.",
      "بعد ثانية واحدة.",
      "بعد ثانيتين.",
      "بعد 3 ثوانٍ.",
      "بعد 11 ثانية.",
      "بعد 100 ثانية.",
    ]);
  });

  test.each([
    [["day"], "يرجى إدخال اليوم أيضًا في تاريخ الميلاد"],
    [["year"], "يرجى إدخال السنة أيضًا في تاريخ الميلاد"],
    [["day", "month"], "يرجى إدخال اليوم والشهر أيضًا في تاريخ الميلاد"],
    [["month", "year"], "يرجى إدخال الشهر والسنة أيضًا في تاريخ الميلاد"],
  ] as const)("asks for what is missing of a date of birth: %j", (parts, sentence) => {
    const fault = { code: "date-incomplete", parts } as const;
    const context = { phoneExample: "" };
    expect(faultSentence(ar.messages, ar.later, "dob", fault, context)).toBe(sentence);
  });
});
