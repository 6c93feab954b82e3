import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { planForm } from "../../../src/form/plan.ts";
import { isPristine, startOver } from "../../../src/state/locations.ts";
import { backOnline, screenOf } from "../../../src/state/phase.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import {
  ADA,
  answersOf,
  fill,
  filledScheduler,
  loadedScheduler,
  testScheduler,
} from "../scheduler-fixture.ts";

useFakeClock();

test.each(EXAMPLES)("$slug starts with the first step of its record", async ({ slug, record }) => {
  const { scheduler, calls } = testScheduler({ record: slug });
  await scheduler.load();
  const { is_web_scheduler_enabled, web_scheduler_config } = record;
  const { appointment_types_enabled } = web_scheduler_config;
  const many = appointment_types_enabled ? "visit" : slug === "every-field" ? "you" : "details";
  const step = web_scheduler_config.screener_question.enabled ? "screener" : many;
  const name = is_web_scheduler_enabled ? step : "closed";
  expect(screenOf(scheduler.phase.value)).toBe(name);
  expect(scheduler.form.plan.value).toEqual(planForm(record));
  expect(calls).toEqual([
    ["onLoaded", record, []],
    ...(name === "closed" ? [] : [["onStep", ["you", "visit"].includes(name) ? "details" : name]]),
  ]);
});

test("actions that belong to another phase do nothing", async () => {
  const { scheduler, status, submitted } = await filledScheduler({ record: "screener-stops" });
  await scheduler.next();
  scheduler.back();
  backOnline(scheduler.phase);
  expect(status()).toBe("screener");
  const closed = await loadedScheduler({ record: "closed" });
  closed.scheduler.next();
  await closed.scheduler.next();
  closed.scheduler.back();
  expect(closed.status()).toBe("closed");
  expect([...submitted, ...closed.submitted]).toEqual([]);
});

test("starting over clears every answer and returns to the first step", async () => {
  const { scheduler, form, status, errorCodes } = await loadedScheduler({
    record: "everything-on",
  });
  const empty = answersOf(scheduler);
  expect(isPristine(scheduler)).toBe(true);
  // The next patient may want another location.
  expect(isPristine({ ...scheduler, hasLocations: true })).toBe(false);
  form.setAnswer("screener", "no");
  expect(isPristine(scheduler)).toBe(false);
  scheduler.next();
  fill(scheduler, ADA);
  await scheduler.next();
  startOver(scheduler);
  expect(status()).toBe("screener");
  expect(answersOf(scheduler)).toEqual(empty);
  expect(errorCodes()).toEqual({});
  expect(isPristine(scheduler)).toBe(true);
});

test("the stopped and the sent screen are not pristine, because the next person must not see them", async () => {
  const stopped = await loadedScheduler({ record: "screener-stops" });
  stopped.form.setAnswer("screener", "yes");
  stopped.scheduler.next();
  expect(isPristine(stopped.scheduler)).toBe(false);
  const sent = await filledScheduler();
  await sent.scheduler.next();
  expect(sent.status()).toBe("sent");
  expect(isPristine(sent.scheduler)).toBe(false);
  startOver(sent.scheduler);
  expect(sent.status()).toBe("details, idle");
  expect(isPristine(sent.scheduler)).toBe(true);
});
