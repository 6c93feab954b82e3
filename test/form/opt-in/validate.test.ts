import { expect, test } from "vitest";
import { rejectedOptIn, validateOptIn } from "../../../src/form/opt-in/validate.ts";

const SLOT = {
  id: "slot-1",
  start: "2026-03-30T09:00:00-07:00",
  end: "2026-03-30T09:30:00-07:00",
  schedule: "Schedule/10",
};
const PLAN = { source: "https://practice.example/fhir/Slot", asksTimes: false, asks: [] };

test("a chosen time is sent with its source", () => {
  expect(validateOptIn({ slot: SLOT }, PLAN)).toEqual({
    answers: { slot: { ...SLOT, source: PLAN.source } },
    errors: {},
  });
});

test("no time is no error", () => {
  expect(validateOptIn({}, PLAN)).toEqual({ answers: {}, errors: {} });
});

test("a receiver's messages become errors of the answers that were sent", () => {
  const sent = { slot: { ...SLOT, source: PLAN.source } };
  expect(rejectedOptIn(sent, { slot: "Too late.", for_whom: "Who?", phone: "Wrong." })).toEqual({
    slot: { code: "rejected", message: "Too late." },
  });
});
