import { expect, test } from "vitest";
import { useFakeClock } from "../client/fake-clock.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { ADA, fill, filledWidget, outcome } from "./widget.ts";

useFakeClock();

test("edited answers are another request, with an id of its own", async () => {
  const { scheduler, send, handedOver, received } = await filledWidget({ sendFaults: "/f/lost" });
  await send();
  scheduler.answer("lastName", "Quill-Larksong");
  await send();
  expect(handedOver[1]?.id).not.toBe(handedOver[0]?.id);
  expect(await received()).toHaveLength(2);
});

test("edited and edited back, it is the same request", async () => {
  const { scheduler, send, handedOver, received } = await filledWidget({ sendFaults: "/f/lost" });
  await send();
  scheduler.answer("lastName", "Quil");
  scheduler.answer("lastName", " Quill ");
  await send();
  expect(handedOver[1]).toEqual(handedOver[0]);
  expect(await received()).toHaveLength(1);
});

test("another screener answer is another request", async () => {
  const { scheduler, send, handedOver } = await filledWidget({
    record: "screener-allows",
    ...outcome({ kind: "unsure" }),
  });
  for (const answer of ["yes", "no", "yes"] as const) {
    scheduler.answer("screener", answer);
    scheduler.answerScreener();
    await send();
    scheduler.back();
  }
  expect(handedOver.map((request) => request.screener?.answer)).toEqual(["yes", "no", "yes"]);
  expect(new Set(handedOver.map(({ id }) => id)).size).toBe(3);
});

test("the next patient's request is another one, whatever the answers", async () => {
  const { scheduler, send, handedOver } = await filledWidget(outcome({ kind: "unsure" }));
  await send();
  scheduler.startOver();
  fill(scheduler, ADA);
  await send();
  expect(handedOver[1]?.patient).toEqual(handedOver[0]?.patient);
  expect(handedOver[1]?.id).not.toBe(handedOver[0]?.id);
});

test("an id that was used for another request is not used again", async () => {
  const { send, stands, handedOver } = await filledWidget(outcome({ kind: "reused" }));
  await send();
  expect(stands()).toBe("not sent: reused");
  await send();
  expect(handedOver[1]?.id).not.toBe(handedOver[0]?.id);
  expect({ ...handedOver[1], id: "" }).toEqual({ ...handedOver[0], id: "" });
});

test("where the inbox has another request of that id, the next one goes through", async () => {
  const [taken, free] = [crypto.randomUUID(), crypto.randomUUID()];
  const ids = [taken, free];
  const { send, stands, received, post } = await filledWidget({
    over: { newId: () => ids.shift() ?? "" },
  });
  await post(bookingRequest({ id: taken }));
  await send();
  expect(stands()).toBe("not sent: reused");
  await send();
  expect(stands()).toBe("sent");
  expect((await received()).map(({ request }) => request.id)).toEqual([free, taken]);
});

test("what the receiver refuses lands on its fields, with the receiver's sentence", async () => {
  const errors = { phone: "We do not call abroad.", dob: "Children only.", created_at: "Odd." };
  const { scheduler, send, stands, happened } = await filledWidget(
    outcome({ kind: "rejected", errors }),
  );
  await send();
  expect(stands()).toBe("details, idle");
  expect(scheduler.faults.value).toEqual({
    phone: { code: "refused", sentence: "We do not call abroad." },
    dob: { code: "refused", sentence: "Children only." },
  });
  expect(scheduler.refusals.value).toBe(1);
  expect(happened).toEqual([]);
  scheduler.answer("phone", ADA.phone);
  expect(Object.keys(scheduler.faults.value)).toEqual(["phone", "dob"]);
  scheduler.answer("phone", "5");
  expect(Object.keys(scheduler.faults.value)).toEqual(["dob"]);
});

test.each([
  ["no field", {}],
  ["a field that is not asked", { email: "We need this." }],
  ["something that is no answer", { created_at: "Odd.", constructor: "Odd." }],
])("a refusal that names %s says that it was refused", async (_name, errors) => {
  const { send, stands, faults, happened } = await filledWidget(
    outcome({ kind: "rejected", errors: errors as Record<string, string> }),
  );
  await send();
  expect(stands()).toBe("not sent: refused");
  expect(faults()).toEqual({});
  expect(happened).toEqual([["notSent", "refused"]]);
});
