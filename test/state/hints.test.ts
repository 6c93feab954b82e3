import { expect, test } from "vitest";
import { fill, filledScheduler, loadedScheduler } from "./scheduler-fixture.ts";

const everyField = { record: "every-field" };

test("the phone hint shows the number in the usual format until the number changes", async () => {
  const { form } = await loadedScheduler(everyField);
  form.setAnswer("phone", "202.555.0143");
  expect(form.hints.value.phone).toBeNull();
  form.updateHints("phone");
  const hint = { formatted: "(202) 555-0143", note: null };
  expect(form.hints.value).toEqual({ email: null, phone: hint });
  form.setAnswer("firstName", "Ada");
  expect(form.hints.value.phone).toEqual(hint);
  form.setAnswer("phone", "202.555.014");
  expect(form.hints.value.phone).toBeNull();
});

test("the email hint suggests the address that was probably meant", async () => {
  const { form } = await loadedScheduler(everyField);
  form.setAnswer("email", "ada@gmial.com");
  form.updateHints("email");
  expect(form.hints.value).toEqual({ email: "ada@gmail.com", phone: null });
  form.setAnswer("email", "ada@gmail.com");
  expect(form.hints.value.email).toBeNull();
  form.updateHints("email");
  expect(form.hints.value.email).toBeNull();
});

test.each(["", "ada", "555"])("%j has no hint and no error", async (text) => {
  const { scheduler, form, errorCodes } = await loadedScheduler(everyField);
  fill(scheduler, { email: text, phone: text });
  form.updateHints("email");
  form.updateHints("phone");
  expect(form.hints.value).toEqual({ email: null, phone: null });
  expect(errorCodes()).toEqual({});
});

test("hints are cleared together with the answers", async () => {
  const { scheduler, form, status } = await filledScheduler();
  form.updateHints("phone");
  expect(form.hints.value.phone?.formatted).toBe("(202) 555-0143");
  await scheduler.send();
  expect(status()).toBe("sent");
  expect(form.hints.value).toEqual({ email: null, phone: null });
});
