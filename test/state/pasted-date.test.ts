import { effect } from "@preact/signals-core";
import { expect, test } from "vitest";
import { answersOf, fill, filledScheduler, loadedScheduler } from "./scheduler-fixture.ts";

test("a pasted date is split into the three inputs in one update", async () => {
  const { form } = await loadedScheduler();
  const { day, month, year } = form.answers;
  const dates: string[] = [];
  const stop = effect(() => {
    dates.push(`${day.value}/${month.value}/${year.value}`);
  });
  expect(form.applyPastedDate("1990-03-27")).toBe(true);
  expect(dates).toEqual(["//", "27/3/1990"]);
  stop();
});

test.each(["27", "3/4/1990", "yesterday", ""])(
  "%j is not split, because it is not a date or is ambiguous",
  async (text) => {
    const { scheduler, form } = await loadedScheduler();
    const before = answersOf(scheduler);
    expect(form.applyPastedDate(text)).toBe(false);
    expect(answersOf(scheduler)).toEqual(before);
  },
);

test("a pasted date removes the error of a missing one", async () => {
  const { scheduler, form, errorCodes } = await filledScheduler();
  fill(scheduler, { day: "", month: "", year: "" });
  await scheduler.send();
  expect(errorCodes()).toEqual({ dob: "missing" });
  form.applyPastedDate("27 March 1990");
  expect(errorCodes()).toEqual({});
});
