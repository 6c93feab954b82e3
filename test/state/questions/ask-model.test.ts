import { expect, test } from "vitest";
import type { FieldErrors } from "../../../src/form/errors.ts";
import type { PageValues } from "../../../src/form/questions/plan.ts";
import { answerPageQuestion, setPageValues } from "../../../src/state/questions/ask-model.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { slotAt } from "../../form/slots/slots-fixture.ts";
import { loadedScheduler } from "../scheduler-fixture.ts";

useFakeClock();

async function createForm(values: PageValues | null = null, errors: FieldErrors = {}) {
  const { form } = await loadedScheduler();
  form.answers.page.value = values;
  form.showErrors(errors);
  return { form, values: form.answers.page, errors: form.errors };
}

const MISSING = { forWhom: { code: "missing" }, firstName: { code: "missing" } } as const;

test("changes one answer and keeps the others", async () => {
  const slot = slotAt(0);
  const { form, values } = await createForm({ forWhom: "child" });
  setPageValues(form, { slot });
  expect(values.value).toEqual({ forWhom: "child", slot });
});

test("removes an answer; without answers there is null", async () => {
  const { form, values } = await createForm({ forWhom: "child", slot: slotAt(0) });
  setPageValues(form, { slot: undefined });
  expect(values.value).toEqual({ forWhom: "child" });
  setPageValues(form, { forWhom: undefined });
  expect(values.value).toBeNull();
});

test("a valid answer removes the error of its question only", async () => {
  const { form, errors } = await createForm(null, MISSING);
  const validated: PageValues[] = [];
  answerPageQuestion(form, "forWhom", { forWhom: "self" }, (answers) => {
    validated.push(answers);
    return {};
  });
  expect(errors.value).toEqual({ firstName: MISSING.firstName });
  expect(validated).toEqual([{ forWhom: "self" }]);
});

test("an answer that is still invalid keeps the error", async () => {
  const { form, errors } = await createForm({ forWhom: "self" }, MISSING);
  answerPageQuestion(form, "forWhom", { forWhom: undefined }, (answers) => {
    expect(answers).toEqual({});
    return MISSING;
  });
  expect(errors.value).toEqual(MISSING);
});

test("any valid answer removes an error of the receiver, which alone knows why", async () => {
  const rejected = { forWhom: { code: "rejected", message: "Please call us." } } as const;
  const { form, errors } = await createForm({ forWhom: "self" }, rejected);
  answerPageQuestion(form, "forWhom", { forWhom: "child" }, () => ({}));
  expect(errors.value).toEqual({});
});

test("before an attempt to send, no answer of the page has an error", async () => {
  const { form, errors } = await createForm();
  answerPageQuestion(form, "forWhom", { forWhom: undefined }, () => MISSING);
  expect(errors.value).toEqual({});
});
