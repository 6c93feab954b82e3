import { expect, test } from "vitest";
import { mapFields } from "../../../src/contract/questions.ts";
import { REQUESTER_QUESTIONS } from "../../../src/form/page-questions.ts";
import { clearOfLocation } from "../../../src/state/locations.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import {
  ADA,
  addQuestions,
  fill,
  filledScheduler,
  loadedScheduler,
  sendAll,
} from "../scheduler-fixture.ts";

useFakeClock();

const { dob: _dob, ...texts } = mapFields(() => "None");
const EVERY = { ...texts, ...ADA, email: "ada@quill.example" };

/** A filled-in form with two steps: "you" and "more". */
async function longForm(submit?: () => Promise<never>) {
  const deps = submit && { submit };
  const fixture = await filledScheduler({ record: "every-field", ...(deps && { deps }) });
  fill(fixture.scheduler, EVERY);
  return fixture;
}

test("a step shows its own errors, the next step follows when they are corrected, the last one sends", async () => {
  const { scheduler, form, status, errorCodes, calls, submitted } = await longForm();
  fill(scheduler, { email: "ada", insurance: "" });
  await scheduler.next();
  expect(status()).toBe("you, idle");
  expect(errorCodes()).toEqual({ email: "email-at" });
  form.setAnswer("email", EVERY.email);
  await scheduler.next();
  expect(status()).toBe("more, idle");
  expect(errorCodes()).toEqual({});
  await scheduler.next();
  expect(errorCodes()).toEqual({ insurance: "missing" });
  scheduler.back();
  expect(status()).toBe("you, idle");
  form.setAnswer("insurance", "None");
  await sendAll(scheduler);
  expect(submitted).toHaveLength(1);
  expect(calls.map(([name]) => name)).toEqual(["onStep", "onSent"]);
});

test("an answer of an earlier step that is no longer valid leads there", async () => {
  const { scheduler, form, status, errorCodes, submitted } = await longForm();
  await scheduler.next();
  form.setAnswer("lastName", "");
  await scheduler.next();
  expect(status()).toBe("you, idle");
  expect(errorCodes()).toEqual({ lastName: "missing" });
  expect(submitted).toEqual([]);
});

test("an answer of an earlier step that the receiver rejects leads there, with its message", async () => {
  const errors = { phone: "Closed line", insurance: "Unknown" };
  const { scheduler, form, send, status } = await longForm(
    async () => ({ kind: "rejected", errors }) as never,
  );
  await send();
  expect(status()).toBe("you, idle");
  expect(form.errors.value).toEqual({ phone: { code: "rejected", message: "Closed line" } });
  expect(scheduler.form.answers.insurance.value).toBe("None");
});

test("questions of the page that come late are asked, with the answers so far", async () => {
  const { scheduler, form, status, errorCodes, submitted, calls } = await longForm();
  await scheduler.next();
  const names = ["forWhom", ...REQUESTER_QUESTIONS] as const;
  addQuestions(
    scheduler,
    names.map((name) => ({ name, required: true })),
  );
  expect(status()).toBe("more, idle");
  await scheduler.next();
  expect(status()).toBe("who, idle");
  expect(errorCodes()).toEqual({ forWhom: "missing" });
  form.setAnswer("forWhom", "child");
  fill(scheduler, { requesterFirstName: "Bo", requesterLastName: "Quill" });
  await sendAll(scheduler);
  expect(submitted[0]).toMatchObject({ for_whom: "child", patient: { firstName: "Ada" } });
  // That the appointment is for somebody else is not for the page.
  expect(calls.map(([, step]) => step)).toEqual(["sent", submitted[0]?.id]);
});

test("an optional question of the page that comes late, in a step before this one, is shown before sending", async () => {
  const { scheduler, status, submitted } = await longForm();
  await scheduler.next();
  addQuestions(scheduler, [{ name: "slot", required: false }]);
  await scheduler.next();
  expect(status()).toBe("time, idle");
  await sendAll(scheduler);
  expect(submitted).toHaveLength(1);
});

test("a form of one screen that gets many questions goes on with the first after the screener", async () => {
  const { scheduler, form, status } = await loadedScheduler({ record: "screener-stops" });
  form.setAnswer("screener", "no");
  await scheduler.next();
  expect(status()).toBe("details, idle");
  addQuestions(scheduler, [{ name: "slot", required: false }]);
  expect(status()).toBe("time, idle");
});

test("whoever chooses another location has not agreed to its text messages", async () => {
  const { scheduler, form } = await loadedScheduler();
  form.answers.textConsent.value = { answer: true, sentence: "I agree.", at: "2026-11-20" };
  clearOfLocation(scheduler);
  expect(form.answers.textConsent.value).toBeNull();
});
