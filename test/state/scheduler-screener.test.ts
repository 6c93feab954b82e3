import { expect, test } from "vitest";
import type { ScreenerQuestion } from "../../src/contract/location-record/web-scheduler-config.ts";
import { ADA, answersOf, fill, loadedWidget, recordOf, recordWith } from "./widget.ts";

test.each(["", " \n"])("a screener without a question is not asked: %j", async (q) => {
  const { screener_question } = recordOf("screener-stops").web_scheduler_config;
  const record = recordWith("screener-stops", {
    screener_question: { ...screener_question, question: q },
  });
  const { stands } = await loadedWidget({ record });
  expect(stands()).toBe("details, idle");
});

test("a screener that was not answered says so, each time that it is asked", async () => {
  const { scheduler, stands, faults, happened } = await loadedWidget({ record: "screener-stops" });
  scheduler.answerScreener();
  scheduler.answerScreener();
  expect(stands()).toBe("screener");
  expect(faults()).toEqual({ screener: "missing" });
  expect(scheduler.refusals.value).toBe(2);
  scheduler.answer("screener", "no");
  expect(faults()).toEqual({});
  expect(happened).toEqual([]);
});

test.each(["yes", "no"] as const)("an answer that is allowed goes on: %s", async (answer) => {
  const { scheduler, stands, happened } = await loadedWidget({ record: "screener-allows" });
  scheduler.answer("screener", answer);
  expect(stands()).toBe("screener");
  scheduler.answerScreener();
  expect(stands()).toBe("details, idle");
  expect(happened).toEqual([["step", "details"]]);
});

const screener = (action: string): ScreenerQuestion => ({
  enabled: true,
  question: "Are you in pain?",
  if_yes: { action, message: " Please call. " },
  if_no: { action: "allow", message: "" },
});

test.each(["stop", "route_to_nurse", "", "Allow", "allow ", "constructor"])(
  "an answer whose action is %j stops, with the practice's own message",
  async (action) => {
    const record = recordWith("screener-stops", { screener_question: screener(action) });
    const { scheduler, happened } = await loadedWidget({ record });
    scheduler.answer("screener", "yes");
    scheduler.answerScreener();
    expect(scheduler.phase.value).toMatchObject({
      name: "stopped",
      outcome: { goesOn: false, message: "Please call.", action },
    });
    expect(happened).toEqual([]);
  },
);

test("a branch that cannot be read stops as well", async () => {
  const broken = { ...screener("allow"), if_yes: null as never };
  const record = recordWith("screener-stops", { screener_question: broken });
  const { scheduler } = await loadedWidget({ record });
  scheduler.answer("screener", "yes");
  scheduler.answerScreener();
  expect(scheduler.phase.value).toMatchObject({ name: "stopped", outcome: { message: "" } });
});

test("who was stopped can change the answer and go on; nobody hears of it", async () => {
  const { scheduler, stands, happened } = await loadedWidget({ record: "screener-stops" });
  scheduler.answer("screener", "yes");
  scheduler.answerScreener();
  expect(stands()).toBe("stopped");
  scheduler.back();
  expect(stands()).toBe("screener");
  scheduler.answer("screener", "no");
  scheduler.answerScreener();
  expect(stands()).toBe("details, idle");
  expect(happened).toEqual([["step", "details"]]);
});

test("back from the details to the screener, and on again, keeps every answer", async () => {
  const { scheduler, stands, faults, happened } = await loadedWidget({ record: "everything-on" });
  scheduler.answer("screener", "no");
  scheduler.answerScreener();
  fill(scheduler, { ...ADA, appointmentType: 1, provider: 2, additionalDetails: "A tooth.\n" });
  await scheduler.send();
  expect(faults()).toEqual({ email: "missing" });
  const before = answersOf(scheduler);
  scheduler.back();
  expect(stands()).toBe("screener");
  expect(faults()).toEqual({});
  expect(answersOf(scheduler)).toEqual(before);
  scheduler.answerScreener();
  expect(stands()).toBe("details, idle");
  expect(answersOf(scheduler)).toEqual(before);
  expect(happened.map(([, step]) => step)).toEqual(["details", "screener", "details"]);
});

test("there is no way back where no screener was asked", async () => {
  const { scheduler, stands } = await loadedWidget();
  scheduler.back();
  expect(stands()).toBe("details, idle");
});
