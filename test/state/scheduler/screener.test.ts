import { expect, test } from "vitest";
import type { ScreenerQuestion } from "../../../src/contract/location-record/location-record.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { ADA, answersOf, fill, loadedScheduler, recordWith } from "../scheduler-fixture.ts";

useFakeClock();

test("continuing without an answer shows an error each time", async () => {
  const { scheduler, form, status, errorCodes, calls } = await loadedScheduler({
    record: "screener-stops",
  });
  scheduler.next();
  scheduler.next();
  expect(status()).toBe("screener");
  expect(errorCodes()).toEqual({ screener: "missing" });
  expect(form.failedAttempts.value).toBe(2);
  form.setAnswer("screener", "no");
  expect(errorCodes()).toEqual({});
  expect(calls).toEqual([]);
});

const screenerWith = (action: string): ScreenerQuestion => ({
  enabled: true,
  question: "Are you in pain?",
  if_yes: { action, message: " Please call. " },
  if_no: { action: "allow", message: "" },
});

test.each(["yes", "no"] as const)("an allowed answer leads to the details: %s", async (answer) => {
  const record = recordWith("screener-stops", { screener_question: screenerWith("allow") });
  const { scheduler, form, status, calls } = await loadedScheduler({ record });
  form.setAnswer("screener", answer);
  expect(status()).toBe("screener");
  scheduler.next();
  expect(status()).toBe("details, idle");
  expect(calls).toEqual([["onStep", "details"]]);
});

test.each(["stop", "route_to_nurse", "", "Allow", "allow ", "constructor"])(
  "the action %j stops the patient with the practice's message",
  async (action) => {
    const record = recordWith("screener-stops", { screener_question: screenerWith(action) });
    const { scheduler, form, calls } = await loadedScheduler({ record });
    form.setAnswer("screener", "yes");
    scheduler.next();
    expect(scheduler.phase.value).toEqual({ name: "stopped" });
    const outcome = { isAllowed: false, message: "Please call.", action };
    expect(form.screenerOutcome.value).toEqual(outcome);
    expect(calls).toEqual([]);
  },
);

test("an answer whose branch is unreadable stops the patient", async () => {
  const screener_question = { ...screenerWith("allow"), if_yes: null as never };
  const record = recordWith("screener-stops", { screener_question });
  const { scheduler, form } = await loadedScheduler({ record });
  form.setAnswer("screener", "yes");
  scheduler.next();
  expect(scheduler.phase.value).toEqual({ name: "stopped" });
  expect(form.screenerOutcome.value).toMatchObject({ message: "" });
});

test("a stopped patient can change the answer and continue, without a callback for the stop", async () => {
  const { scheduler, form, status, calls } = await loadedScheduler({ record: "screener-stops" });
  form.setAnswer("screener", "yes");
  scheduler.next();
  expect(status()).toBe("stopped");
  scheduler.back();
  expect(status()).toBe("screener");
  form.setAnswer("screener", "no");
  scheduler.next();
  expect(status()).toBe("details, idle");
  expect(calls).toEqual([["onStep", "details"]]);
});

test("going back to the screener and forward again keeps every answer", async () => {
  const { scheduler, form, status, errorCodes, calls } = await loadedScheduler({
    record: "everything-on",
  });
  form.setAnswer("screener", "no");
  scheduler.next();
  fill(scheduler, { ...ADA, provider: 2, additionalDetails: "A tooth.\n" });
  await scheduler.next();
  expect(errorCodes()).toEqual({ appointmentType: "missing" });
  const before = answersOf(scheduler);
  scheduler.back();
  expect(status()).toBe("screener");
  expect(errorCodes()).toEqual({});
  expect(answersOf(scheduler)).toEqual(before);
  scheduler.next();
  expect(status()).toBe("visit, idle");
  expect(answersOf(scheduler)).toEqual(before);
  expect(calls.map(([, step]) => step)).toEqual(["details", "screener", "details"]);
});
