import { expect, test } from "vitest";
import { FIELD_NAMES } from "../../src/contract/fields.ts";
import type { Fault, FaultCode, QuestionName } from "../../src/form/errors.ts";
import { faultSentence } from "../../src/messages/field-error.ts";
import type { LanguageCode } from "../../src/messages/languages.ts";
import { codes, languages } from "./sentences.ts";

const EXAMPLE = "(202) 555-0143";
const sentence = (code: LanguageCode, question: QuestionName, fault: Fault) =>
  faultSentence(languages[code].messages, languages[code].later, question, fault, {
    phoneExample: EXAMPLE,
  });

/** The questions that a fault can be found in. */
const WHERE: Record<FaultCode, readonly QuestionName[]> = {
  missing: [...FIELD_NAMES, "screener", "appointmentType", "provider"],
  "too-long": ["firstName", "lastName", "email", "insurance", "additionalDetails"],
  refused: FIELD_NAMES,
  "email-at": ["email"],
  "email-blank": ["email"],
  "email-name": ["email"],
  "email-domain": ["email"],
  "phone-letters": ["phone"],
  "phone-extension": ["phone"],
  "phone-short": ["phone"],
  "phone-long": ["phone"],
  "phone-country": ["phone"],
  "phone-impossible": ["phone"],
  "date-incomplete": ["dob"],
  "date-day": ["dob"],
  "date-month": ["dob"],
  "date-year": ["dob"],
  "date-year-short": ["dob"],
  "date-calendar": ["dob"],
  "date-not-real": ["dob"],
  "date-future": ["dob"],
  "date-too-old": ["dob"],
};

const everywhere = (Object.entries(WHERE) as [FaultCode, readonly QuestionName[]][]).flatMap(
  ([code, questions]) => questions.map((question) => ({ code, question })),
);

test.each(codes)(
  "in %s every fault has a sentence of its own, wherever it is found",
  (language) => {
    const sentences = everywhere.map(({ code, question }) =>
      sentence(language, question, { code, limit: 28, parts: ["year"] }),
    );
    for (const [index, text] of sentences.entries()) {
      expect(text, JSON.stringify(everywhere[index])).toMatch(/^\S.{5,}\S$/u);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
    // Only what a receiver refuses without a reason sounds the same at every field.
    const refused = sentences.filter((_, index) => everywhere[index]?.code === "refused");
    expect(new Set(sentences).size).toBe(sentences.length - refused.length + 1);
  },
);

test.each(codes)("in %s a phone fault shows a number of the practice's own country", (language) => {
  for (const code of ["phone-short", "phone-long", "phone-letters", "phone-impossible"] as const) {
    expect(sentence(language, "phone", { code })).toContain(EXAMPLE);
  }
});

test.each([
  ["en", "Is there anything you would like to tell us?", "1,000"],
  ["es", "¿Hay algo que quiera contarnos?", "1000"],
  ["ar", "هل هناك شيء ينبغي أن نعرفه؟", "1,000"],
] as const)(
  "in %s a text that is too long is told by its field and limit",
  (language, ...parts) => {
    const fault = { code: "too-long", limit: 1000 } as const;
    const text = sentence(language, "additionalDetails", fault);
    for (const part of parts) expect(text).toContain(part);
  },
);

test.each([
  ["en", ["month"], "Date of birth must also have a month"],
  ["en", ["day", "month"], "Date of birth must also have a day and month"],
  ["es", ["day", "month"], "Escriba también el día y mes de nacimiento"],
] as const)("in %s the missing parts %j of a date are named", (language, parts, text) => {
  expect(sentence(language, "dob", { code: "date-incomplete", parts })).toBe(text);
});

test("a day that its month did not have names the last one that it had", () => {
  const text = sentence("en", "dob", { code: "date-not-real", limit: 28, parts: ["day"] });
  expect(text).toContain("28");
});

test.each(codes)("in %s a receiver's own sentence is said as it is", (language) => {
  const said = sentence(language, "phone", { code: "refused", sentence: "We do not call abroad." });
  expect(said).toBe("We do not call abroad.");
  expect(sentence(language, "phone", { code: "refused", sentence: "" })).toBe(
    languages[language].later.refused,
  );
});
