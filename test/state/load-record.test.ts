import { expect, test, vi } from "vitest";
import type { LoadResult } from "../../src/client/load-location.ts";
import { isTemporary } from "../../src/state/phase.ts";
import { validation } from "../../src/state/submission.ts";
import { advance, untilSettled, useFakeClock } from "../client/fake-clock.ts";
import { recordOf } from "../example-record.ts";
import { testScheduler } from "./scheduler-fixture.ts";

useFakeClock();

test("loading is slow after four seconds", async () => {
  const { scheduler } = testScheduler({ loadFaults: "/f/slow-5500" });
  const loading = scheduler.load();
  await advance(3999);
  expect(scheduler.phase.value).toEqual({ name: "loading", isSlow: false });
  await advance(1);
  expect(scheduler.phase.value).toEqual({ name: "loading", isSlow: true });
  await untilSettled(loading);
  expect(scheduler.phase.value).toMatchObject({ name: "step", step: "details" });
  expect(vi.getTimerCount()).toBe(0);
});

const fiveTimes = (fault: string) => `/f/${Array.from({ length: 5 }, () => fault).join(",")}`;

test.each([
  [fiveTimes("500"), "unavailable", true, 500],
  ["/f/404", "not-found", false, 404],
] as const)("reports a failure to load: %s", async (loadFaults, failure, isRetryable, status) => {
  const { scheduler, calls } = testScheduler({ loadFaults });
  await untilSettled(scheduler.load());
  expect(scheduler.phase.value).toMatchObject({ name: "failed", failure });
  expect(isTemporary(failure)).toBe(isRetryable);
  expect(calls).toEqual([["onLoadFailed", failure, status]]);
});

test("loading again can fail again, and then succeed", async () => {
  const { scheduler, status, calls } = testScheduler({ loadFaults: "/f/cutjson,cutjson" });
  await scheduler.load();
  expect(status()).toBe("failed");
  await scheduler.load();
  expect(status()).toBe("failed again");
  calls.length = 0;
  const retry = scheduler.load();
  expect(scheduler.phase.value).toEqual({ name: "loading", isSlow: false });
  await retry;
  expect(status()).toBe("details, idle");
  expect(calls.map(([name]) => name)).toEqual(["onLoaded", "onStep"]);
});

test("without the chunk for sending, the first interaction shows how to call", async () => {
  let loads = 0;
  const { scheduler, calls, status } = testScheduler({
    record: "screener-stops",
    deps: {
      loadValidation: async () => {
        loads += 1;
        return loads > 2 ? validation : null;
      },
    },
  });
  await scheduler.load();
  expect(loads).toBe(0);
  await scheduler.loadValidation();
  expect(status()).toBe("failed");
  expect(loads).toBe(2);
  expect(scheduler.phase.value).toMatchObject({ failure: "chunk-missing" });
  expect(scheduler.form.plan.value?.record.phone_number).toBe(
    recordOf("screener-stops").phone_number,
  );
  expect(calls.at(-1)).toEqual(["onNotSent", "chunk-missing"]);

  const loading = scheduler.load();
  expect(scheduler.form.plan.value).toBeNull();
  await loading;
  await scheduler.loadValidation();
  expect(loads).toBe(3);
  expect(status()).toBe("screener");
});

test.each([
  ["answers stay", "observed-defaults", "details, idle"],
  ["a closed form stays", "closed", "closed"],
])("without the chunk for sending, %s", async (_title, record, expected) => {
  const { scheduler, form, status } = testScheduler({
    record,
    deps: { loadValidation: async () => null },
  });
  await scheduler.load();
  if (record !== "closed") form.setAnswer("firstName", "Ada");
  await scheduler.loadValidation();
  expect(status()).toBe(expected);
});

function pendingLoad() {
  const { promise, resolve } = Promise.withResolvers<LoadResult>();
  const signals: AbortSignal[] = [];
  const load = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  const record = recordOf("observed-defaults");
  return { load, signals, resolve: () => resolve({ ok: true, record, problems: [] }) };
}

test("a second load aborts the first, whose result is ignored", async () => {
  const { load, signals, resolve } = pendingLoad();
  const { scheduler, calls } = testScheduler({ deps: { load } });
  const loads = [scheduler.load(), scheduler.load()];
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  resolve();
  await Promise.all(loads);
  expect(calls.map(([name]) => name)).toEqual(["onLoaded", "onStep"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("dispose aborts loading; the phase stays and no callback runs", async () => {
  const { load, signals, resolve } = pendingLoad();
  const { scheduler, calls } = testScheduler({ deps: { load } });
  const loading = scheduler.load();
  scheduler.dispose();
  expect(signals[0]?.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  resolve();
  await loading;
  expect(scheduler.phase.value).toEqual({ name: "loading", isSlow: false });
  expect(calls).toEqual([]);
});
