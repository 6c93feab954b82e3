import { expect, test } from "vitest";
import {
  formatNumber,
  formatReplyWithin,
  isolate,
  leftToRight,
} from "../../src/messages/format.ts";
import { formatMonth } from "../../src/messages/format-date.ts";
import type { LanguageCode } from "../../src/messages/languages.ts";
import { languages } from "./sentences.ts";

test.each([
  ["en", "1,000"],
  ["es", "1000"],
  ["ar", "1,000"],
  ["ar-EG", "1,000"],
])("formats 1000 in %s with Latin digits: %s", (tag, formatted) => {
  expect(formatNumber(1000, tag)).toBe(formatted);
});

test.each([
  ["en", "February 1990"],
  ["es", "febrero de 1990"],
  ["ar", "فبراير 1990"],
])("formats a month in %s with Latin digits: %s", (tag, formatted) => {
  expect(formatMonth({ year: 1990, month: 2, day: 28 }, tag)).toBe(formatted);
});

test.each(
  Object.entries({
    en: "within 2 days.",
    es: "en un plazo máximo de 2 días.",
    ar: "لرد العيادة: يومان.",
    fr: "sous 2 jours.",
    pt: "em até 2 dias.",
    vi: "trong vòng 2 ngày.",
    ru: "не позднее чем через 2 дня.",
    tl: "sa loob ng 2 araw.",
    ht: "nan yon delè 2 jou.",
    ko: "2일 이내에",
    zh: "在2天内",
    "zh-Hant": "在 2 天內",
  }),
)("says in %s when the practice answers: %s", (code, text) => {
  const { messages, deferred } = languages[code as LanguageCode];
  const sentence = deferred.replyWithin(formatReplyWithin("2 days", messages.tag));
  expect(sentence.replaceAll("\u00a0", " ")).toContain(text);
});

test("isolate and leftToRight wrap text in bidi isolates", () => {
  expect(isolate("عيادة")).toBe("\u2068عيادة\u2069");
  expect(leftToRight("+1 202 555 0143")).toBe("\u2066+1 202 555 0143\u2069");
});

test.each(Object.entries(languages))("%s isolates the practice's name", (_code, language) => {
  expect(language.messages.closed("عيادة")).toContain("\u2068عيادة\u2069");
});
