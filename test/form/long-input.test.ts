import { expect, test } from "vitest";
import { numberingPlans } from "../../src/embed/chunks/phone/phone.ts";
import { checkBirthDate } from "../../src/form/date/birth-date.ts";
import { checkEmail } from "../../src/form/email/email.ts";
import { checkPhone } from "../../src/form/phone/phone.ts";
import { checkLine, checkParagraphs } from "../../src/form/text/limited-text.ts";
import { checking } from "../../src/form/validation.ts";

// A check whose time grows with the square of its input needs minutes for this much, and the test
// would be stopped; one whose time grows with the input needs milliseconds. No time is asserted,
// since machines differ.
const UNITS = 100_000;

const rules = { today: { year: 2026, month: 11, day: 20 }, locale: "en" };

/** Whether each check comes to an end. */
function checkAll(typed: string): void {
  checkLine(typed, "firstName");
  checkParagraphs(typed, "additionalDetails");
  checkEmail(typed);
  checkPhone(typed, "1");
  checkPhone(typed, "44", numberingPlans);
  checkBirthDate({ day: typed, month: typed, year: typed }, rules);
  checkBirthDate({ day: typed, month: "", year: "" }, rules);
  checking.emailSuggestion(typed);
  checking.wholeDate(typed, "en");
}

test.each([
  ["blanks", " "],
  ["line breaks", "\r\n"],
  ["tabs", "\t"],
  ["zero-width blanks", "\u200B"],
  ["joiners", "\u200D"],
  ["fillers", "\u3164"],
  ["letters", "a"],
  ["digits", "1"],
  ["Arabic digits", "٣"],
  ["digits and blanks", "1 "],
  ["extensions", "1x1 "],
  ["hashes", "#1"],
  ["zeros in brackets", "(0)"],
  ["full stops", "."],
  ["hyphens", "-"],
  ["parts of a domain", "a."],
  ["@ signs", "@"],
  ["addresses", "a@b.example,"],
  ["pointed brackets", "<"],
  ["pairs of pointed brackets", "<>"],
  ["links", "mailto:"],
  ["labels", "tel:"],
  ["times of day", "T1:11"],
  ["years", "1990 "],
  ["accents", "\u0301"],
  ["accents that change places", "\u0301\u0323"],
  ["letters with accents", "e\u0301"],
  ["flags", "🇪🇸"],
  ["families", "👨‍👩‍👧‍👦"],
  ["halves of characters", "\uD83D"],
  ["null characters", "\0"],
])("100,000 units of %s are checked", (_what, piece) => {
  const much = piece.repeat(UNITS / piece.length);
  for (const typed of [much, `a${much}`, `1${much}a`, `${much}@quill.example`]) {
    expect(() => checkAll(typed)).not.toThrow();
  }
});
