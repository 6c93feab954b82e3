import { expect, test } from "vitest";
import type { BookingAnswers } from "../../src/form/booking-request.ts";
import { sameAnswers } from "../../src/state/submission.ts";

const answers: BookingAnswers = {
  patient: { firstName: "Ada", phone: "+12025550143" },
  screener: { question: "Are you in pain?", answer: "no", action: "allow" },
  appointment_type: "CHECK-30",
  provider: 7,
};

test.each<[label: string, overrides: Partial<BookingAnswers>, same: boolean]>([
  ["no change", {}, true],
  ["a copy of the patient object", { patient: { ...answers.patient } }, true],
  ["a different name", { patient: { ...answers.patient, firstName: "Eda" } }, false],
  ["an additional answer", { patient: { ...answers.patient, insurance: "None" } }, false],
  ["a missing answer", { patient: { firstName: "Ada" } }, false],
  ["a different screener answer", { screener: null }, false],
  ["a different appointment type", { appointment_type: null }, false],
  ["a different provider", { provider: 8 }, false],
  ["a provider id that is a string", { provider: "7" }, false],
])("sameAnswers with %s: %j, %s", (_label, overrides, same) => {
  expect(sameAnswers(answers, { ...answers, ...overrides })).toBe(same);
});
