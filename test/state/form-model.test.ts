import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import type { FormValues } from "../../src/form/inputs.ts";
import { useFakeClock } from "../client/fake-clock.ts";
import { formValues } from "../form/values-fixture.ts";
import {
  answersOf,
  fill,
  filledScheduler,
  loadedScheduler,
  sixFields,
} from "./scheduler-fixture.ts";

useFakeClock();

const manyFields = { record: sixFields() };
const INVALID = formValues({ email: "ada", phone: "555", insurance: "", additionalDetails: "" });

async function formWithErrors() {
  const fixture = await loadedScheduler(manyFields);
  fill(fixture.scheduler, INVALID);
  await fixture.scheduler.next();
  expect(Object.keys(fixture.errorCodes())).toEqual([
    "email",
    "phone",
    "insurance",
    "additionalDetails",
  ]);
  return fixture;
}

test("removes an error when its answer becomes valid, and keeps the others", async () => {
  const { form, errorCodes } = await formWithErrors();
  form.setAnswer("email", "ada@quill.example");
  expect(Object.keys(errorCodes())).toEqual(["phone", "insurance", "additionalDetails"]);
  form.setAnswer("insurance", "None");
  expect(Object.keys(errorCodes())).toEqual(["phone", "additionalDetails"]);
});

test("keeps an error unchanged while its answer is still invalid", async () => {
  const { form } = await formWithErrors();
  const before = form.errors.value;
  for (const text of ["ada@", "ada@q", "ada@quill", "ada@quill."]) {
    form.setAnswer("email", text);
    expect(form.errors.value).toBe(before);
  }
  form.setAnswer("email", "ada@quill.example");
  expect(form.errors.value).not.toHaveProperty("email");
});

test("when the patient leaves an answer, its error says what is wrong now", async () => {
  const { form, errorCodes } = await filledScheduler();
  form.showErrors({ phone: { code: "missing" } });
  form.setAnswer("phone", "555-0143");
  expect(errorCodes()).toEqual({ phone: "missing" });
  form.checks.value?.updateHints("phone");
  expect(errorCodes()).toEqual({ phone: "phone-short" });
  expect(form.attemptErrors.value).toHaveProperty("phone.code", "phone-short");
});

test("adds no error while the patient types", async () => {
  const { scheduler, errorCodes } = await formWithErrors();
  fill(scheduler, { firstName: "", lastName: " ", day: "99", year: "" });
  expect(Object.keys(errorCodes())).toEqual(["email", "phone", "insurance", "additionalDetails"]);
});

test.each<[what: string, fixed: Partial<FormValues>, changed: Partial<FormValues>, code: string]>([
  ["an address", { email: "ada@quill.example" }, { email: "ada@quill" }, "email-domain"],
  ["a required answer", { insurance: "None" }, { insurance: " " }, "missing"],
  ["a phone number", { phone: "+1 202 555 0143" }, { phone: "+1 202" }, "phone-short"],
])("shows again that %s is invalid after it was fixed", async (_what, fixed, changed, code) => {
  const { scheduler, form, errorCodes } = await formWithErrors();
  const [question = ""] = Object.keys(fixed);
  fill(scheduler, fixed);
  expect(errorCodes()).not.toHaveProperty(question);
  fill(scheduler, changed);
  expect(errorCodes()).toHaveProperty(question, code);
  expect(form.attemptErrors.value).toHaveProperty([question, "code"], code);
});

test("shows what is wrong with an answer that the receiver rejected and that is changed", async () => {
  const { form, errorCodes } = await filledScheduler();
  form.showErrors({ phone: { code: "rejected", message: "We cannot call this number." } });
  form.setAnswer("phone", "555");
  expect(errorCodes()).toEqual({ phone: "phone-short" });
  form.setAnswer("phone", "202 555 0143");
  expect(errorCodes()).toEqual({});
});

test("removes the error of a date of birth when the whole date is valid", async () => {
  const { scheduler, form, errorCodes } = await filledScheduler();
  fill(scheduler, { day: "31", month: "2", year: "" });
  await scheduler.next();
  expect(errorCodes()).toEqual({ dob: "date-incomplete" });
  form.setAnswer("year", "1990");
  expect(errorCodes()).toHaveProperty("dob");
  form.setAnswer("month", "3");
  expect(errorCodes()).toEqual({});
});

