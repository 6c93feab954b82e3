import { expect, test } from "vitest";
import { ADA, filledScheduler, withOutcome } from "./scheduler-fixture.ts";

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
