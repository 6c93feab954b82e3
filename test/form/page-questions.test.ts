import { expect, test } from "vitest";
import {
  ANY_TIME,
  askedNow,
  isAnyTime,
  planPageQuestions,
  setPreferredTime,
} from "../../src/form/page-questions.ts";
import { addToEveryObject } from "../every-object.ts";

const NONE = { hasTimes: false, askTimes: false, ask: null };

test("without settings, nothing is asked", () => {
  expect(planPageQuestions(NONE)).toEqual({ questions: [], unknown: [] });
});

test.each([
  ["new-patient", ["newPatient"], []],
  [" Text-Consent\n new-patient ", ["newPatient", "textConsent"], []],
  ["for-whom, for-whom,new-patient", ["forWhom", "newPatient"], []],
  ["call-times new-patient", ["newPatient", "callTimes"], []],
  ["reason new-patient false", ["newPatient"], ["reason", "false"]],
])("ask=%j asks %j; unknown are %j", (ask, asks, unknown) => {
  const planned = planPageQuestions({ ...NONE, ask });
  const phone = { name: "phone", required: true } as const;
  const asked = askedNow(planned.questions, null);
  const withPhone = askedNow([...planned.questions, phone], null);
  expect(withPhone.map(({ name }) => name)).toEqual([...asks, "phone"]);
  // Without a number there is nothing to call or to send text messages to.
  const needsPhone = ["textConsent", "callTimes"];
  expect(asked.map(({ name }) => name)).toEqual(asks.filter((name) => !needsPhone.includes(name)));
  expect(planned.unknown).toEqual(unknown);
});

test("what scripts add to every object turns no question on or off, nor makes it optional", () => {
  const settings = { ...NONE, askTimes: true, ask: "for-whom" };
  const planned = planPageQuestions(settings);
  addToEveryObject({ token: "for-whom", optional: "for-whom", own1: "for-whom" });
  expect(planPageQuestions(settings)).toEqual(planned);
});

test("days and parts are in the order of the week and the day", () => {
  const friday = setPreferredTime(null, "friday", true);
  const evening = setPreferredTime(friday, "evening", true);
  const monday = setPreferredTime(evening, "monday", true);
  expect(setPreferredTime(monday, "morning", true)).toEqual({
    days: ["monday", "friday"],
    parts: ["morning", "evening"],
  });
});

test("a day replaces any time", () => {
  expect(setPreferredTime(ANY_TIME, "sunday", true)).toEqual({ days: ["sunday"], parts: [] });
});

test("without the last day or part there is no answer, which is not any time", () => {
  const none = setPreferredTime({ days: [], parts: ["morning"] }, "morning", false);
  expect(none).toBeNull();
  expect(isAnyTime(none)).toBe(false);
  expect(isAnyTime(ANY_TIME)).toBe(true);
  expect(isAnyTime({ days: ["monday"], parts: [] })).toBe(false);
});
