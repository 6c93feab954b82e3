import process from "node:process";
import { describe, expect, test, vi } from "vitest";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { ownReceiver } from "../own-receiver.ts";
import { receiveWebhooks } from "../receive-webhooks.ts";
import { SECRET } from "../receiver-fixture.ts";
import { hasPostgres, testPostgres } from "../stores/postgres-fixture.ts";

const [IDS, REPEATS] = process.env.FULL ? [1_000, 5] : [150, 4];
const SIMULTANEOUS = 20;

const inRandomOrder = (ids: readonly string[]) =>
  ids
    .map((id) => ({ id, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);

describe.skipIf(!hasPostgres)("two receivers with one database", () => {
  const postgres = testPostgres();

  test("store and notify every accepted request once, although one is killed and the database restarts", async () => {
    const { received, url } = await receiveWebhooks();
    const database = postgres().newDatabase();
    const start = () =>
      ownReceiver([
        ...["--data", database, "--webhook", url, "--webhook-secret", SECRET],
        ...["--max-per-address", "9999999", "--max-per-location", "9999999"],
      ]);
    // Both at once, on an empty database.
    const receivers = await Promise.all([start(), start()]);
    const ids = Array.from({ length: IDS }, () => crypto.randomUUID());
    const sent = inRandomOrder(ids.flatMap((id) => Array<string>(REPEATS).fill(id)));
    const interruptions = new Map([
      [
        Math.floor(sent.length * 0.4),
        async () => {
          receivers[0]?.stop();
          receivers[0] = await start();
        },
      ],
      [
        Math.floor(sent.length * 0.7),
        async () => {
          await postgres().stop("SIGINT");
          await postgres().start();
        },
      ],
    ]);
    const statuses = new Set<number | null>();
    const accepted = new Set<string>();
    let count = 0;
    let interrupted = Promise.resolve();
    const queue = sent.values();
    const send = async () => {
      for (const id of queue) {
        const receiver = receivers[Math.floor(Math.random() * receivers.length)];
        const response = await receiver?.post(bookingRequest({ id })).catch(() => null);
        await response?.arrayBuffer().catch(() => null);
        statuses.add(response?.status ?? null);
        if (response?.ok) accepted.add(id);
        count += 1;
        // One after the other: a receiver that starts without its database exits.
        interrupted = interrupted.then(interruptions.get(count));
        // Awaited below; until then nothing handles an error.
        interrupted.catch(() => {});
      }
    };
    await Promise.all(Array.from({ length: SIMULTANEOUS }, send));
    await interrupted;
    const stored = postgres()
      .run("psql", "-d", database, "-Atc", "SELECT id FROM booking_requests")
      .split("\n")
      .filter(Boolean);
    expect([...accepted].filter((id) => !stored.includes(id))).toEqual([]);
    expect(accepted.size).toBeGreaterThan(IDS * 0.6);
    expect(stored).toHaveLength(new Set(stored).size);
    expect([...statuses].filter((status) => ![null, 201, 503].includes(status))).toEqual([]);
    await vi.waitFor(() => expect(stored.filter((id) => !received.ids.has(id))).toEqual([]), {
      timeout: 90_000,
      interval: 100,
    });
    expect(received.invalid).toBe(0);
  }, 240_000);
});
