/** @module-tag all */
import { expect, test } from "vitest";
import { numberingPlans } from "../../src/embed/chunks/phone/phone.ts";
import { validateBirthDate } from "../../src/form/date/birth-date.ts";
import { dateOrder } from "../../src/form/date/date-order.ts";
import { validateEmail } from "../../src/form/email/email.ts";
import { suggestEmail } from "../../src/form/email/suggest-email.ts";
import { validatePhone } from "../../src/form/phone/phone.ts";
import {
  remainingCharacters,
  validateLine,
  validateText,
} from "../../src/form/text/limited-text.ts";
import { validation } from "../../src/form/validation/validate.ts";
import { machineSlowness, shortestCpuTime } from "../cpu-time.ts";

const LENGTH = 1_000_000;
const MAX_MS = 50 * (await machineSlowness());

const order = dateOrder("en", "1");
const rules = { today: { year: 2026, month: 11, day: 20 }, order };

const CHECKS: Record<string, (input: string) => unknown> = {
  "a line": (input) => validateLine(input, 100),
  "a text": (input) => validateText(input, 1000),
  "an email address": (input) => validateEmail(input, 254),
  "an email suggestion": suggestEmail,
  "a phone number": (input) => validatePhone(input, "1"),
  "a phone number with numbering plans": (input) => validatePhone(input, "44", numberingPlans),
  "a day": (input) => validateBirthDate({ day: input, month: "3", year: "1985" }, rules),
  "a whole date in one input": (input) =>
    validateBirthDate({ day: input, month: "", year: "" }, rules),
  "a pasted date": (input) => validation.parsePastedDate(input, order),
  "the remaining characters": (input) => remainingCharacters(input, 1000),
};

test.each([
  ["spaces", " "],
  ["line breaks", "\r\n"],
  ["tabs", "\t"],
  ["zero-width spaces", "\u200B"],
  ["zero-width joiners", "\u200D"],
  ["Hangul fillers", "\u3164"],
  ["letters", "a"],
  ["digits", "1"],
  ["Arabic digits", "٣"],
  ["digits and spaces", "1 "],
  ["extensions", "1x1 "],
  ["hashes", "#1"],
  ["zeros in parentheses", "(0)"],
  ["periods", "."],
  ["hyphens", "-"],
  ["domain labels", "a."],
  ["@ signs", "@"],
  ["email addresses", "a@b.example,"],
  ["angle brackets", "<"],
  ["pairs of angle brackets", "<>"],
  ["mailto: prefixes", "mailto:"],
  ["tel: prefixes", "tel:"],
  ["times of day", "T1:11"],
  ["years", "1990 "],
  ["combining marks", "\u0301"],
  ["combining marks out of canonical order", "\u0301\u0323"],
  ["letters with combining marks", "e\u0301"],
  ["flag emoji", "🇪🇸"],
  ["family emoji", "👨‍👩‍👧‍👦"],
  ["lone surrogates", "\uD83D"],
  ["null characters", "\0"],
])("each check of a megabyte of %s takes less than 50 ms", async (_label, fragment) => {
  const long = fragment.repeat(LENGTH / fragment.length);
  const tooSlow: string[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    for (const input of [long, `a${long}`, `1${long}a`, `${long}@quill.example`]) {
      const { ms } = await shortestCpuTime(() => check(input), MAX_MS);
      if (ms >= MAX_MS) tooSlow.push(`${name}: ${Math.round(ms)} ms`);
    }
  }
  expect(tooSlow).toEqual([]);
});
