/** @module-tag all */
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { openPostgres } from "../../src/receiver/stores/postgres-database.ts";
import { eventually, listen } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { insertRequests } from "./many-requests.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { ownCommand, ownFolder } from "./own-receiver.ts";
import { addQuickAccount, NO_LIMITS, SECRET, signIn } from "./receiver-fixture.ts";
import { hasPostgres, testPostgres } from "./stores/postgres-fixture.ts";
import { hasPgBouncer, startPgBouncer } from "./stores/start-pgbouncer.ts";

const COUNT = 20_000;
const OLD = new Date(Date.now() - 120 * 86_400_000).toISOString();

/** Receives webhooks until the test is finished, and checks their signatures. */
async function receiveWebhooks() {
  const webhook = new Webhook(SECRET);
  const received = { ids: new Set<string>(), invalid: 0 };
  const server = createServer(async (request, response) => {
    try {
      const body = Buffer.concat(await request.toArray()).toString();
      webhook.verify(body, request.headers as Record<string, string>);
      received.ids.add(JSON.parse(body).data.id);
    } catch {
      received.invalid += 1;
    }
    response.writeHead(204).end();
  });
  return { received, url: `http://127.0.0.1:${await listen(server)}/` };
}

describe.skipIf(!hasPostgres || !hasPgBouncer || !hasNginx)(
  "two receivers behind nginx, with PostgreSQL behind PgBouncer",
  () => {
    const postgres = testPostgres();

    test("store and notify everything that they accept through retention, an export, kills and restarts", async () => {
      const folder = ownFolder();
      await addQuickAccount(folder.file("accounts.json"), "ada");
      const { received, url } = await receiveWebhooks();
      const direct = postgres().newDatabase();
      const pooler = await startPgBouncer(direct, 10);
      const database = await openPostgres(direct);
      await insertRequests(database, COUNT, OLD);
      await insertRequests(database, COUNT, new Date().toISOString(), COUNT);
      await database.close();
      const start = (port = "0") =>
        ownCommand(
          [
            ...["--port", port, "--data", pooler.url, "--address-header", "X-Real-IP"],
            ...["--webhook", url, "--webhook-secret", SECRET, ...NO_LIMITS],
          ],
          folder,
        );
      const receivers = [await start(), await start()];
      const ports = receivers.map(({ origin }) => new URL(origin).port);
      const proxy = await startNginx(receivers.map(({ origin }) => origin));

      const accepted = new Set<string>();
      const statuses = new Set<number>();
      let isRunning = true;
      // Sent again with the same id, as the form and patients do.
      const patient = async () => {
        while (isRunning) {
          const request = bookingRequest();
          let status = 0;
          while (status !== 201 && isRunning) {
            const response = await proxy.post(request);
            await response.arrayBuffer();
            ({ status } = response);
            statuses.add(status);
          }
          if (status === 201) accepted.add(request.id);
        }
      };
      const patients = Promise.all([patient(), patient(), patient(), patient()]);
      const untilAccepted = async (more: number) => {
        const count = accepted.size + more;
        await eventually(() => expect(accepted.size).toBeGreaterThan(count));
      };
      const count = (where: string) =>
        Number(
          postgres()
            .run(
              "psql",
              "-d",
              direct,
              "-Atc",
              `SELECT count(*) FROM booking_requests WHERE ${where}`,
            )
            .trim(),
        );

      await eventually(() => expect(count(`received_at <= '${OLD}'`)).toBe(0));
      if (receivers[0]) {
        const staff = await signIn(receivers[0]);
        const rows = (await staff.textOf("/inbox/export.csv")).split("\r\n");
        expect(rows.length).toBeGreaterThan(COUNT);
      }
      for (const [index, port] of ports.entries()) {
        await receivers[index]?.stop();
        await untilAccepted(20);
        receivers[index] = await start(port);
        await untilAccepted(20);
      }
      await pooler.stop();
      await pooler.start();
      await untilAccepted(20);
      await postgres().stop("SIGINT");
      await eventually(() => expect(statuses).toContain(503));
      await postgres().start();
      await untilAccepted(20);
      isRunning = false;
      await patients;

      const ids = postgres()
        .run("psql", "-d", direct, "-Atc", "SELECT id FROM booking_requests")
        .split("\n");
      expect([...accepted].filter((id) => !ids.includes(id))).toEqual([]);
      // 500 only if the database disappears at the moment of a commit.
      expect([...statuses].filter((status) => ![201, 500, 503].includes(status))).toEqual([]);
      // The first of ten minutes; the others have a digest.
      const notified = (where: string) =>
        postgres()
          .run("psql", "-d", direct, "-Atc", `SELECT request_id FROM outbox WHERE ${where}`)
          .trim()
          .split("\n");
      const own = notified("digest_at IS NULL");
      expect(own.length).toBeGreaterThan(9);
      await eventually(() => expect(own.filter((id) => !received.ids.has(id))).toEqual([]));
      expect(received.invalid).toBe(0);
    }, 300_000);
  },
);
