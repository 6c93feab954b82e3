import { expect, test, vi } from "vitest";
import type { Loaded } from "../../src/client/load-location.ts";
import { pass, settled, useFakeClock } from "../client/fake-clock.ts";
import { recordOf, widget } from "./widget.ts";

useFakeClock();

test("before anything has come, it is loading", () => {
  expect(widget().scheduler.phase.value).toEqual({ name: "loading", slow: false });
});

test("after eight seconds it says that it takes longer than usual", async () => {
  const { scheduler } = widget({ loadFaults: "/f/slow-9500" });
  const loading = scheduler.load();
  await pass(7999);
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: false });
  await pass(1);
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: true });
  await settled(loading);
  expect(scheduler.phase.value.name).toBe("details");
  expect(vi.getTimerCount()).toBe(0);
});

const five = (scenario: string) => `/f/${Array.from({ length: 5 }, () => scenario).join(",")}`;

test.each([
  [five("500"), "unavailable", 500],
  [five("reset"), "unreachable", undefined],
  [five("html200"), "not-json", undefined],
  ["/f/cutjson", "not-json", undefined],
])("a record that does not come is told: %s", async (loadFaults, failure, status) => {
  const { scheduler, happened } = widget({ loadFaults });
  await settled(scheduler.load());
  expect(scheduler.phase.value).toEqual({ name: "failed", failure, offline: false });
  expect(happened).toEqual([["loadFailed", failure, status]]);
});

test("a page that did not say which location is told at once", async () => {
  const notSetUp = { ok: false, failure: "not-set-up" } as const;
  const { scheduler, happened } = widget({ over: { load: async () => notSetUp } });
  await scheduler.load();
  expect(scheduler.phase.value).toMatchObject({ name: "failed", failure: "not-set-up" });
  expect(happened).toEqual([["loadFailed", "not-set-up", undefined]]);
});

test("being offline is told with the failure, since only the patient can mend that", async () => {
  const { scheduler, device } = widget({ loadFaults: five("reset") });
  device.online = false;
  await settled(scheduler.load());
  expect(scheduler.phase.value).toMatchObject({ name: "failed", offline: true });
});

test("trying again after a failure may succeed", async () => {
  const { scheduler, stands, happened } = widget({ loadFaults: "/f/cutjson" });
  await scheduler.load();
  expect(stands()).toBe("failed");
  const again = scheduler.load();
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: false });
  await again;
  expect(stands()).toBe("details, idle");
  expect(happened.map(([name]) => name)).toEqual(["loadFailed", "loaded", "step"]);
});

/** A load that ends when the test says so. */
function heldLoad() {
  const { promise, resolve } = Promise.withResolvers<Loaded>();
  const signals: AbortSignal[] = [];
  const load = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  const record = recordOf("observed-defaults");
  return { load, signals, arrive: () => resolve({ ok: true, record, problems: [] }) };
}

test("a load that another one follows is stopped, and does not count", async () => {
  const { load, signals, arrive } = heldLoad();
  const { scheduler, happened } = widget({ over: { load } });
  const both = [scheduler.load(), scheduler.load()];
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  arrive();
  await Promise.all(both);
  expect(happened.map(([name]) => name)).toEqual(["loaded", "step"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an end while loading stops it: nothing changes or happens any more", async () => {
  const { load, signals, arrive } = heldLoad();
  const { scheduler, happened } = widget({ over: { load } });
  const loading = scheduler.load();
  scheduler.end();
  expect(signals[0]?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  arrive();
  await loading;
  expect(scheduler.phase.value).toEqual({ name: "loading", slow: false });
  expect(happened).toEqual([]);
});
