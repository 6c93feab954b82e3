import { test as base, describe, expect, onTestFinished } from "vitest";
import { sqlOutbox } from "../../../src/receiver/notifications/outbox.ts";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import type { SqlDatabase } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { hasPostgres, testPostgres } from "./postgres-fixture.ts";

const postgres = testPostgres();
const DATABASES: Record<string, () => SqlDatabase | Promise<SqlDatabase>> = {
  SQLite: () => openSqlite(":memory:"),
  PostgreSQL: () => openPostgres(postgres().newDatabase()),
};

describe.each(Object.entries(DATABASES))("emails to patients in %s", (name, open) => {
  const test = base.skipIf(name === "PostgreSQL" && !hasPostgres);

  test("are planned once for a request and a time, and five a day for an address", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const clock = { now: Date.now() };
    const channels = ["email", "confirmation", "appointment"];
    const requests = sqlBookingRequests(database, channels, () => clock.now);
    const outbox = sqlOutbox(database, () => clock.now);
    const claim = async (channel: string) => {
      clock.now += 1000;
      const due = await outbox.claim(channel, 20);
      for (const notification of due) await outbox.markDelivered(notification);
      return due;
    };
    const withEmail = () =>
      bookingRequest({ patient: { firstName: "Ada", email: "ada@patient.example" } });

    const request = withEmail();
    await Promise.all([requests.save(request), requests.save(request)]);
    await requests.save(bookingRequest());
    await requests.save(withEmail(), "Suspicious.");
    expect((await claim("confirmation")).map(({ requestId }) => requestId)).toEqual([request.id]);
    for (let count = 0; count < 9; count += 1) await requests.save(withEmail());
    expect(await claim("confirmation")).toHaveLength(4);
    clock.now += 24 * 3_600_000;
    await requests.save(withEmail());
    expect(await claim("confirmation")).toHaveLength(1);

    const book = (emailBookedFor: string) =>
      requests.setState(request.id, "called", { emailBookedFor });
    const first = "2026-12-01T17:00:00.000Z";
    const second = "2026-12-02T17:00:00.000Z";
    await Promise.all([book(first), book(first)]);
    expect((await claim("appointment")).map(({ bookedFor }) => bookedFor)).toEqual([first]);
    await book(first);
    expect(await claim("appointment")).toEqual([]);
    await book(second);
    // Staff change the time while the email about the other one is being sent.
    clock.now += 1000;
    const [pending] = await outbox.claim("appointment", 20);
    await book(first);
    if (pending) await outbox.markDelivered(pending);
    expect(pending?.bookedFor).toBe(second);
    expect((await claim("appointment")).map(({ bookedFor }) => bookedFor)).toEqual([first]);
  });
});
