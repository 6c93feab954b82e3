import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/examples/index.ts";
import { ADA, answersOf, fill, loadedWidget, recordOf, widget } from "./widget.ts";

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
