import { effect } from "@preact/signals";
import { expect, onTestFinished, test, vi } from "vitest";
import { createIdleTimer } from "../../src/state/idle-timer.ts";
import { useFakeClock } from "../client/fake-clock.ts";

useFakeClock();

const MINUTE = 60_000;

function idleForm(minutes: number) {
  const form = { hasAnswers: true };
  const clear = vi.fn(() => {
    form.hasAnswers = false;
  });
  const timer = createIdleTimer({ minutes, isPristine: () => !form.hasAnswers, clear });
  onTestFinished(timer.stop);
  return { form, clear, timer };
}

test("counts down the last minute, then clears the form", () => {
  const { timer, clear } = idleForm(3);
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(timer.secondsLeft.value).toBeNull();
  const seconds: (number | null)[] = [];
  const stop = effect(() => {
    seconds.push(timer.secondsLeft.value);
  });
  vi.advanceTimersByTime(MINUTE);
  expect(seconds.slice(0, 4)).toEqual([null, 60, 59, 58]);
  expect(seconds.at(-1)).toBe(1);
  expect(clear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(clear).toHaveBeenCalledOnce();
  expect(timer.secondsLeft.value).toBeNull();
  expect(timer.cleared.value).toBe(true);
  stop();
});

test("a timer of one minute warns for half of it", () => {
  const { timer } = idleForm(1);
  vi.advanceTimersByTime(MINUTE / 2 - 1);
  expect(timer.secondsLeft.value).toBeNull();
  vi.advanceTimersByTime(1);
  expect(timer.secondsLeft.value).toBe(30);
});

test("a form without answers shows no warning and is not cleared", () => {
  const { form, timer, clear } = idleForm(2);
  form.hasAnswers = false;
  vi.advanceTimersByTime(10 * MINUTE - 1000);
  expect(timer.secondsLeft.value).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(timer.cleared.value).toBe(false);
  expect(clear).not.toHaveBeenCalled();
});

test("`cleared` stays true until the next activity", () => {
  const { form, timer, clear } = idleForm(2);
  vi.advanceTimersByTime(20 * MINUTE);
  expect(timer.cleared.value).toBe(true);
  // Clearing makes the form shorter, so the browser may scroll.
  vi.advanceTimersByTime(100);
  timer.recordActivity();
  expect(timer.cleared.value).toBe(true);
  vi.advanceTimersByTime(1000);
  timer.recordActivity();
  expect(timer.cleared.value).toBe(false);
  form.hasAnswers = true;
  vi.advanceTimersByTime(2 * MINUTE);
  expect(clear).toHaveBeenCalledTimes(2);
});

test("`cleared` is false if the form could not be cleared because it is being sent", () => {
  const clear = () => undefined;
  const timer = createIdleTimer({ minutes: 2, isPristine: () => false, clear });
  vi.advanceTimersByTime(2 * MINUTE);
  expect(timer.cleared.value).toBe(false);
  timer.stop();
});

test.each([
  ["by performance.now()", 8 * 60 * MINUTE, 0],
  ["although performance.now() paused", 0, 8 * 60 * MINUTE],
])("a device that slept past the timeout, %s, clears the form when it wakes", (_, ran, passed) => {
  const { timer, clear } = idleForm(5);
  const now = vi.spyOn(performance, "now").mockReturnValue(performance.now() + ran);
  vi.setSystemTime(Date.now() + passed);
  timer.tick();
  expect(clear).toHaveBeenCalledOnce();
  now.mockRestore();
});

test("checking the clock does not count as activity", () => {
  const { timer, clear } = idleForm(2);
  for (let count = 0; count < 4; count += 1) {
    vi.advanceTimersByTime(MINUTE / 2);
    timer.tick();
  }
  expect(clear).toHaveBeenCalledOnce();
});

test("a stopped timer has no pending timeout and never clears the form", () => {
  const { timer, clear } = idleForm(1);
  timer.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(clear).not.toHaveBeenCalled();
});
