import { expect, test } from "vitest";
import { INPUT_NAMES, mapInputs } from "../../src/form/inputs.ts";
import { type Answers, clearAnswers, createAnswers, hasAnswers } from "../../src/state/answers.ts";

const valuesOf = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value]));

const EMPTY = {
  ...mapInputs(() => ""),
  screener: null,
  appointmentType: null,
  provider: null,
  page: null,
};

test("every answer is empty at first", () => {
  const answers = createAnswers();
  expect(valuesOf(answers)).toEqual(EMPTY);
  expect(hasAnswers(answers)).toBe(false);
});

test.each(INPUT_NAMES)(
  "text in %s is an answer, white space is not, and both are cleared",
  (name) => {
    const answers = createAnswers();
    answers[name].value = " \n";
    expect(hasAnswers(answers)).toBe(false);
    clearAnswers(answers);
    expect(valuesOf(answers)).toEqual(EMPTY);
    answers[name].value = "x";
    expect(hasAnswers(answers)).toBe(true);
    clearAnswers(answers);
    expect(valuesOf(answers)).toEqual(EMPTY);
  },
);

test.each([
  ["screener", "no"],
  ["appointmentType", 0],
  ["provider", 0],
  ["page", { newPatient: true }],
] as const)("a choice for %s is an answer, and is cleared", (name, value) => {
  const answers = createAnswers();
  Object.assign(answers[name], { value });
  expect(hasAnswers(answers)).toBe(true);
  clearAnswers(answers);
  expect(valuesOf(answers)).toEqual(EMPTY);
});
