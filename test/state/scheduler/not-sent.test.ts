import { expect, onTestFinished, test, vi } from "vitest";
import type { SubmitOutcome } from "../../../src/client/submit.ts";
import { mapFields } from "../../../src/contract/questions.ts";
import { onContained } from "../../../src/host/contain.ts";
import { backOnline } from "../../../src/state/phase.ts";
import { untilSettled, useFakeClock } from "../../client/fake-clock.ts";
import {
  ADA,
  answersOf,
  fill,
  filledScheduler,
  loadedScheduler,
  withOutcome,
} from "../scheduler-fixture.ts";

useFakeClock();

test.each<SubmitOutcome>([
  { kind: "busy" },
  { kind: "unknown" },
  { kind: "no-receiver" },
  { kind: "refused", status: 403 },
])(
  "the outcome $kind keeps every answer, and the id of the same request; after two, calling is better",
  async (outcome) => {
    const fixture = await filledScheduler(withOutcome(outcome));
    const { scheduler, form, send, status, submitted, calls } = fixture;
    const before = answersOf(scheduler);
    await send();
    expect(status()).toBe(`not sent: ${outcome.kind}`);
    expect(answersOf(scheduler)).toEqual(before);
    expect(calls).toEqual([["onNotSent", outcome.kind]]);
    await send();
    const again = /^refused|no-receiver/.test(outcome.kind) ? "" : " again";
    expect(status()).toBe(`not sent${again}: ${outcome.kind}`);
    expect(submitted[1]).toEqual(submitted[0]);
    form.setAnswer("lastName", "Quillfeather");
    await send();
    expect(status()).toBe(`not sent${again}: ${outcome.kind}`);
  },
);

test("a request that fails offline is offered again, but not sent, when the browser is online", async () => {
  const { scheduler, send, status, device, submitted, calls } = await filledScheduler(
    withOutcome({ kind: "unknown" }),
  );
  const before = answersOf(scheduler);
  device.isOnline = false;
  await send();
  expect(status()).toBe("not sent: offline");
  expect(answersOf(scheduler)).toEqual(before);
  device.isOnline = true;
  backOnline(scheduler.phase);
  expect(status()).toBe("not sent: back-online");
  expect(submitted).toHaveLength(1);
  expect(calls).toEqual([["onNotSent", "offline"]]);
  await send();
  expect(status()).toBe("not sent again: unknown");
  expect(new Set(submitted.map(({ id }) => id)).size).toBe(1);
});

test("after an edit, the next request replaces the one that may have arrived", async () => {
  const { form, send, submitted } = await filledScheduler(withOutcome({ kind: "unknown" }));
  await send();
  await send();
  form.setAnswer("lastName", "Quillfeather");
  await send();
  const [first, second, third] = submitted;
  expect(second).toEqual(first);
  expect(first).not.toHaveProperty("replaces");
  expect(third?.id).not.toBe(first?.id);
  expect(third?.replaces).toBe(first?.id);
});

test("a request that was certainly not received is not replaced", async () => {
  const { form, send, submitted } = await filledScheduler(withOutcome({ kind: "busy" }));
  await send();
  form.setAnswer("lastName", "Quillfeather");
  await send();
  expect(submitted.at(-1)).not.toHaveProperty("replaces");
});

test("any error while sending ends in not sent, and none is unhandled", async () => {
  const newId = () => {
    throw new TypeError("crypto is undefined");
  };
  const contained = vi.fn();
  onTestFinished(onContained(contained));
  const { send, status } = await filledScheduler({ deps: { newId } });
  await send();
  expect(status()).toBe("not sent: chunk-missing");
  expect(contained).toHaveBeenCalledOnce();
});

test("an error after the request has left does not say that it was not sent", async () => {
  const submit = () => Promise.reject(new TypeError("broken by the page"));
  const { send, status } = await filledScheduler({ deps: { submit } });
  await send();
  expect(status()).toBe("not sent: unknown");
  await send();
  expect(status()).toBe("not sent again: unknown");
});

test("without the chunk that checks, nothing is sent", async () => {
  const { send, status } = await filledScheduler({
    deps: { validation: () => null, loadValidation: async () => null },
  });
  const sending = send();
  expect(status()).toBe("details, loading");
  await sending;
  expect(status()).toBe("not sent: chunk-missing");
  await send();
  expect(status()).toBe("not sent again: chunk-missing");
});

test("a first request that fails is offered again, also if the chunk was missing before", async () => {
  const deps = { ...withOutcome({ kind: "busy" }).deps, loadValidation: async () => null };
  const { scheduler, device, status } = await loadedScheduler({ record: "every-field", deps });
  device.isValidationLoaded.value = false;
  const { dob: _, ...texts } = mapFields(() => "None");
  fill(scheduler, { ...texts, ...ADA, email: "ada@quill.example" });
  const states = [];
  for (let press = 0; press < 3; press += 1) {
    await untilSettled(scheduler.next());
    states.push(status());
    device.isValidationLoaded.value = true;
  }
  expect(states).toEqual(["not sent: chunk-missing", "more, idle", "not sent: busy"]);
});

test("coming back online changes nothing unless sending failed offline", async () => {
  const { scheduler, send, status } = await filledScheduler(withOutcome({ kind: "unknown" }));
  backOnline(scheduler.phase);
  expect(status()).toBe("details, idle");
  await send();
  backOnline(scheduler.phase);
  expect(status()).toBe("not sent: unknown");
});

test("sending loads the validation first", async () => {
  const { scheduler, status, device, submitted } = await filledScheduler();
  device.isValidationLoaded.value = false;
  const sends = [scheduler.next(), scheduler.next()];
  expect(status()).toBe("details, loading");
  await untilSettled(Promise.all(sends));
  expect(status()).toBe("sent");
  expect(submitted).toHaveLength(1);
});

test("rejected answers are marked with the receiver's messages until they are edited", async () => {
  const errors = { phone: "We do not call abroad.", dob: "Children only.", created_at: "Odd." };
  const { form, send, status, calls } = await filledScheduler(
    withOutcome({ kind: "rejected", errors }),
  );
  await send();
  expect(status()).toBe("details, idle");
  expect(form.errors.value).toEqual({
    phone: { code: "rejected", message: "We do not call abroad." },
    dob: { code: "rejected", message: "Children only." },
  });
  expect(form.failedAttempts.value).toBe(1);
  expect(calls).toEqual([]);
  form.setAnswer("phone", ADA.phone);
  expect(Object.keys(form.errors.value)).toEqual(["phone", "dob"]);
  form.setAnswer("phone", "202 555 0144");
  expect(Object.keys(form.errors.value)).toEqual(["dob"]);
});

test.each<[string, Record<string, string>]>([
  ["no field", {}],
  ["a field that is not asked", { email: "We need this." }],
  ["something other than an answer", { created_at: "Odd.", constructor: "Odd." }],
])("a rejection that names %s counts as refused", async (_name, errors) => {
  const { send, status, errorCodes, calls } = await filledScheduler(
    withOutcome({ kind: "rejected", errors }),
  );
  await send();
  expect(status()).toBe("not sent: refused");
  expect(errorCodes()).toEqual({});
  expect(calls).toEqual([["onNotSent", "refused"]]);
});
