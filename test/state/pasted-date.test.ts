import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import { answersOf, fill, filledScheduler, loadedScheduler } from "./scheduler-fixture.ts";

test("a pasted date is split into the three inputs in one update", async () => {
  const { form } = await loadedScheduler();
  const { day, month, year } = form.answers;
  const dates: string[] = [];
  const stop = effect(() => {
    dates.push(`${day.value}/${month.value}/${year.value}`);
  });
  expect(form.applyPastedDate("day", "1990-03-27")).toBe(true);
  expect(dates).toEqual(["//", "27/3/1990"]);
  stop();
});

test("an ambiguous date is split in the order of the inputs", async () => {
  const { form } = await loadedScheduler();
  expect(form.applyPastedDate("month", "3/4/1990")).toBe(true);
  const { day, month, year } = form.answers;
  expect([month.value, day.value, year.value]).toEqual(["3", "4", "1990"]);
});

test("an ambiguous or impossible date does not replace what was typed", async () => {
  const { scheduler, form } = await filledScheduler();
  const before = answersOf(scheduler);
  expect(form.applyPastedDate("month", "3/4/1990")).toBe(false);
  expect(form.applyPastedDate("year", "31/4/1990")).toBe(false);
  expect(answersOf(scheduler)).toEqual(before);
});

test.each(["27", "27/3", "yesterday", ""])(
  "%j is not split, because it is not a whole date",
  async (text) => {
    const { scheduler, form } = await loadedScheduler();
    const before = answersOf(scheduler);
    expect(form.applyPastedDate("month", text)).toBe(false);
    expect(answersOf(scheduler)).toEqual(before);
  },
);

test("a pasted date removes the error of a missing one", async () => {
  const { scheduler, form, errorCodes } = await filledScheduler();
  fill(scheduler, { day: "", month: "", year: "" });
  await scheduler.send();
  expect(errorCodes()).toEqual({ dob: "missing" });
  form.applyPastedDate("day", "27 March 1990");
  expect(errorCodes()).toEqual({});
});
