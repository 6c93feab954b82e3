/** @module-tag all */
import { createServer } from "node:http";
import { createServer as createSocketServer, type Socket } from "node:net";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { eventually, listen } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { ownCommand, ownFolder } from "./own-receiver.ts";
import { addQuickAccount, NO_LIMITS, PAGE_ORIGIN, SECRET, signIn } from "./receiver-fixture.ts";
import { hasPostgres, testPostgres } from "./stores/postgres-fixture.ts";
import { hasPgBouncer, startPgBouncer } from "./stores/start-pgbouncer.ts";

const outcome = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get("Retry-After")];
};

async function folderWithAccount() {
  const folder = ownFolder();
  await addQuickAccount(folder.file("accounts.json"), "ada");
  return folder;
}

// Node ignores SIGXFSZ, so a write beyond the limit fails as on a full disk.
test.skipIf(process.platform === "win32")(
  "while the disk is full, requests get 503, and it is not ready; what was accepted is stored",
  async () => {
    const folder = ownFolder();
    const launcher = ["sh", "-c", 'ulimit -f 600; exec "$@"', "sh"];
    const receiver = await ownCommand(NO_LIMITS, folder, launcher);
    const large = () => bookingRequest({ source: { page: "x".repeat(8000), campaign: {} } });
    let accepted = 0;
    await eventually(async () => {
      const { status } = await receiver.post(large());
      if (status === 201) accepted += 1;
      expect(status).toBe(503);
    });
    await eventually(async () => expect((await receiver.fetch("/readyz")).status).toBe(503));
    const database = new DatabaseSync(folder.file("booking-requests.sqlite"), { readOnly: true });
    const row = database.prepare("SELECT count(*) AS count FROM booking_requests").get();
    database.close();
    expect(row?.count).toBe(accepted);
  },
);

test.skipIf(process.platform === "win32")(
  "it stops by itself while a webhook and a mail server hang",
  async () => {
    let webhookCalls = 0;
    const webhooks = createServer(() => {
      webhookCalls += 1;
    });
    const sockets: Socket[] = [];
    const mail = createSocketServer((socket) => sockets.push(socket.on("error", () => {})));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    const receiver = await ownCommand([
      ...["--webhook", `http://127.0.0.1:${await listen(webhooks)}/`, "--webhook-secret", SECRET],
      ...["--smtp", `smtp://127.0.0.1:${await listen(mail)}`, "--mail-from", "a@practice.example"],
      ...["--mail-to", "b@practice.example"],
    ]);
    await receiver.post(bookingRequest());
    await eventually(() => expect([webhookCalls, sockets.length]).toEqual([1, 1]));
    expect(await receiver.terminate()).toBe(0);
  },
);

