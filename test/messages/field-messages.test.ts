import { mapValues } from "es-toolkit";
import { describe, expect, test } from "vitest";
import {
  FIELD_NAMES,
  QUESTION_NAMES,
  type QuestionName,
  questionSpec,
} from "../../src/contract/questions.ts";
import type { FieldError, FieldErrorCode } from "../../src/form/errors.ts";
import { fieldErrorMessage } from "../../src/messages/field-messages.ts";
import { formatNumber } from "../../src/messages/format.ts";
import { formatMonth } from "../../src/messages/format-date.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";
import { languages } from "./sentences.ts";

const PHONE_EXAMPLE = "(202) 555-0143";
const LAST_DAY = { year: 1990, month: 2, day: 28 };
const message = (code: LanguageCode, question: QuestionName, error: FieldError) =>
  fieldErrorMessage(languages[code], question, error);

const { fieldErrors } = languages.en.submission;

/** The questions that can have each error whose sentence is not the same for all. */
const QUESTIONS: Record<
  Exclude<FieldErrorCode, keyof typeof fieldErrors>,
  readonly QuestionName[]
> = {
  missing: QUESTION_NAMES.map((name) => ({ name, ...questionSpec(name) }))
    // Those about the sender have the sentences of the patient; the practice's own have one for all. The screener has
    // only buttons.
    .filter(
      ({ optional, about, name }) =>
        !optional && about !== "sender" && !/^(?:own|screener)/.test(name),
    )
    .map(({ name }) => name),
  "one-name": ["lastName"],
  "not-a-name": ["firstName", "lastName"],
  "too-long": FIELD_NAMES.filter((name) => questionSpec(name).maxLength !== undefined),
  "slot-unavailable": ["slot"],
  rejected: FIELD_NAMES,
  "date-incomplete": ["dob"],
  "date-not-real": ["dob"],
};

const ALL = { ...mapValues(fieldErrors, () => ["dob"] as const), ...QUESTIONS };
const errors = (Object.keys(ALL) as FieldErrorCode[]).flatMap((code) =>
  ALL[code].map((question) => ({ code, question })),
);

describe.each(LANGUAGE_CODES)("in %s", (language) => {
  test("every error has its own sentence", () => {
    const sentences = errors.map(({ code, question }) =>
      message(language, question, { code, limit: 28, lastDay: LAST_DAY, parts: ["year"] }),
    );
    const { rejected } = languages[language].submission;
    expect(sentences.filter((one) => one === rejected)).toHaveLength(QUESTIONS.rejected.length);
    for (const [index, sentence] of sentences.entries()) {
      expect(sentence, JSON.stringify(errors[index])).toMatch(/^\S.{5,}\S$/u);
    }
    // Only an answer that the receiver rejects without a message has the same sentence everywhere.
    const own = sentences.filter((_, index) => errors[index]?.code !== "rejected");
    expect(
      own.filter((sentence, index) => own.indexOf(sentence) !== index),
      `two errors have the same sentence: change missing or fieldErrors in src/messages/${language}.ts`,
    ).toEqual([]);
  });

  test.each(["phone-short", "phone-long", "phone-letters", "phone-impossible"] as const)(
    "%s has the example of the practice's country, which does not break across lines",
    (code) => {
      const example = PHONE_EXAMPLE.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");
      expect(message(language, "phone", { code, example: PHONE_EXAMPLE })).toContain(example);
    },
  );

  test.each(FIELD_NAMES)("too-long has the name of %s, and the limit", (field) => {
    const { messages, submission } = languages[language];
    const sentence = message(language, field, { code: "too-long", limit: 2000 });
    const isQuestion = field === "additionalDetails";
    expect(sentence).toContain(isQuestion ? submission.yourAnswer : messages.fields[field]);
    expect(sentence).toContain(formatNumber(2000, messages.tag));
  });

  test("date-not-real names the month and its last day", () => {
    const { tag } = languages[language].messages;
    const sentence = message(language, "dob", { code: "date-not-real", lastDay: LAST_DAY });
    expect(sentence).toContain(formatMonth(LAST_DAY, tag));
    expect(sentence).toContain("28");
  });

  test("date-incomplete has the missing parts", () => {
    const { dateParts } = languages[language].messages;
    const sentence = message(language, "dob", { code: "date-incomplete", parts: ["day", "year"] });
    expect(sentence.toLowerCase()).toContain(dateParts.day.toLowerCase());
    expect(sentence.toLowerCase()).toContain(dateParts.year.toLowerCase());
  });
});

test.each([
  ["en", ["month"], "Date of birth must include a month"],
  ["en", ["day", "month"], "Date of birth must include a day and month"],
  ["es", ["year"], "Escriba también el año de nacimiento"],
  ["es", ["day", "month"], "Escriba también el día y mes de nacimiento"],
  ["ar", ["day"], "يرجى إدخال اليوم أيضًا في تاريخ الميلاد"],
  ["ar", ["day", "month"], "يرجى إدخال اليوم والشهر أيضًا في تاريخ الميلاد"],
] as const)("%s names the missing parts %j of a date of birth", (code, parts, sentence) => {
  expect(message(code, "dob", { code: "date-incomplete", parts })).toBe(sentence);
});
