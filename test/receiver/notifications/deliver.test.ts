import { createServer, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { startDelivery } from "../../../src/receiver/notifications/deliver.ts";
import { notificationChannels } from "../../../src/receiver/notifications/notification-channels.ts";
import { sqlOutbox } from "../../../src/receiver/stores/outbox.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { eventually, listen } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { notificationConfig } from "../receiver-fixture.ts";

test("a webhook that hangs for one request does not delay the others", async () => {
  const slow = bookingRequest();
  const received = new Set<unknown>();
  let hanging: ServerResponse | undefined;
  const server = createServer((request, response) => {
    const id = request.headers["webhook-id"];
    received.add(id);
    if (id === slow.id) hanging = response;
    else response.writeHead(204).end();
  });
  const webhook = `http://127.0.0.1:${await listen(server)}/`;
  const database = openSqlite(":memory:");
  const requests = sqlBookingRequests(database, ["webhook"]);
  const outbox = sqlOutbox(database);
  const channels = notificationChannels(notificationConfig({ webhook }), async () => undefined);
  onTestFinished(startDelivery({ outbox, requests, channels, pollMs: 5 }));
  await requests.save(slow);
  await eventually(() => expect(received.has(slow.id)).toBe(true));
  for (let count = 0; count < 9; count += 1) await requests.save(bookingRequest());
  await eventually(() => expect(received.size).toBe(10));
  // The first one still waits for its answer.
  expect(hanging?.writableEnded).toBe(false);
});
