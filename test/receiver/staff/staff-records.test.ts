import { expect, test } from "vitest";
import { sqlSessions } from "../../../src/receiver/staff/staff-records.ts";
import { NO_FILTER } from "../../../src/receiver/stores/request-search.ts";
import { sql } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { heldClock } from "../../resources.ts";

const MINUTE_MS = 60_000;

async function openSession(idleMinutes: number) {
  const clock = heldClock();
  const database = openSqlite(":memory:");
  const sessions = sqlSessions(database, idleMinutes);
  const token = await sessions.create("ada", "credential");
  return {
    clock,
    sessions,
    database,
    find: (isActive: boolean) => sessions.find(token, isActive),
    async countChanges() {
      const [row] = await database.run(sql`SELECT total_changes() AS changes`);
      return Number(row?.changes);
    },
  };
}

test("a session ends after the minutes without activity, which an open page is not", async () => {
  const { clock, find } = await openSession(30);
  clock.now += 29 * MINUTE_MS;
  expect((await find(true))?.secondsLeft).toBe(30 * 60);
  for (let minute = 1; minute < 30; minute += 1) {
    clock.now += MINUTE_MS;
    expect((await find(false))?.secondsLeft).toBe((30 - minute) * 60);
  }
  clock.now += MINUTE_MS;
  expect(await find(true)).toBeUndefined();
});

test("a session in use ends after twelve hours", async () => {
  const { clock, find } = await openSession(720);
  clock.now += 12 * 60 * MINUTE_MS - 1;
  expect(await find(true)).toMatchObject({ account: "ada" });
  clock.now += 1;
  expect(await find(true)).toBeUndefined();
});

test("a session of a clock that is set back has ended, so that it does not last longer", async () => {
  const { clock, find } = await openSession(30);
  clock.now -= MINUTE_MS;
  expect(await find(true)).toBeUndefined();
});

test("a session whose filter is damaged lists everything", async () => {
  const { database, find } = await openSession(30);
  await database.run(sql`UPDATE sessions SET filter = '{"text"'`);
  expect((await find(true))?.filter).toEqual(NO_FILTER);
});

test("a hundred pages at once write to the database once", async () => {
  const { clock, find, countChanges } = await openSession(30);
  clock.now += 10 * MINUTE_MS;
  const before = await countChanges();
  for (let page = 0; page < 100; page += 1) {
    expect((await find(true))?.secondsLeft).toBe(30 * 60);
  }
  expect((await countChanges()) - before).toBe(1);
  // A clock that is set back does not make the session last longer.
  clock.now -= 5 * MINUTE_MS;
  await find(true);
  clock.now += 31 * MINUTE_MS;
  expect(await find(true)).toBeUndefined();
});

test("of many codes at once one is checked; after five each waits longer than the one before, up to an hour", async () => {
  const { clock, sessions } = await openSession(30);
  const claim = () => sessions.claimCode("credential");
  const checked = async (minutes: number) => {
    let count = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.now += MINUTE_MS;
      const all = await Promise.all(Array.from({ length: 5 }, claim));
      count += all.filter((seconds) => seconds === 0).length;
    }
    return count;
  };
  expect([await checked(10), await checked(60), await checked(600)]).toEqual([10, 6, 10]);
  expect(await sessions.claimCode("other")).toBe(0);
  await sessions.forgetCodes("credential");
  expect(await checked(5)).toBe(5);
});
