import { CHARACTER_LIMITS } from "../contract/booking-request/characters.ts";
import { latestDayOnEarth } from "./date/calendar-day.ts";
import { spreadDate } from "./date/pasted-date.ts";
import { suggestEmail } from "./email/suggest-email.ts";
import { callingCode } from "./phone/calling-code.ts";
import type { NumberingPlans } from "./phone/numbering-plans.ts";
import { remaining } from "./text/remaining-characters.ts";
import { type CheckRules, checkAnswer, checkAnswers, type Typed } from "./validate.ts";

/** What the rules depend on, besides the record. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** The patient's language, as a BCP 47 tag. */
  locale: string;
  /** The record's `phone_number`. */
  practicePhone: string;
  plans?: NumberingPlans | undefined;
}

const rules = ({ now, locale, practicePhone, plans }: Circumstances): CheckRules => ({
  today: latestDayOnEarth(now),
  locale,
  country: callingCode(practicePhone),
  plans,
});

/**
 * Everything that tells right answers from wrong ones, in one object: none of it is needed to
 * show the form, so that a page loads it once the form is there.
 */
export const checking = {
  answer: (field: Parameters<typeof checkAnswer>[0], typed: Typed, circumstances: Circumstances) =>
    checkAnswer(field, typed, rules(circumstances)),
  answers: (
    fields: Parameters<typeof checkAnswers>[0],
    typed: Typed,
    circumstances: Circumstances,
  ) => checkAnswers(fields, typed, rules(circumstances)),
  /** See {@link spreadDate}. */
  wholeDate: spreadDate,
  /** See {@link suggestEmail}. */
  emailSuggestion: suggestEmail,
  /** How many characters may still be typed into a field; see {@link remaining}. */
  remaining: (field: keyof typeof CHARACTER_LIMITS, typed: string) =>
    remaining(typed, CHARACTER_LIMITS[field]),
};

export type Checking = typeof checking;
