import { expect, test } from "vitest";
import { COUNTS, failing, languages, ownText, type Sentence } from "./sentences.ts";

const { ar } = languages;

const ISOLATED = /[\u2066\u2068][^\u2069]*\u2069/g;

test("has Arabic letters in every sentence", () => {
  expect(failing("ar", ({ text }) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
});

test("has Arabic punctuation", () => {
  const isArabic = (sentence: Sentence) =>
    !/[?,;"'“”]|\.\.\./.test(ownText(sentence).replace(ISOLATED, ""));
  expect(failing("ar", isArabic)).toEqual([]);
});

test("isolates left-to-right text, and closes every isolate", () => {
  const isIsolated = ({ text, key }: Sentence) =>
    // Intl formats the time in Arabic. Dates are in the order of the three inputs.
    /localTime|tooLong|notAName|incompleteDate|shortMonth/.test(key) ||
    !/[A-Za-z+()]/.test(text.replace(ISOLATED, ""));
  expect(failing("ar", isIsolated)).toEqual([]);
  expect(failing("ar", ({ text }) => !/[\u2066-\u2069]/.test(text.replace(ISOLATED, "")))).toEqual(
    [],
  );
});

test("has Latin digits, like the phone numbers and dates next to them", () => {
  expect(failing("ar", ({ text }) => !/[٠-٩۰-۹٬٫]/.test(text))).toEqual([]);
});

test("is gender-neutral: no imperatives, no second-person verbs", () => {
  const gendered =
    /(?<!\p{L})[وف]?(?:أدخل|أدخلي|اختر|اختاري|اكتب|اكتبي|اتصل|اتصلي|تحقق|تحققي|أرسل|أرسلي|أجب|انتظر|احذف|راجع|حاول|تريد|تود|تودّ|ترغب|تفضل|تفضّل|تقصد|أنت|متأكد)(?!\p{L})/u;
  // "تودّ" refers to the practice, a feminine noun.
  expect(failing("ar", ({ text }) => !gendered.test(text.replace("تودّ العيادة", "")))).toEqual([]);
});

test("has verbs instead of the periphrasis «سيتم … من قِبل»", () => {
  const periphrasis = /(?<!\p{L})(?:س?يتم|س?تتم|تم|من قِ?بل)(?!\p{L})/u;
  expect(failing("ar", ({ text }) => !periphrasis.test(text))).toEqual([]);
});

const forCounts = (format: (count: number, formatted: string) => string) =>
  COUNTS.map((count) => format(count, String(count)));

test("has all six plural forms", () => {
  expect(forCounts(ar.deferred.charactersLeft)).toEqual([
    "لم يبقَ أي حرف",
    "بقي حرف واحد",
    "بقي حرفان",
    "بقيت 3 أحرف",
    "بقي 11 حرفًا",
    "بقي 100 حرف",
  ]);
  expect(forCounts(ar.deferred.charactersOver)).toEqual([
    "لا توجد أحرف زائدة",
    "هناك حرف واحد زائد",
    "هناك حرفان زائدان",
    "هناك 3 أحرف زائدة",
    "هناك 11 حرفًا زائدًا",
    "هناك 100 حرف زائد",
  ]);
  expect(
    forCounts(ar.deferred.idle).map((sentence) => sentence.replace(/^.*إجاباتك /, "")),
  ).toEqual([
    "الآن.",
    "بعد ثانية واحدة.",
    "بعد ثانيتين.",
    "بعد 3 ثوانٍ.",
    "بعد 11 ثانية.",
    "بعد 100 ثانية.",
  ]);
});

test("asks for every insurance, dental insurance included", () => {
  expect(failing("ar", ({ text }) => !text.includes("الصحي"))).toEqual([]);
});
