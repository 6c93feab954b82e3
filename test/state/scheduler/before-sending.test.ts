import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { PhoneTools } from "../../../src/form/phone/phone.ts";
import { advance, useFakeClock } from "../../client/fake-clock.ts";
import { phoneTools as tools } from "../../form/phone/all-countries.ts";
import { formValues } from "../../form/values-fixture.ts";
import { ADA, fill, filledScheduler, sixFields } from "../scheduler-fixture.ts";

useFakeClock();

const manyFields = { record: sixFields() };

const withTypo = async () => {
  const fixture = await filledScheduler(manyFields);
  fill(fixture.scheduler, formValues({ ...ADA, email: "ada@gmial.com" }));
  return fixture;
};

test("a suggestion that was never shown holds the first attempt to send", async () => {
  const { form, send, status, submitted } = await withTypo();
  await send();
  expect(status()).toBe("details, idle");
  expect(submitted).toEqual([]);
  expect(form.hints.value.email).toBe("ada@gmail.com");
  expect(form.failedAttempts.value).toBe(1);
  await send();
  expect(status()).toBe("sent");
  expect(submitted[0]?.patient.email).toBe("ada@gmial.com");
});

test("a suggestion that was shown before does not hold anything", async () => {
  const { form, send, status } = await withTypo();
  form.checks.value?.updateHints("email");
  await send();
  expect(status()).toBe("sent");
});

test("another typo is suggested before it is sent", async () => {
  const { scheduler, send, status } = await withTypo();
  await send();
  fill(scheduler, { email: "ada@gmail.cm" });
  await send();
  expect(status()).toBe("details, idle");
});

test("a correction of a typo that the page filled in on a later step is suggested there, not before", async () => {
  const { scheduler, form, status } = await filledScheduler({ record: "everything-on" });
  fill(scheduler, { screener: "no", appointmentType: 0, email: "ada@gmial.com" });
  await scheduler.next();
  await scheduler.next();
  expect([status(), form.hints.value.email]).toEqual(["you, idle", null]);
  await scheduler.next();
  expect([status(), form.hints.value.email]).toEqual(["you, idle", "ada@gmail.com"]);
});

function lazyTools(ms: number) {
  const loaded = signal<PhoneTools | undefined>(undefined);
  return {
    phoneTools: () => loaded.value,
    loadPhoneTools: async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      loaded.value = tools;
    },
  };
}

test("a number that was filled in without focus is checked with the numbering plans", async () => {
  const { scheduler, send, submitted } = await filledScheduler({ deps: lazyTools(3000) });
  fill(scheduler, { phone: "+503 555 0142" });
  await send();
  expect(submitted[0]?.patient.phone).toBe("+15035550142");
});

test("sending waits at most five seconds for the numbering plans", async () => {
  const { scheduler, submitted, status } = await filledScheduler({ deps: lazyTools(60_000) });
  const sending = scheduler.next();
  await advance(4900);
  expect(status()).toBe("details, loading");
  expect(submitted).toEqual([]);
  await advance(200);
  await sending;
  expect(submitted).toHaveLength(1);
});

test("sending does not wait for the numbering plans if no number was entered", async () => {
  const { scheduler, status, errorCodes } = await filledScheduler({ deps: lazyTools(60_000) });
  fill(scheduler, { phone: "" });
  await scheduler.next();
  expect(status()).toBe("details, idle");
  expect(errorCodes()).toEqual({ phone: "missing" });
});

test("a note appears when the numbering plans have loaded", async () => {
  const { form } = await filledScheduler({ ...manyFields, deps: lazyTools(3000) });
  form.setAnswer("phone", "+44 20 7946 095");
  form.checks.value?.updateHints("phone");
  expect(form.hints.value.phone).toMatchObject({ formatted: "+44 20 794 6095", note: null });
  await advance(3000);
  const hint = { formatted: "+44 207946095", note: { code: "short" } };
  expect(form.hints.value.phone).toMatchObject(hint);
});
