import { expect, test } from "vitest";
import {
  type Answers,
  createAnswers,
  hasAnswers,
  hasTyped,
  questionOf,
  TEXT_NAMES,
  typed,
  wipe,
} from "../../src/state/answers.ts";

const values = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value]));

const EMPTY = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  day: "",
  month: "",
  year: "",
  insurance: "",
  additionalDetails: "",
  screener: null,
  appointmentType: null,
  provider: null,
};

test("at first every answer is empty", () => {
  const answers = createAnswers();
  expect(values(answers)).toEqual(EMPTY);
  expect([hasAnswers(answers), hasTyped(answers)]).toEqual([false, false]);
});

test("two widgets do not share their answers", () => {
  const [one, other] = [createAnswers(), createAnswers()];
  one.firstName.value = "Ada";
  expect(other.firstName.value).toBe("");
});

test.each(TEXT_NAMES)("what is typed into %s is an answer, blanks aside, and wiped", (name) => {
  const answers = createAnswers();
  answers[name].value = " \n";
  expect([hasAnswers(answers), hasTyped(answers)]).toEqual([false, false]);
  answers[name].value = "x";
  expect([hasAnswers(answers), hasTyped(answers)]).toEqual([true, true]);
  wipe(answers);
  expect(values(answers)).toEqual(EMPTY);
});

test.each([
  ["screener", "no"],
  ["appointmentType", 0],
  ["provider", 0],
] as const)("what is chosen for %s is an answer that nobody typed, and wiped", (name, value) => {
  const answers = createAnswers();
  Object.assign(answers[name], { value });
  expect([hasAnswers(answers), hasTyped(answers)]).toEqual([true, false]);
  wipe(answers);
  expect(values(answers)).toEqual(EMPTY);
});

test("three controls make one question, the others one each", () => {
  expect(TEXT_NAMES.map(questionOf)).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "dob",
    "dob",
    "dob",
    "insurance",
    "additionalDetails",
  ]);
  expect(questionOf("provider")).toBe("provider");
});

test("the patient form is what was typed, as it was typed", () => {
  const answers = createAnswers();
  for (const name of TEXT_NAMES) answers[name].value = ` ${name} `;
  expect(typed(answers)).toEqual({
    firstName: " firstName ",
    lastName: " lastName ",
    email: " email ",
    phone: " phone ",
    dob: { day: " day ", month: " month ", year: " year " },
    insurance: " insurance ",
    additionalDetails: " additionalDetails ",
  });
});
