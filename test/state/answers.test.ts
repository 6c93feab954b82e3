import { expect, test } from "vitest";
import { INPUT_NAMES, mapInputs } from "../../src/form/inputs.ts";
import { clearAnswers, createAnswers, hasAnswers, valuesOf } from "../../src/state/form-model.ts";

const EMPTY = valuesOf(createAnswers());

test("every answer is empty at first", () => {
  expect(EMPTY).toMatchObject({
    ...mapInputs(() => ""),
    requesterLastName: "",
    screener: null,
    slot: null,
  });
  expect(hasAnswers(createAnswers())).toBe(false);
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
  ["appointmentType", "Cleaning"],
  ["provider", "Dr. Vesper"],
  ["newPatient", false],
  ["requesterFirstName", "Nils"],
] as const)("an answer to %s counts as one, and is cleared", (name, value) => {
  const answers = createAnswers();
  Object.assign(answers[name], { value });
  expect(hasAnswers(answers)).toBe(true);
  clearAnswers(answers);
  expect(valuesOf(answers)).toEqual(EMPTY);
});