describe.skipIf(!hasPostgres)("PostgreSQL", () => {
  const postgres = testPostgres();

  test("two instances that start at once share requests, sessions and waiting accounts", async () => {
    const folder = await folderWithAccount();
    const data = ["--data", postgres().newDatabase()];
    const [one, two] = await Promise.all([ownCommand(data, folder), ownCommand(data, folder)]);
    const request = bookingRequest();
    const responses = await Promise.all([one.post(request), two.post(request)]);
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(bodies[0]).toEqual(bodies[1]);
    const staff = await signIn(one);
    expect(await (await staff.get("/inbox/", two)).text()).toContain("Ada Quill");
    for (const instance of [one, two, one, two, one]) await signIn(instance, "ada", "x");
    expect((await signIn(two)).response.status).toBe(429);
  });

  test("while the database is gone, receivers that run or start get 503 with Retry-After, and store when it is back", async () => {
    const data = ["--data", postgres().newDatabase()];
    const before = await ownCommand(data);
    await postgres().stop("SIGINT");
    const receivers = [before, await ownCommand(data)];
    for (const receiver of receivers) {
      const responses = [receiver.post(bookingRequest()), receiver.fetch("/readyz")];
      expect(await Promise.all(responses.map(outcome))).toEqual(Array(2).fill([503, "1"]));
    }
    await postgres().start();
    for (const { post, fetch } of receivers) {
      await eventually(async () => expect((await post(bookingRequest())).status).toBe(201));
      await eventually(async () => expect((await fetch("/readyz")).status).toBe(200));
    }
    expect(await before.terminate()).toBe(0);
  });

  describe.skipIf(!hasNginx || !hasPgBouncer)("with PgBouncer, and nginx as documented", () => {
    async function setup() {
      const direct = postgres().newDatabase();
      const query = (text: string) => postgres().run("psql", "-d", direct, "-Atc", text);
      const pooler = await startPgBouncer(direct, 10);
      const folder = ownFolder();
      const notified = new Set<unknown>();
      const webhooks = createServer((request, response) => {
        notified.add(request.headers["webhook-id"]);
        response.writeHead(204).end();
      });
      const args = [
        ...["--data", pooler.url, "--address-header", "X-Real-IP", ...NO_LIMITS],
        ...["--webhook", `http://127.0.0.1:${await listen(webhooks)}/`, "--webhook-secret", SECRET],
      ];
      const start = (port = "0", launcher: string[] = []) =>
        ownCommand([...args, "--port", port], folder, launcher);
      const receivers = [await start(), await start()] as const;
      const proxy = await startNginx(receivers.map(({ origin }) => origin));
      const ports = receivers.map(({ origin }) => new URL(origin).port);
      const running = [...receivers];
      const replace = async (index: 0 | 1, launcher?: string[]) => {
        await running[index]?.terminate();
        running[index] = await start(ports[index], launcher);
      };
      const statuses = new Map<string, number>();
      const faults: Record<string, [begin: () => unknown, end: () => unknown]> = {
        "disk full": [
          () => query(DISK_FULL),
          () => query("DROP TRIGGER full_disk ON booking_requests"),
        ],
        update: [() => Promise.all([replace(0), replace(1)]), () => {}],
        "clock back": [() => replace(1, HOUR_BACK), () => replace(1)],
        "receiver killed": [() => running[0]?.stop(), () => replace(0)],
        "pooler away": [() => pooler.stop(), () => pooler.start()],
        "database away": [() => postgres().stop("SIGINT"), () => postgres().start()],
      };
      return {
        faults,
        proxy,
        stop: () => Promise.all(running.map((receiver) => receiver.stop())),
        async post() {
          const request = bookingRequest();
          const { status } = await proxy.post(request);
          statuses.set(request.id, status);
          return status;
        },
        /** Those of the first requests of ten minutes, about which staff have no notification yet. */
        unnotified: () =>
          query("SELECT request_id FROM outbox WHERE digest_at IS NULL")
            .match(/\S+/g)
            ?.filter((id) => !notified.has(id)),
        /** The requests that were stored though the form read that they were not, or the other way round. */
        async misreported() {
          const stored = query("SELECT id FROM booking_requests").split("\n");
          return [...statuses].filter(
            ([id, status]) =>
              stored.includes(id) !== (status === 201) && [201, 503].includes(status),
          );
        },
      };
    }

    test("without any receiver, a request gets 503 that the page may read, and nothing is stored", async () => {
      const { proxy, post, stop, misreported } = await setup();
      expect(await post()).toBe(201);
      await stop();
      expect(await post()).toBe(503);
      const { headers } = await proxy.post(bookingRequest());
      expect(headers.get("Access-Control-Allow-Origin")).toBe(PAGE_ORIGIN);
      expect(headers.get("Retry-After")).toBe("1");
      expect((await proxy.fetch("/booking-requests/", { method: "OPTIONS" })).status).toBe(204);
      expect(await misreported()).toEqual([]);
    });

    const names = ["disk full", "update", "clock back", "receiver killed", "pooler away"];
    const pairs = names.flatMap((one, index) =>
      [...names.slice(index + 1), "database away"].map((two) => [one, two] as const),
    );

    test.each(pairs)(
      "%s and %s: what is acknowledged is stored and staff are notified, what is refused is not, and nobody reads that it is uncertain",
      async (...pair) => {
        const { faults, post, misreported, unnotified } = await setup();
        expect(await post()).toBe(201);
        let isRunning = true;
        const send = async () => {
          while (isRunning) await post();
        };
        const senders = [send(), send(), send()];
        for (const name of pair) await faults[name]?.[0]();
        const settled = await Promise.all(Array.from({ length: 4 }, post));
        expect(settled.filter((status) => status !== 201 && status !== 503)).toEqual([]);
        for (const name of pair.toReversed()) await faults[name]?.[1]();
        await eventually(async () => expect(await post()).toBe(201));
        isRunning = false;
        await Promise.all(senders);
        expect(await misreported()).toEqual([]);
        // Longer than a receiver that was killed has claimed a notification.
        const claimed = { timeout: 60_000, interval: 500 };
        await vi.waitFor(() => expect(unnotified()).toEqual([]), claimed);
      },
      180_000,
    );
  });
});

const DISK_FULL = `CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN RAISE EXCEPTION USING ERRCODE = ''disk_full''; END';
  CREATE TRIGGER full_disk BEFORE INSERT ON booking_requests EXECUTE FUNCTION full_disk()`;

/** Runs a program of Node with the clock an hour back. */
const HOUR_BACK = [
  "env",
  `NODE_OPTIONS=--import=data:text/javascript,${encodeURIComponent(`
    const now = Date.now;
    Date.now = () => now() - 3_600_000;
    globalThis.Date = class extends Date {
      constructor(...given) {
        super(...(given.length > 0 ? given : [Date.now()]));
      }
    };`)}`,
];
