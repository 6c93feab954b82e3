import { expect, test } from "vitest";
import { useFakeClock } from "../../client/fake-clock.ts";
import { ADA, answersOf, fill, loadedScheduler } from "../scheduler-fixture.ts";

useFakeClock();

test("nobody continues without an answer", async () => {
  const { scheduler, status, calls } = await loadedScheduler({ record: "screener-stops" });
  scheduler.next();
  expect(status()).toBe("screener");
  expect(calls).toEqual([]);
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
