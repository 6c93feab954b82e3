import { expect, test } from "vitest";
import { mailboxOf, RETRY_DELAYS_MS, sqlOutbox } from "../../../src/receiver/stores/outbox.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { heldClock } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { deliverAll } from "./store-tests.ts";

const HOUR_MS = 3_600_000;

function setup() {
  const database = openSqlite(":memory:");
  const requests = sqlBookingRequests(database, ["webhook", "email"]);
  return { requests, clock: heldClock(), outbox: sqlOutbox(database) };
}

test("a claimed notification is free again after 30 seconds, for example after a crash", async () => {
  const { requests, outbox, clock } = setup();
  await requests.save(bookingRequest());
  clock.now += 1000;
  expect(await outbox.claim("webhook", 10)).toHaveLength(1);
  expect(await outbox.claim("webhook", 10)).toHaveLength(0);
  clock.now += 29_000;
  expect(await outbox.claim("webhook", 10)).toHaveLength(0);
  clock.now += 2000;
  expect(await outbox.claim("webhook", 10)).toHaveLength(1);
});

test("a failing notification is repeated with growing pauses over three days, then given up, and gone with its request", async () => {
  const { requests, outbox, clock } = setup();
  const { id } = (await requests.save(bookingRequest())).request;
  const start = clock.now;
  clock.now += 1000;
  for (const delay of RETRY_DELAYS_MS) {
    const [notification] = await outbox.claim("webhook", 10);
    if (!notification) throw new Error(`Nothing is due before ${delay}.`);
    await outbox.markFailed(notification, "HTTP 500");
    clock.now += delay * 0.99;
    expect(await outbox.claim("webhook", 10)).toEqual([]);
    clock.now += delay * 0.01;
  }
  expect(clock.now - start).toBeGreaterThan(72 * HOUR_MS);
  const [last] = await outbox.claim("webhook", 10);
  if (last) await outbox.markFailed(last, "HTTP 500");
  clock.now += 1000 * HOUR_MS;
  expect(await outbox.claim("webhook", 10)).toEqual([]);
  expect(await outbox.listFailed()).toMatchObject([
    { requestId: id, channel: "webhook", attempts: RETRY_DELAYS_MS.length + 1, nextAt: null },
  ]);
  await requests.remove(id);
  expect(await outbox.listFailed()).toEqual([]);
});

test("a clock that is set back a year does not delay notifications", async () => {
  const { requests, outbox, clock } = setup();
  await requests.save(bookingRequest());
  clock.now += 1000;
  const [notification] = await outbox.claim("webhook", 10);
  if (notification) await outbox.markFailed(notification, "HTTP 500");
  clock.now -= 365 * 24 * HOUR_MS;
  expect(await outbox.claim("webhook", 10)).toHaveLength(1);
  // No digest has the time of later ones.
  for (let count = 0; count < 12; count += 1) await requests.save(bookingRequest());
  expect(await outbox.claim("webhook", 20)).toHaveLength(12);
});

test("a flood of marked requests has one digest in ten minutes, and delays no patient's notification", async () => {
  const { requests, outbox, clock } = setup();
  clock.now = Date.parse("2026-03-27T09:31:00Z");
  const sendFor = async (minutes: number) => {
    for (let second = 0; second < minutes * 60; second += 10) {
      await requests.save(bookingRequest(), "Suspicious.");
      clock.now += 10_000;
    }
  };
  const claim = async () => {
    const due = await deliverAll(outbox, "webhook");
    return Promise.all(due.map((notification) => outbox.digestOf(notification)));
  };
  await sendFor(8);
  expect(await claim()).toEqual([]);
  await requests.save(bookingRequest());
  expect(await claim()).toEqual([undefined]);
  await sendFor(10);
  expect(await claim()).toEqual([{ at: "2026-03-27T09:40:00.000Z", ids: [], marked: 54 }]);
  await sendFor(2);
  expect(await claim()).toEqual([{ at: "2026-03-27T09:50:00.000Z", ids: [], marked: 60 }]);
  expect(await claim()).toEqual([]);
});

test.each([
  ["Ada@Example.org", "ada@example.org"],
  ["ada+news+x@example.org", "ada@example.org"],
  ["+ada@example.org", "+ada@example.org"],
  ["A.d.a+x@GoogleMail.com", "ada@gmail.com"],
  ["a.d.a@example.org", "a.d.a@example.org"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["ada@XN--BCHER-KVA.example.", "ada@xn--bcher-kva.example"],
  ["ａｄａ@ｇｍａｉｌ.com", "ada@gmail.com"],
])("emails to %s are counted for %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
