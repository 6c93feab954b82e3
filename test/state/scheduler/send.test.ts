import { expect, test } from "vitest";
import { responseOutcome } from "../../../src/client/submit.ts";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { startOver } from "../../../src/state/locations.ts";
import { advance, untilSettled, useFakeClock } from "../../client/fake-clock.ts";
import { addToEveryObject } from "../../every-object.ts";
import { phoneTools as tools } from "../../form/phone/all-countries.ts";
import {
  answersOf,
  fill,
  filledScheduler,
  loadedScheduler,
  sixFields,
} from "../scheduler-fixture.ts";

useFakeClock();

test("sending clears every answer, and the receipt contains none", async () => {
  const { scheduler, form, send, submitted } = await filledScheduler({ record: "everything-on" });
  const empty = answersOf((await loadedScheduler()).scheduler);
  form.setAnswer("screener", "no");
  scheduler.next();
  fill(scheduler, { email: "ada@quill.example", appointmentType: 1, provider: 2 });
  await send();
  expect(scheduler.phase.value).toEqual({
    name: "sent",
    receipt: {
      requestId: submitted[0]?.id,
      reference: requestReference(submitted[0]?.id ?? ""),
      sentAt: Date.parse(submitted[0]?.created_at ?? ""),
      appointmentType: "First visit",
      provider: "Poppy Larksong, dental hygienist",
      isBooked: false,
      isEmailed: false,
    },
  });
  expect(answersOf(scheduler)).toEqual(empty);
});

test("a page that adds to Object.prototype changes no id, and invents no time, label or booking", async () => {
  const bodies = ["<p>Maintenance", '{"booked":true}'].values();
  const submit = () => responseOutcome(new Response(bodies.next().value));
  const { scheduler, send, submitted } = await filledScheduler({ deps: { submit } });
  const names = ["isBooked", "isEmailed", "replaces", "slot", "provider_label"];
  addToEveryObject(Object.fromEntries(names.map((name) => [name, "1"])));
  await send();
  await send();
  expect(submitted[1]).toEqual(submitted[0]);
  const receipt = { isBooked: false, isEmailed: false, slot: undefined, provider: null };
  expect(scheduler.phase.value).toMatchObject({ name: "sent", receipt });
});

test("the request contains no answer to a question that was not asked", async () => {
  const { scheduler, send, submitted } = await filledScheduler();
  fill(scheduler, { screener: "yes", appointmentType: 0, provider: 0, email: "ada@quill.example" });
  await send();
  expect(submitted[0]).toMatchObject({ screener: null, appointment_type: null, provider: null });
  expect(submitted[0]?.patient).not.toHaveProperty("email");
});

test("the receipt shows what was sent, even if a choice changed while sending", async () => {
  const { scheduler, received } = await filledScheduler({
    record: "appointment-types",
    submitFaults: "/f/slow-3000",
  });
  fill(scheduler, { appointmentType: 0 });
  await scheduler.next();
  const sending = scheduler.next();
  await advance(1000);
  fill(scheduler, { appointmentType: 1 });
  await untilSettled(sending);
  expect((await received())[0]?.request).toMatchObject({
    appointment_type: "RECALL_30",
    appointment_type_label: "Check-up and cleaning",
  });
  expect(scheduler.phase.value).toMatchObject({
    name: "sent",
    receipt: { appointmentType: "Check-up and cleaning" },
  });
});

test("all missing and invalid answers are shown at once, and nothing is submitted", async () => {
  const { scheduler, form, status, errorCodes, submitted, calls } = await loadedScheduler({
    record: sixFields(),
  });
  fill(scheduler, { firstName: "  ", lastName: "Quill", email: "ada", phone: "555" });
  await scheduler.next();
  expect(status()).toBe("details, idle");
  expect(errorCodes()).toEqual({
    firstName: "missing",
    email: "email-at",
    phone: "phone-short",
    insurance: "missing",
    additionalDetails: "missing",
  });
  expect(form.failedAttempts.value).toBe(1);
  await scheduler.next();
  expect(form.failedAttempts.value).toBe(2);
  expect(submitted).toEqual([]);
  expect(calls).toEqual([]);
});

test("nothing is validated or sent before the page has painted the press of Send", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deps = { phoneTools: () => tools, untilPainted: () => promise };
  const { scheduler, form, send, status, errorCodes, submitted } = await filledScheduler({ deps });
  form.setAnswer("lastName", "");
  const sending = scheduler.next();
  await advance(0);
  expect(status()).toBe("details, checking");
  expect(errorCodes()).toEqual({});
  resolve();
  await sending;
  expect(status()).toBe("details, idle");
  expect(errorCodes()).toEqual({ lastName: "missing" });
  form.setAnswer("lastName", "Quill");
  await send();
  expect(submitted).toHaveLength(1);
});

test("pressing Send again, going back and starting over do nothing while the request is sent, once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { scheduler, form, status, submitted, received } = await filledScheduler({
    record: "screener-stops",
    submitFaults: "/f/slow-2000",
    deps: { phoneTools: () => tools, untilPainted: () => promise },
  });
  form.setAnswer("screener", "no");
  scheduler.next();
  const pressAll = () => {
    void scheduler.next();
    scheduler.back();
    startOver(scheduler);
  };
  const sending = scheduler.next();
  pressAll();
  expect(status()).toBe("details, checking");
  resolve();
  await advance(1000);
  pressAll();
  expect(status()).toBe("details, sending");
  await untilSettled(sending);
  expect(submitted).toHaveLength(1);
  expect(await received()).toHaveLength(1);
});

test("a form that is removed before the page has painted the press of Send sends nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { scheduler, submitted, calls } = await filledScheduler({
    deps: { phoneTools: () => tools, untilPainted: () => promise },
  });
  const sending = scheduler.next();
  scheduler.dispose();
  resolve();
  await untilSettled(sending);
  expect(submitted).toEqual([]);
  expect(calls).toEqual([]);
});

test("dispose while sending clears every answer; the phase stays and no callback runs", async () => {
  const { scheduler, status, calls } = await filledScheduler({ submitFaults: "/f/slow-3000" });
  const empty = answersOf((await loadedScheduler()).scheduler);
  const sending = scheduler.next();
  await advance(1000);
  scheduler.dispose();
  await untilSettled(sending);
  expect(status()).toBe("details, sending");
  expect(calls).toEqual([]);
  expect(answersOf(scheduler)).toEqual(empty);
});
