import { expect, test } from "vitest";
import { sqlSessions } from "../../../src/receiver/staff/staff-sessions.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";

const MINUTE_MS = 60_000;

async function openSession(idleMinutes: number) {
  const clock = { now: Date.now() };
  const sessions = sqlSessions(openSqlite(":memory:"), idleMinutes, () => clock.now);
  const token = await sessions.create("ada", "credential");
  return { clock, find: (isActive: boolean) => sessions.find(token, isActive) };
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

test("without a limit, a session ends after twelve hours", async () => {
  const { clock, find } = await openSession(0);
  clock.now += 12 * 60 * MINUTE_MS - 1;
  expect(await find(true)).toMatchObject({ account: "ada", secondsLeft: Number.POSITIVE_INFINITY });
  clock.now += 1;
  expect(await find(true)).toBeUndefined();
});
