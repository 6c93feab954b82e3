import { expect, test } from "vitest";
import { cleanup } from "../../src/receiver/cleanup.ts";
import { sqlBookingRequests } from "../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../server/handler-fixture.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function setup() {
  const database = openSqlite(":memory:");
  const requests = sqlBookingRequests(database);
  const clock = { now: Date.now() };
  const run = cleanup(database, requests, 90, () => clock.now);
  await requests.save(bookingRequest());
  return { requests, clock, run };
}

test("requests are deleted after 90 days of daily runs", async () => {
  const { clock, run, requests } = await setup();
  for (let day = 0; day <= 89; day += 1) {
    expect(await run()).toBe(0);
    clock.now += DAY_MS;
  }
  clock.now += 1000;
  expect(await run()).toBe(1);
  expect(await requests.list(10)).toEqual([]);
});

test("the first run deletes, too", async () => {
  const { clock, run } = await setup();
  clock.now += 91 * DAY_MS;
  expect(await run()).toBe(1);
});

test("a clock that jumps a year ahead and back deletes nothing", async () => {
  const { clock, run, requests } = await setup();
  expect(await run()).toBe(0);
  clock.now += 365 * DAY_MS;
  expect([await run(), await run()]).toEqual([null, null]);
  clock.now -= 364 * DAY_MS;
  expect(await run()).toBe(0);
  expect(await requests.list(10)).toHaveLength(1);
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
