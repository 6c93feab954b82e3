import { effect } from "@preact/signals-core";
import { expect, test, vi } from "vitest";
import { createIdle } from "../../src/state/idle-timer.ts";
import { useFakeClock } from "../client/fake-clock.ts";

useFakeClock();

const MINUTE = 60_000;

/** A form with answers that are cleared after so many idle minutes. */
function idleForm(minutes: number) {
  const form = { answered: true };
  const clear = vi.fn(() => {
    form.answered = false;
  });
  const idle = createIdle(minutes, { isPristine: () => !form.answered, clear });
  return { form, clear, idle };
}

test("it warns a minute before, counts the seconds, and clears", () => {
  const { idle, clear } = idleForm(3);
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(idle.secondsLeft.value).toBeNull();
  const seen: (number | null)[] = [];
  const stop = effect(() => {
    seen.push(idle.secondsLeft.value);
  });
  vi.advanceTimersByTime(MINUTE);
  expect(seen.slice(0, 4)).toEqual([null, 60, 59, 58]);
  expect(seen.at(-1)).toBe(1);
  expect(clear).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(clear).toHaveBeenCalledOnce();
  expect(idle.secondsLeft.value).toBeNull();
  expect(idle.cleared.value).toBe(true);
  stop();
  idle.stop();
});

test("whoever is there can have more time, as often as they like", () => {
  const { idle, clear } = idleForm(2);
  for (let time = 0; time < 20; time += 1) {
    vi.advanceTimersByTime(2 * MINUTE - 1000);
    expect(idle.secondsLeft.value).toBe(1);
    idle.active();
    expect(idle.secondsLeft.value).toBeNull();
  }
  expect(clear).not.toHaveBeenCalled();
  idle.stop();
});

test("of one minute, half is the warning", () => {
  const { idle } = idleForm(1);
  vi.advanceTimersByTime(MINUTE / 2 - 1);
  expect(idle.secondsLeft.value).toBeNull();
  vi.advanceTimersByTime(1);
  expect(idle.secondsLeft.value).toBe(30);
  idle.stop();
});

test("where nothing was answered, nobody is warned and nothing is cleared", () => {
  const { form, idle, clear } = idleForm(2);
  form.answered = false;
  vi.advanceTimersByTime(10 * MINUTE - 1000);
  expect(idle.secondsLeft.value).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(idle.cleared.value).toBe(false);
  expect(clear).not.toHaveBeenCalled();
  idle.stop();
});

test("that it was cleared is said until somebody does something", () => {
  const { form, idle, clear } = idleForm(2);
  vi.advanceTimersByTime(20 * MINUTE);
  expect(idle.cleared.value).toBe(true);
  idle.active();
  expect(idle.cleared.value).toBe(false);
  form.answered = true;
  vi.advanceTimersByTime(2 * MINUTE);
  expect(clear).toHaveBeenCalledTimes(2);
  idle.stop();
});

test("what could not be cleared, since it is being sent, is not said to be", () => {
  const idle = createIdle(2, { isPristine: () => false, clear: () => undefined });
  vi.advanceTimersByTime(2 * MINUTE);
  expect(idle.cleared.value).toBe(false);
  idle.stop();
});

test("a device that slept past the end clears when it wakes", () => {
  const { idle, clear } = idleForm(5);
  const now = performance.now();
  const spy = vi.spyOn(performance, "now").mockReturnValue(now + 8 * 60 * MINUTE);
  idle.check();
  expect(clear).toHaveBeenCalledOnce();
  spy.mockRestore();
  idle.stop();
});

test("a stopwatch that stood still while the device slept does not keep the answers", () => {
  const { idle, clear } = idleForm(5);
  const stopwatch = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
  idle.check();
  expect(clear).toHaveBeenCalledOnce();
  stopwatch.mockRestore();
  idle.stop();
});

test("a clock that is set back does not keep the answers", () => {
  const { idle, clear } = idleForm(2);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(clear).toHaveBeenCalledOnce();
  idle.stop();
});

test("whoever comes back after the warning, before the end, keeps the answers", () => {
  const { form, idle, clear } = idleForm(2);
  vi.advanceTimersByTime(2 * MINUTE - 1);
  idle.active();
  vi.advanceTimersByTime(MINUTE);
  expect(idle.secondsLeft.value).toBe(60);
  expect(form.answered).toBe(true);
  expect(clear).not.toHaveBeenCalled();
  idle.stop();
});

test("to look at the clock is no activity", () => {
  const { idle, clear } = idleForm(2);
  for (let time = 0; time < 4; time += 1) {
    vi.advanceTimersByTime(MINUTE / 2);
    idle.check();
  }
  expect(clear).toHaveBeenCalledOnce();
  idle.stop();
});

test("stopped, it does nothing any more", () => {
  const { idle, clear } = idleForm(1);
  idle.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(clear).not.toHaveBeenCalled();
});
