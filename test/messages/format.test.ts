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

// After other words, some of these languages would need another case than that of `Intl`.
test.each<[LanguageCode, string, string]>([
  ["en", "1 day", "within 1 working day."],
  ["ar", "2 days", "لرد العيادة: يوما عمل."],
  ["ru", "2 days", "через 2 рабочих дня."],
  ["ht", "2 hours", "nan yon delè 2 èdtan."],
])("says in %s that the practice answers within %s: %s", (code, promise, text) => {
  const { messages, submission } = languages[code];
  const sentence = submission.replyWithin(
    formatReplyWithin(promise, messages.tag, submission.workingDays),
  );
  expect(sentence.replaceAll("\u00a0", " ")).toContain(text);
});

test("isolate and leftToRight wrap text in bidi isolates", () => {
  expect(isolate("عيادة")).toBe("\u2068عيادة\u2069");
  expect(leftToRight("+1 202 555 0143")).toBe("\u2066+1 202 555 0143\u2069");
});

test.each(Object.entries(languages))("%s isolates the practice's name", (_code, language) => {
  expect(language.messages.closed("عيادة")).toContain("\u2068عيادة\u2069");
});
