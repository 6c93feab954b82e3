import { expect, onTestFinished, test, vi } from "vitest";
import { cleanup, runCleanups } from "../../src/receiver/cleanup.ts";
import { sqlBookingRequests } from "../../src/receiver/stores/sql-booking-requests.ts";
import { sql } from "../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { heldClock } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test.each(["", "Invalid Date", "9999-12-31"])(
  "a request whose time is damaged (%j) is deleted 90 days after that was found",
  async (damaged) => {
    const { database, clock, run } = await setup();
    await database.run(sql`UPDATE booking_requests SET received_at = ${damaged}`);
    for (let day = 0; day <= 90; day += 1) {
      expect(await run()).toBe(0);
      clock.now += DAY_MS;
    }
    expect(await run()).toBe(1);
  },
);

async function setup() {
  const database = openSqlite(":memory:");
  const clock = heldClock();
  const requests = sqlBookingRequests(database);
  const run = cleanup(database, requests, 90);
  await requests.save(bookingRequest());
  return { database, requests, clock, run };
}

test("requests are deleted after 90 days of daily runs", async () => {
  const { clock, run, requests } = await setup();
  for (let day = 0; day <= 89; day += 1) {
    expect(await run()).toBe(0);
    clock.now += DAY_MS;
  }
  clock.now += 1000;
  expect(await run()).toBe(1);
  expect(await requests.list()).toEqual([]);
});

test("a clock that jumps a year ahead and back deletes nothing", async () => {
  const { clock, run, requests } = await setup();
  expect(await run()).toBe(0);
  clock.now += 365 * DAY_MS;
  expect([await run(), await run()]).toEqual([null, null]);
  clock.now -= 364 * DAY_MS;
  expect(await run()).toBe(0);
  expect(await requests.list()).toHaveLength(1);
});

test("a request that arrives while the clock is a year behind is kept", async () => {
  const { clock, run, requests } = await setup();
  await run();
  clock.now += HOUR_MS;
  const newest = await requests.save(bookingRequest());
  clock.now -= 365 * DAY_MS;
  const { received_at } = await requests.save(bookingRequest());
  expect(received_at).toBe(newest.received_at);
  clock.now += 365 * DAY_MS + HOUR_MS;
  expect(await run()).toBe(0);
  expect(await requests.list()).toHaveLength(3);
});

test("without other requests, it is not before the last run either", async () => {
  const { clock, run, requests } = await setup();
  for (const { request } of await requests.list()) await requests.remove(request.id);
  await run();
  const lastRun = new Date(clock.now).toISOString();
  clock.now -= 365 * DAY_MS;
  expect((await requests.save(bookingRequest())).received_at).toBe(lastRun);
});

test("after a long pause, it deletes when the clock has agreed for 20 hours", async () => {
  const { clock, run } = await setup();
  await run();
  clock.now += 100 * DAY_MS;
  expect(await run()).toBe(null);
  clock.now += 12 * HOUR_MS;
  expect(await run()).toBe(null);
  clock.now += 12 * HOUR_MS;
  expect(await run()).toBe(1);
});

test("a run is repeated after an hour, also if it fails", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const run = vi.fn(async () => 7).mockRejectedValueOnce(new Error("locked"));
  const stopping = new AbortController();
  const runs = runCleanups(run, (line) => lines.push(line), stopping.signal);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(lines).toEqual(["Old requests could not be deleted: locked", "Deleted 7 old requests."]);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(3);
  stopping.abort();
  await runs;
  expect(run).toHaveBeenCalledTimes(3);
});