test("without validation no date is split, and no hint appears", async () => {
  const { form, device } = await formWithErrors();
  device.isValidationLoaded.value = false;
  expect(form.checks.value).toBeUndefined();
  form.setAnswer("email", "ada@quill.exmaple");
  expect(form.hints.value).toMatchObject({ email: null, phone: null });
});

test("a cleared form leaves no answer in the legacy properties of RegExp", async () => {
  const { scheduler } = await formWithErrors();
  const legacy = () =>
    ["input", "lastMatch", "leftContext", "rightContext", "$1"].map((name) =>
      Reflect.get(RegExp, name),
    );
  /.*/.exec(INVALID.phone);
  expect(legacy()).toContain(INVALID.phone);
  scheduler.form.reset();
  expect(legacy().join("")).toBe("");
});

test("a pasted date is split into the three inputs in one update", async () => {
  const { form } = await loadedScheduler();
  const { day, month, year } = form.answers;
  const dates: string[] = [];
  const stop = effect(() => {
    dates.push(`${day.value}/${month.value}/${year.value}`);
  });
  expect(form.checks.value?.applyPastedDate("day", "1990-03-27")).toBe(true);
  expect(dates).toEqual(["//", "27/3/1990"]);
  stop();
});

test("an ambiguous or impossible date does not replace what was typed", async () => {
  const { scheduler, form } = await filledScheduler();
  const before = answersOf(scheduler);
  expect(form.checks.value?.applyPastedDate("month", "3/4/1990")).toBe(false);
  expect(form.checks.value?.applyPastedDate("year", "31/4/1990")).toBe(false);
  expect(answersOf(scheduler)).toEqual(before);
  form.setAnswer("day", "28/4/1991");
  expect(form.checks.value?.applyPastedDate("day", "28/4/1991")).toBe(false);
});

test.each([
  ["3/4/1990", "1990-03-04"],
  ["27/3/1990", null],
  ["4/4/1990", null],
  ["1990-03-04", null],
  ["4 March 1990", null],
])("the pasted date %s is repeated if it has two readings: %s", async (text, dob) => {
  const { form } = await loadedScheduler();
  form.checks.value?.applyPastedDate("day", text);
  expect(form.hints.value.dob).toBe(dob);
  form.setAnswer("year", "1985");
  expect(form.hints.value.dob).toBe(dob && "1985-03-04");
});

test("a pasted date removes the error of a missing one", async () => {
  const { scheduler, form, errorCodes } = await filledScheduler();
  fill(scheduler, { day: "", month: "", year: "" });
  await scheduler.next();
  expect(errorCodes()).toEqual({ dob: "missing" });
  form.checks.value?.applyPastedDate("day", "27 March 1990");
  expect(errorCodes()).toEqual({});
});

test("the phone hint shows the number in the usual format until the number changes", async () => {
  const { form } = await loadedScheduler(manyFields);
  form.setAnswer("phone", "202.555.0143");
  expect(form.hints.value.phone).toBeNull();
  form.checks.value?.updateHints("phone");
  const hint = { e164: "+12025550143", formatted: "(202) 555-0143", note: null };
  expect(form.hints.value).toMatchObject({ email: null, phone: hint });
  form.setAnswer("firstName", "Ada");
  expect(form.hints.value.phone).toEqual(hint);
  form.setAnswer("phone", "202.555.014");
  expect(form.hints.value.phone).toBeNull();
});

test("the email hint suggests the address that was probably meant", async () => {
  const { form } = await loadedScheduler(manyFields);
  form.setAnswer("email", "ada@gmial.com");
  form.checks.value?.updateHints("email");
  expect(form.hints.value).toMatchObject({ email: "ada@gmail.com", phone: null });
  form.setAnswer("email", "ada@gmail.com");
  expect(form.hints.value.email).toBeNull();
  form.checks.value?.updateHints("email");
  expect(form.hints.value.email).toBeNull();
});

test("hints are cleared together with the answers", async () => {
  const { scheduler, form, status } = await filledScheduler();
  form.checks.value?.updateHints("phone");
  expect(form.hints.value.phone?.formatted).toBe("(202) 555-0143");
  await scheduler.next();
  expect(status()).toBe("sent");
  expect(form.hints.value).toMatchObject({ email: null, phone: null });
});
