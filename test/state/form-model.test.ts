import { effect } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { FormValues } from "../../src/form/inputs.ts";
import { formValues } from "../form/values-fixture.ts";
import { answersOf, fill, filledScheduler, loadedScheduler } from "./scheduler-fixture.ts";

const everyField = { record: "every-field" };
const INVALID = formValues({ email: "ada", phone: "555", insurance: "", additionalDetails: "" });

/** A form with every field that shows errors after an attempt to send {@link INVALID}. */
async function formWithErrors() {
  const fixture = await loadedScheduler(everyField);
  fill(fixture.scheduler, INVALID);
  await fixture.scheduler.send();
  expect(Object.keys(fixture.errorCodes())).toEqual([
    "email",
    "phone",
    "insurance",
    "additionalDetails",
  ]);
  return fixture;
}

test("shows no errors before the first attempt to send", async () => {
  const { scheduler, errorCodes } = await loadedScheduler(everyField);
  fill(scheduler, { ...INVALID, year: "90", day: "31", month: "2" });
  expect(errorCodes()).toEqual({});
});

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
  form.updateHints("phone");
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

test("shows again that a date is not real after it was fixed", async () => {
  const { scheduler, errorCodes } = await filledScheduler();
  fill(scheduler, { year: "90" });
  await scheduler.send();
  fill(scheduler, { year: "1990" });
  expect(errorCodes()).toEqual({});
  fill(scheduler, { day: "30", month: "2" });
  expect(errorCodes()).toEqual({ dob: "date-not-real" });
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
  await scheduler.send();
  expect(errorCodes()).toEqual({ dob: "date-incomplete" });
  form.setAnswer("year", "1990");
  expect(errorCodes()).toHaveProperty("dob");
  form.setAnswer("month", "3");
  expect(errorCodes()).toEqual({});
});

test("removes the error of an optional answer that is left empty instead", async () => {
  const { scheduler, form, errorCodes, status } = await filledScheduler({
    record: "optional-fields",
  });
  form.setAnswer("email", "ada");
  await scheduler.send();
  expect(Object.keys(errorCodes())).toContain("email");
  form.setAnswer("email", "");
  expect(errorCodes()).not.toHaveProperty("email");
  expect(status()).toBe("details, idle");
});

test("removes the error of a missing choice when it is made", async () => {
  const { scheduler, form, errorCodes } = await filledScheduler({ record: "appointment-types" });
  await scheduler.send();
  expect(errorCodes()).toEqual({ appointmentType: "missing" });
  form.setAnswer("appointmentType", 0);
  expect(errorCodes()).toEqual({});
});

test("setting the same answer again changes nothing", async () => {
  const { scheduler, form } = await formWithErrors();
  const run = vi.fn();
  const stop = effect(() => run(form.errors.value, answersOf(scheduler)));
  form.setAnswer("email", "ada");
  form.setAnswer("provider", null);
  expect(run).toHaveBeenCalledOnce();
  stop();
});

test("clearing a form without answers renders nothing", async () => {
  const { scheduler } = await loadedScheduler(everyField);
  const { errors, attemptErrors } = scheduler.form;
  const run = vi.fn();
  const stop = effect(() => run(errors.value, attemptErrors.value, answersOf(scheduler)));
  scheduler.form.reset();
  expect(run).toHaveBeenCalledOnce();
  stop();
});

test("without validation no date is split, no hint appears, and any edit removes an error", async () => {
  const { form, errorCodes, device } = await formWithErrors();
  device.isValidationLoaded = false;
  expect(form.applyPastedDate("day", "1990-03-27")).toBe(false);
  form.setAnswer("email", "ada@quill.exmaple");
  form.updateHints("email");
  expect(form.hints.value).toEqual({ email: null, phone: null });
  expect(errorCodes()).not.toHaveProperty("email");
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
