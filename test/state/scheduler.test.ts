import { expect, test, vi } from "vitest";
import type { Loaded } from "../../src/client/load.ts";
import type { ScreenerQuestion } from "../../src/contract/web-scheduler-config.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { pass, settled, useFakeClock } from "../client/fake-clock.ts";
import { ADA, answersOf, fill, loadedWidget, recordOf, recordWith, widget } from "./widget.ts";

useFakeClock();

test("before anything has come, it is loading", () => {
  expect(widget().scheduler.phase.value).toEqual({ name: "loading", slow: false });
});

test.each(EXAMPLES)("$slug begins with what its record asks first", async ({ slug, record }) => {
  const { scheduler, happened } = widget({ record: slug });
  await scheduler.load();
  const { is_web_scheduler_enabled, web_scheduler_config } = record;
  const asks = web_scheduler_config.screener_question.enabled ? "screener" : "details";
  const first = is_web_scheduler_enabled ? asks : "closed";
  expect(scheduler.phase.value).toEqual({
    name: first,
    record,
    ...(first === "details" && { sending: { name: "idle" } }),
  });
  expect(happened).toEqual([
    ["loaded", record, []],
    ...(first === "closed" ? [] : [["step", first]]),
  ]);
});

test.each(["", " \n", "\u200b".repeat(0)])(
  "a screener without a question is not asked: %j",
  async (q) => {
    const { screener_question } = recordOf("screener-stops").web_scheduler_config;
    const record = recordWith("screener-stops", {
      screener_question: { ...screener_question, question: q },
    });
    const { stands } = await loadedWidget({ record });
    expect(stands()).toBe("details, idle");
  },
);

test("what was mended in the record is told", async () => {
  const record = { ...recordOf("observed-defaults"), city: 7 as unknown as string };
  const { scheduler, happened } = widget({ record });
  await scheduler.load();
  expect(happened[0]).toEqual([
    "loaded",
    { ...record, city: "" },
    [{ path: "city", expected: "string" }],
  ]);
});

test("after eight seconds it says that it takes longer than usual", async () => {
  const { scheduler } = widget({ loadFaults: "/f/slow-9500" });
  const loading = scheduler.load();
  await pass(7999);
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: false });
  await pass(1);
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: true });
  await settled(loading);
  expect(scheduler.phase.value.name).toBe("details");
  expect(vi.getTimerCount()).toBe(0);
});

const five = (scenario: string) => `/f/${Array.from({ length: 5 }, () => scenario).join(",")}`;

test.each([
  [five("500"), "unavailable", 500],
  [five("reset"), "unreachable", undefined],
  [five("html200"), "not-json", undefined],
  ["/f/cutjson", "not-json", undefined],
])("a record that does not come is told: %s", async (loadFaults, failure, status) => {
  const { scheduler, happened } = widget({ loadFaults });
  await settled(scheduler.load());
  expect(scheduler.phase.value).toEqual({ name: "failed", failure, offline: false });
  expect(happened).toEqual([["loadFailed", failure, status]]);
});

test("a page that did not say which location is told at once", async () => {
  const notSetUp = { ok: false, failure: "not-set-up" } as const;
  const { scheduler, happened } = widget({ over: { load: async () => notSetUp } });
  await scheduler.load();
  expect(scheduler.phase.value).toMatchObject({ name: "failed", failure: "not-set-up" });
  expect(happened).toEqual([["loadFailed", "not-set-up", undefined]]);
});

test("being offline is told with the failure, since only the patient can mend that", async () => {
  const { scheduler, device } = widget({ loadFaults: five("reset") });
  device.online = false;
  await settled(scheduler.load());
  expect(scheduler.phase.value).toMatchObject({ name: "failed", offline: true });
});

test("trying again after a failure may succeed", async () => {
  const { scheduler, stands, happened } = widget({ loadFaults: "/f/cutjson" });
  await scheduler.load();
  expect(stands()).toBe("failed");
  const again = scheduler.load();
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: false });
  await again;
  expect(stands()).toBe("details, idle");
  expect(happened.map(([name]) => name)).toEqual(["loadFailed", "loaded", "step"]);
});

/** A load that ends when the test says so. */
function heldLoad() {
  const { promise, resolve } = Promise.withResolvers<Loaded>();
  const signals: AbortSignal[] = [];
  const load = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  const record = recordOf("observed-defaults");
  return { load, signals, arrive: () => resolve({ ok: true, record, problems: [] }) };
}

test("a load that another one follows is stopped, and does not count", async () => {
  const { load, signals, arrive } = heldLoad();
  const { scheduler, happened } = widget({ over: { load } });
  const both = [scheduler.load(), scheduler.load()];
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  arrive();
  await Promise.all(both);
  expect(happened.map(([name]) => name)).toEqual(["loaded", "step"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an end while loading stops it: nothing changes or happens any more", async () => {
  const { load, signals, arrive } = heldLoad();
  const { scheduler, happened } = widget({ over: { load } });
  const loading = scheduler.load();
  scheduler.end();
  expect(signals[0]?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  arrive();
  await loading;
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: false });
  expect(happened).toEqual([]);
});

test("an end forgets everything that was typed", async () => {
  const { scheduler } = await loadedWidget({ record: "everything-on" });
  const empty = answersOf(scheduler);
  fill(scheduler, {
    ...ADA,
    screener: "no",
    appointmentType: 1,
    provider: 2,
    email: "a@b.example",
  });
  expect(answersOf(scheduler)).not.toEqual(empty);
  scheduler.end();
  expect(answersOf(scheduler)).toEqual(empty);
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

test("what belongs to another phase does nothing", async () => {
  const { scheduler, stands, handedOver } = await loadedWidget({ record: "screener-stops" });
  fill(scheduler, ADA);
  await scheduler.send();
  scheduler.back();
  scheduler.online();
  expect(stands()).toBe("screener");
  const closed = await loadedWidget({ record: "closed" });
  closed.scheduler.answerScreener();
  await closed.scheduler.send();
  closed.scheduler.back();
  expect(closed.stands()).toBe("closed");
  expect([...handedOver, ...closed.handedOver]).toEqual([]);
});

test("starting over forgets everything and begins anew", async () => {
  const { scheduler, stands, faults } = await loadedWidget({ record: "everything-on" });
  const empty = answersOf(scheduler);
  expect(scheduler.isPristine()).toBe(true);
  scheduler.answer("screener", "no");
  expect(scheduler.isPristine()).toBe(false);
  scheduler.answerScreener();
  fill(scheduler, ADA);
  await scheduler.send();
  scheduler.startOver();
  expect(stands()).toBe("screener");
  expect(answersOf(scheduler)).toEqual(empty);
  expect(faults()).toEqual({});
  expect(scheduler.isPristine()).toBe(true);
});

test("what was said to who was stopped is not for the next person, nor is what was sent", async () => {
  const stopped = await loadedWidget({ record: "screener-stops" });
  stopped.scheduler.answer("screener", "yes");
  stopped.scheduler.answerScreener();
  expect(stopped.scheduler.isPristine()).toBe(false);
  const sent = await loadedWidget();
  fill(sent.scheduler, ADA);
  await sent.scheduler.send();
  expect(sent.stands()).toBe("sent");
  expect(sent.scheduler.isPristine()).toBe(false);
  sent.scheduler.startOver();
  expect(sent.stands()).toBe("details, idle");
  expect(sent.scheduler.isPristine()).toBe(true);
});
