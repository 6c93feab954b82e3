import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { logAsText, logRequests, startListening } from "../web/node/start-listening.ts";
import { createReceiver } from "./app.ts";
import { cleanup, runCleanups } from "./cleanup.ts";
import type { ReceiverConfig } from "./config/config.ts";
import type { SignInDeps } from "./inbox/sign-in.ts";
import { knownLocations } from "./intake/locations.ts";
import { startDelivery } from "./notifications/deliver.ts";
import { notificationChannels } from "./notifications/notification-channels.ts";
import { sqlOutbox } from "./notifications/outbox.ts";
import { sqlAccessLog } from "./staff/access-log.ts";
import { readAccounts } from "./staff/accounts.ts";
import { sqlSessions } from "./staff/staff-sessions.ts";
import { isPostgresUrl, openPostgres } from "./stores/postgres-database.ts";
import { sqlBookingRequests } from "./stores/sql-booking-requests.ts";
import { openSqlite } from "./stores/sqlite-database.ts";

const STOP_TIMEOUT_MS = 5000;
// Until a balancer has noticed that this is not ready, it sends requests.
const DRAIN_MS = 3000;
// Together less than ten seconds, after which a process manager kills.
const EXIT_AFTER_MS = 6500;

/** What a test sets. */
interface Timing extends Partial<Pick<SignInDeps, "now" | "wait">> {
  /** How often the outbox is read. */
  pollMs?: number;
  /** How long a mail server or a webhook may take. */
  timeoutMs?: number;
}

/**
 * Everything but the process: opens the database, delivers notifications and deletes old requests.
 * @throws Error with a sentence
 */
export async function openReceiver(
  config: ReceiverConfig,
  { now = Date.now, pollMs, timeoutMs, wait = delay }: Timing = {},
) {
  const accounts = await readAccounts(config.accounts);
  const database = isPostgresUrl(config.data)
    ? await openPostgres(config.data)
    : openSqlite(config.data);
  const locations = knownLocations(new Map(config.location), config.baseUrl);
  const channels = notificationChannels(config, locations.practiceOf, timeoutMs);
  const names = channels.map(({ name }) => name);
  const requests = sqlBookingRequests(database, names, now);
  const outbox = sqlOutbox(database, now);
  const stopping = new AbortController();
  const app = createReceiver({
    ...{ config, requests, outbox, now, wait },
    sessions: sqlSessions(database, config.idleMinutes, now),
    log: sqlAccessLog(database),
    locations,
    checkReady: () => Promise.all([requests.tryWrite(), readAccounts(config.accounts)]),
    stopping: stopping.signal,
  });
  const stopDelivery = startDelivery({ outbox, requests, channels, pollMs });
  const deleteOld = cleanup(database, requests, config.keepDays, now);
  void runCleanups(deleteOld, console.log, stopping.signal);
  return {
    app,
    hasAccounts: accounts.size > 0,
    /** Makes it not ready, and deletes nothing more. */
    startStopping: () => stopping.abort(),
    async close() {
      stopping.abort();
      await stopDelivery();
      await database.close();
    },
  };
}

/** Runs the receiver until SIGTERM or SIGINT; rejects with a sentence if it cannot start. */
export async function runReceiver(config: ReceiverConfig): Promise<void> {
  const { data, host } = config;
  const receiver = await openReceiver(config);
  const fetch = logRequests(receiver.app.fetch, logAsText);
  const server = await startListening(fetch, { port: config.port, host });
  let isStopping = false;
  const stop = async (drainMs: number) => {
    if (isStopping) return;
    isStopping = true;
    receiver.startStopping();
    setTimeout(() => process.exit(1), drainMs + EXIT_AFTER_MS).unref();
    await delay(drainMs);
    await server.stop(STOP_TIMEOUT_MS);
    await receiver.close();
    // A mail server that hangs would keep the process alive.
    process.exit();
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(DRAIN_MS));

  if (!receiver.hasAccounts) {
    console.log("There are no accounts yet: nobody can open the inbox. See add-account in --help.");
  }
  // Not the URL of a database, which may contain a password.
  console.log(`Booking requests are stored in ${isPostgresUrl(data) ? "PostgreSQL" : data}`);
  console.log(`ready http://${host.includes(":") ? `[${host}]` : host}:${server.port}/`);
}
