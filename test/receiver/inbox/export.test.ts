import { expect, onTestFinished, test } from "vitest";
import { exportRequests } from "../../../src/receiver/inbox/export.ts";
import { NO_FILTER } from "../../../src/receiver/stores/request-search.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

const idsIn = (csv: string): string[] => csv.match(/(?<=,")[\da-f-]{36}(?="\r?$)/gm) ?? [];

test("an export has each request once although others change and delete those that it has just read", async () => {
  const database = openSqlite(":memory:");
  onTestFinished(() => database.close());
  const requests = sqlBookingRequests(database);
  for (let count = 0; count < 450; count += 1) await requests.save(bookingRequest());
  let text = "";
  const stream = exportRequests(requests, NO_FILTER, new Map());
  for await (const bytes of stream) {
    const part = new TextDecoder().decode(bytes);
    text += part;
    const [first = "", ...others] = idsIn(part);
    await requests.remove(first);
    for (const id of others) await requests.setState(id, "done");
  }
  const ids = idsIn(text);
  expect([ids.length, new Set(ids).size]).toEqual([450, 450]);
});
