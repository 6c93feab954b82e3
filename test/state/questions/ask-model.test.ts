import { expect, test } from "vitest";
import type { FieldErrors } from "../../../src/form/errors.ts";
import type { PageValues } from "../../../src/form/questions/plan.ts";
import { createAskModel } from "../../../src/state/questions/ask-model.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { loadedScheduler } from "../scheduler-fixture.ts";

useFakeClock();

/** A form that asks whom the appointment is for, with these answers and errors. */
async function createForm(values: PageValues | null = null, errors: FieldErrors = {}) {
  const { scheduler, form, deps } = await loadedScheduler();
  const plan = { source: null, asksTimes: false, asks: ["for-whom"] as const };
  const ask = createAskModel({ form, deps, plan, consentSentence: () => null });
  scheduler.questions.value = [{ ...ask, view: null }];
  form.answers.page.value = values;
  form.showErrors(errors);
  return { answer: ask.answer, values: form.answers.page, errors: form.errors };
}

const MISSING = { forWhom: { code: "missing" }, firstName: { code: "missing" } } as const;

test("changes one answer and keeps the others", async () => {
  const { answer, values } = await createForm({ forWhom: "child" });
  answer("newPatient", { newPatient: true });
  expect(values.value).toEqual({ forWhom: "child", newPatient: true });
});

test("removes an answer; without answers there is null", async () => {
  const { answer, values } = await createForm({ forWhom: "child", newPatient: false });
  answer("newPatient", { newPatient: undefined });
  expect(values.value).toEqual({ forWhom: "child" });
  answer("forWhom", { forWhom: undefined });
  expect(values.value).toBeNull();
});

test("a valid answer removes the error of its question only", async () => {
  const { answer, errors } = await createForm(null, MISSING);
  answer("forWhom", { forWhom: "self" });
  expect(errors.value).toEqual({ firstName: MISSING.firstName });
});

test("an answer that is still invalid keeps the error", async () => {
  const { answer, errors } = await createForm({ forWhom: "self" }, MISSING);
  answer("forWhom", { forWhom: undefined });
  expect(errors.value).toEqual(MISSING);
});

test("any valid answer removes an error of the receiver, which alone knows why", async () => {
  const rejected = { forWhom: { code: "rejected", message: "Please call us." } } as const;
  const { answer, errors } = await createForm({ forWhom: "self" }, rejected);
  answer("forWhom", { forWhom: "child" });
  expect(errors.value).toEqual({});
});

test("before an attempt to send, no answer of the page has an error", async () => {
  const { answer, errors } = await createForm();
  answer("forWhom", { forWhom: undefined });
  expect(errors.value).toEqual({});
});
