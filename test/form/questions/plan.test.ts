import { expect, test } from "vitest";
import { planPageQuestions } from "../../../src/form/questions/plan.ts";

const NONE = { slotsUrl: null, hasSlotsHandler: false, askTimes: false, ask: null };
const URL = "https://practice.example/fhir/Slot";

test("without settings, nothing is asked", () => {
  expect(planPageQuestions(NONE)).toEqual({
    plan: { source: null, asksTimes: false, asks: [] },
    unknown: [],
  });
});

test("the page's handler takes precedence over the URL", () => {
  expect(planPageQuestions({ ...NONE, slotsUrl: URL }).plan.source).toBe(URL);
  expect(planPageQuestions({ ...NONE, slotsUrl: URL, hasSlotsHandler: true }).plan.source).toBe(
    "onSlots",
  );
});

test.each([
  ["new-patient", ["new-patient"], []],
  [" Text-Consent\n new-patient ", ["text-consent", "new-patient"], []],
  ["for-whom, for-whom,new-patient", ["for-whom", "new-patient"], []],
  ["reason new-patient false", ["new-patient"], ["reason", "false"]],
])("ask=%j asks %j; unknown are %j", (ask, asks, unknown) => {
  const planned = planPageQuestions({ ...NONE, ask });
  expect(planned.plan.asks).toEqual(asks);
  expect(planned.unknown).toEqual(unknown);
});
