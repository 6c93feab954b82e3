import { expect, onTestFinished, test } from "vitest";
import { exportRequests } from "../../../src/receiver/inbox/export.ts";
import { NO_FILTER } from "../../../src/receiver/stores/request-search.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

/** The last cell. */
const ID = /(?<=,")[\da-f-]{36}(?="$)/m;

test("an export has all requests although others delete those that it has just read", async () => {
  const database = openSqlite(":memory:");
  onTestFinished(() => database.close());
  const requests = sqlBookingRequests(database);
  for (let count = 0; count < 450; count += 1) await requests.save(bookingRequest());
  let text = "";
  const stream = exportRequests(requests, NO_FILTER, new Map());
  for await (const bytes of stream) {
    const part = new TextDecoder().decode(bytes);
    text += part;
    const [id] = ID.exec(part) ?? [];
    if (id !== undefined) await requests.remove(id);
  }
  const ids = text.split("\r\n").flatMap((row) => ID.exec(row) ?? []);
  expect(new Set(ids).size).toBe(450);
});
