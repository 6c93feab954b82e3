import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { PostgresServer } from "../postgres/start-postgres.ts";
import { type Status, sendRequests } from "./send-requests.ts";
import { LOCATION_ID, requestBody, shuffle } from "./soak-requests.ts";
import { startServer } from "./start-server.ts";
import { startWebhookServer, WEBHOOK_SECRET } from "./webhook-server.ts";

const RECEIVER = new URL("../../receiver/command.ts", import.meta.url);
const SIMULTANEOUS = 20;
const DELIVERED_WITHIN_MS = 90_000;

/** Options of a measured receiver, without limits. */
export const startSoakReceiver = (data: string, ...options: string[]) =>
  startServer(
    RECEIVER,
    ...["--port", "0", "--quiet", "--data", data, "--location", LOCATION_ID],
    ...["--origin", "https://practice.example"],
    ...["--max-per-address", "9999999", "--max-per-location", "9999999", ...options],
  );

export interface SoakResult {
  statuses: Map<Status, number>;
  /** Ids that were answered 2xx at least once. */
  accepted: number;
  stored: number;
  /** Accepted ids that are not stored; there must be none. */
  lost: number;
  /** Stored rows beyond one for each id; there must be none. */
  duplicates: number;
  /** Stored ids without a webhook; there must be none. */
  notNotified: number;
  webhooks: number;
  invalidSignatures: number;
  perSecond: number;
}

/**
 * Sends each of `ids` requests `repeats` times in random order to two receivers with one database.
 * After 40% of them, one receiver is killed and started again; after 70%, the database restarts.
 */
export async function soak(
  postgres: PostgresServer,
  ids: number,
  repeats: number,
): Promise<SoakResult> {
  const webhooks = await startWebhookServer();
  const start = () =>
    startSoakReceiver(
      postgres.url,
      ...["--webhook", webhooks.url, "--webhook-secret", WEBHOOK_SECRET],
    );
  // Both at once, on an empty database.
  const receivers = await Promise.all([start(), start()]);
  const origins = receivers.map(({ origin }) => origin);
  const all = Array.from({ length: ids }, () => randomUUID());
  const sent = shuffle(all.flatMap((id) => Array<string>(repeats).fill(id)));
  const statuses = new Map<Status, number>();
  const accepted = new Set<string>();
  let interruptions = Promise.resolve();
  let count = 0;

  const replaceReceiver = async () => {
    receivers[0]?.stop("SIGKILL");
    const replacement = await start();
    receivers[0] = replacement;
    origins[0] = replacement.origin;
  };
  const restartDatabase = async () => {
    await postgres.stop("SIGINT");
    await postgres.start();
  };
  // One after the other: a receiver that starts without its database exits.
  const interrupt = (task: () => Promise<void>) => {
    interruptions = interruptions.then(task);
    // Awaited below; until then nothing handles an error.
    interruptions.catch(() => {});
  };
  try {
    const perSecond = await sendRequests(
      sent.map(requestBody),
      origins,
      "/booking-requests/",
      SIMULTANEOUS,
      (index, status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const id = sent[index];
        if (id !== undefined && status !== null && status < 300) accepted.add(id);
        count += 1;
        if (count === Math.floor(sent.length * 0.4)) interrupt(replaceReceiver);
        if (count === Math.floor(sent.length * 0.7)) interrupt(restartDatabase);
      },
    );
    await interruptions;
    const stored = query(postgres, "SELECT id FROM booking_requests");
    const unique = new Set(stored);
    const isNotified = () => stored.every((id) => webhooks.deliveries.has(id));
    const deadline = performance.now() + DELIVERED_WITHIN_MS;
    while (!isNotified() && performance.now() < deadline) await setTimeout(100);
    return {
      statuses,
      perSecond,
      accepted: accepted.size,
      stored: stored.length,
      lost: [...accepted].filter((id) => !unique.has(id)).length,
      duplicates: stored.length - unique.size,
      notNotified: stored.filter((id) => !webhooks.deliveries.has(id)).length,
      webhooks: [...webhooks.deliveries.values()].reduce((sum, times) => sum + times, 0),
      invalidSignatures: webhooks.invalid,
    };
  } finally {
    for (const receiver of receivers) receiver.stop();
    webhooks.close();
  }
}

const query = (postgres: PostgresServer, sql: string) =>
  postgres.run("psql", "-d", postgres.url, "-Atc", sql).split("\n").filter(Boolean);
