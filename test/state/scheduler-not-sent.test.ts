import { expect, test } from "vitest";
import { sendTo } from "../../src/client/submit.ts";
import { settled, useFakeClock } from "../client/fake-clock.ts";
import { ORIGIN } from "../server/handler-fixture.ts";
import { answersOf, filledWidget, outcome } from "./widget.ts";

useFakeClock();

test("an answer that never comes leaves it open; sent again, the practice has it once", async () => {
  const { send, stands, handedOver, received, happened } = await filledWidget({
    sendFaults: "/f/lost",
  });
  await send();
  expect(stands()).toBe("not sent: unsure");
  expect(happened).toEqual([["notSent", "unsure"]]);
  await send();
  expect(stands()).toBe("sent");
  expect(handedOver).toHaveLength(2);
  expect(handedOver[1]).toEqual(handedOver[0]);
  expect(await received()).toHaveLength(1);
});

test.each(["500", "nocors"])(
  "after %s nothing is known, and all is still there",
  async (scenario) => {
    const sendFaults = `/f/${scenario}`;
    const { scheduler, send, stands, received } = await filledWidget({ sendFaults });
    const before = answersOf(scheduler);
    await send();
    expect(stands()).toBe("not sent: unsure");
    expect(answersOf(scheduler)).toEqual(before);
    await send();
    expect(stands()).toBe("sent");
    expect(await received()).toHaveLength(1);
  },
);

test("a receiver that is busy for a moment is not seen by a patient", async () => {
  const { send, stands, received, happened } = await filledWidget({ sendFaults: "/f/429-1" });
  await send();
  expect(stands()).toBe("sent");
  expect(happened.map(([name]) => name)).toEqual(["step", "sent"]);
  expect(await received()).toHaveLength(1);
});

test.each(["busy", "unsure", "nowhere"] as const)("%s keeps every answer", async (kind) => {
  const { scheduler, send, stands, handedOver, happened } = await filledWidget(outcome({ kind }));
  const before = answersOf(scheduler);
  await send();
  expect(stands()).toBe(`not sent: ${kind}`);
  expect(answersOf(scheduler)).toEqual(before);
  expect(happened).toEqual([["notSent", kind]]);
  await send();
  expect(handedOver[1]).toEqual(handedOver[0]);
});

test("refused for good keeps every answer, too", async () => {
  const refused = outcome({ kind: "refused", status: 403 });
  const { scheduler, send, stands } = await filledWidget(refused);
  const before = answersOf(scheduler);
  await send();
  expect(stands()).toBe("not sent: refused");
  expect(answersOf(scheduler)).toEqual(before);
});

test("offline it says so without sending; back online it offers, and does not send", async () => {
  const { scheduler, send, stands, device, handedOver, happened } = await filledWidget();
  const before = answersOf(scheduler);
  device.online = false;
  await send();
  expect(stands()).toBe("not sent: offline");
  expect(answersOf(scheduler)).toEqual(before);
  device.online = true;
  scheduler.online();
  expect(stands()).toBe("not sent: back-online");
  expect(handedOver).toEqual([]);
  expect(happened).toEqual([["notSent", "offline"]]);
  await send();
  expect(stands()).toBe("sent");
  expect(handedOver).toHaveLength(1);
});

test("offline, wrong answers come first", async () => {
  const { scheduler, send, stands, faults, device } = await filledWidget();
  device.online = false;
  scheduler.answer("lastName", "");
  await send();
  expect(stands()).toBe("details, idle");
  expect(faults()).toEqual({ lastName: "missing" });
});

test("a connection that comes back changes nothing else", async () => {
  const { scheduler, send, stands } = await filledWidget(outcome({ kind: "unsure" }));
  scheduler.online();
  expect(stands()).toBe("details, idle");
  await send();
  scheduler.online();
  expect(stands()).toBe("not sent: unsure");
});

test("checks that are not there yet are loaded first", async () => {
  const { scheduler, stands, device, handedOver } = await filledWidget();
  device.checksLoaded = false;
  const presses = [scheduler.send(), scheduler.send()];
  expect(stands()).toBe("details, sending");
  await settled(Promise.all(presses));
  expect(stands()).toBe("sent");
  expect(handedOver).toHaveLength(1);
});

test("checks that cannot be had are told; sent again, they are asked for again", async () => {
  let asked = 0;
  const { scheduler, send, stands, handedOver, happened } = await filledWidget({
    over: {
      checking: () => null,
      loadChecking: async () => {
        asked += 1;
        return null;
      },
    },
  });
  const before = answersOf(scheduler);
  await send();
  expect(stands()).toBe("not sent: unloaded");
  expect(happened).toEqual([["notSent", "unloaded"]]);
  await send();
  expect(asked).toBe(2);
  expect(handedOver).toEqual([]);
  expect(answersOf(scheduler)).toEqual(before);
});

test("an end while they are loaded ends it", async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const { scheduler, stands, faults, happened } = await filledWidget({
    over: { checking: () => null, loadChecking: () => promise },
  });
  const sending = scheduler.send();
  scheduler.end();
  resolve(null);
  await sending;
  expect(stands()).toBe("details, sending");
  expect(faults()).toEqual({});
  expect(happened).toEqual([]);
});

test("wrong answers are told as soon as the checks are there", async () => {
  const { scheduler, send, stands, faults, device } = await filledWidget();
  device.checksLoaded = false;
  scheduler.answer("firstName", "");
  await send();
  expect(stands()).toBe("details, idle");
  expect(faults()).toEqual({ firstName: "missing" });
});

test("sending by the true client to nowhere leaves it open", async () => {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const handOver = sendTo(ORIGIN, { signal: new AbortController().signal, fetch });
  const { send, stands } = await filledWidget({ over: { handOver } });
  await send();
  expect(stands()).toBe("not sent: unsure");
});
