/** @module-tag all */
import { createServer } from "node:http";
import { createServer as createSocketServer, type Socket } from "node:net";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { eventually, listen } from "../resources.ts";
import { bookingRequest } from "../server/handler-fixture.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { ownCommand, ownFolder } from "./own-receiver.ts";
import { addQuickAccount, NO_LIMITS, SECRET, signIn } from "./receiver-fixture.ts";
import { hasPostgres, testPostgres } from "./stores/postgres-fixture.ts";

const outcome = async (response: Response | Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get("Retry-After")];
};

async function folderWithAccount() {
  const folder = ownFolder();
  await addQuickAccount(folder.file("accounts.json"), "ada");
  return folder;
}

test("while the file is locked, requests get 503 with Retry-After, and nothing is stored", async () => {
  const folder = await folderWithAccount();
  const receiver = await ownCommand([], folder);
  const staff = await signIn(receiver);
  const other = new DatabaseSync(folder.file("booking-requests.sqlite"));
  other.exec("BEGIN EXCLUSIVE");
  const responses = await Promise.all([
    receiver.post(bookingRequest()),
    staff.get("/inbox/"),
    receiver.fetch("/readyz"),
  ]);
  expect(await Promise.all(responses.map(outcome))).toEqual(Array(3).fill([503, "1"]));
  expect(responses[0]?.headers.has("Access-Control-Allow-Origin")).toBe(true);
  expect(await outcome(receiver.fetch("/healthz"))).toEqual([200, null]);
  other.exec("ROLLBACK");
  expect(other.prepare("SELECT count(*) AS count FROM booking_requests").get()?.count).toBe(0);
  other.close();
  expect((await receiver.post(bookingRequest())).status).toBe(201);
});

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

  test("while the database is gone, requests get 503 with Retry-After", async () => {
    const receiver = await ownCommand(["--data", postgres().newDatabase()]);
    await postgres().stop("SIGINT");
    const responses = [receiver.post(bookingRequest()), receiver.fetch("/readyz")];
    expect(await Promise.all(responses.map(outcome))).toEqual(Array(2).fill([503, "1"]));
    await postgres().start();
    await eventually(async () => expect((await receiver.post(bookingRequest())).status).toBe(201));
    expect(await receiver.terminate()).toBe(0);
  });

  test.skipIf(!hasNginx)(
    "nginx with the documented settings answers 201 or 503 while the database is away, and uses the other receiver if one is gone",
    async () => {
      const args = ["--data", postgres().newDatabase(), "--address-header", "X-Real-IP"];
      const receivers = [
        await ownCommand([...args, ...NO_LIMITS]),
        await ownCommand([...args, ...NO_LIMITS]),
      ];
      const proxy = await startNginx(receivers.map(({ origin }) => origin));
      const post = async () => (await proxy.post(bookingRequest())).status;
      expect(await post()).toBe(201);
      const statuses = new Set<number>();
      let isAway = true;
      const send = async () => {
        while (isAway) statuses.add(await post());
      };
      const senders = Promise.all([send(), send(), send(), send()]);
      await postgres().stop("SIGINT");
      await eventually(() => expect(statuses).toContain(503));
      await postgres().start();
      await eventually(async () => expect(await post()).toBe(201));
      isAway = false;
      await senders;
      expect(statuses).toEqual(new Set([201, 503]));
      receivers[0]?.stop();
      const others = Array.from({ length: 10 }, () => post());
      expect(new Set(await Promise.all(others))).toEqual(new Set([201]));
    },
    60_000,
  );
});
