import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { logAsText, logRequests } from "../web/node/request-log.ts";
import { startListening } from "../web/node/start-listening.ts";
import { createReceiver } from "./app.ts";
import { cleanup, runCleanups } from "./cleanup.ts";
import type { ReceiverConfig } from "./config/config.ts";
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

/** Runs the receiver until SIGTERM or SIGINT; rejects with a sentence if it cannot start. */
export async function runReceiver(config: ReceiverConfig): Promise<void> {
  const { data, host } = config;
  const isPostgres = isPostgresUrl(data);
  const accounts = await readAccounts(config.accounts);
  const database = isPostgres ? await openPostgres(data) : openSqlite(data);
  const locations = knownLocations(config.locations, config.baseUrl);
  const channels = notificationChannels(config, locations.practiceOf);
  const requests = sqlBookingRequests(
    database,
    channels.map(({ name }) => name),
  );
  const outbox = sqlOutbox(database);
  const stopping = new AbortController();
  const app = createReceiver({
    config,
    publicUrl: config.publicUrl,
    requests,
    outbox,
    sessions: sqlSessions(database, config.idleMinutes),
    log: sqlAccessLog(database),
    accounts: config.accounts,
    locations,
    emailsPatients: config.mail?.toPatients ?? false,
    checkReady: () => Promise.all([requests.tryWrite(), readAccounts(config.accounts)]),
    stopping: stopping.signal,
  });
  const fetch = logRequests(app.fetch, logAsText);
  const server = await startListening(fetch, { port: config.port, host });
  const stopDelivery = startDelivery({ outbox, requests, channels });
  void runCleanups(cleanup(database, requests, config.keepDays), console.log, stopping.signal);

  const stop = async (drainMs: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), drainMs + EXIT_AFTER_MS).unref();
    await delay(drainMs);
    await Promise.all([server.stop(STOP_TIMEOUT_MS), stopDelivery()]);
    await database.close();
    // A mail server that hangs would keep the process alive.
    process.exit();
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(DRAIN_MS));

  if (accounts.size === 0) {
    console.log("There are no accounts yet: nobody can open the inbox. See add-account in --help.");
  }
  // Not the URL of a database, which may contain a password.
  console.log(`Booking requests are stored in ${isPostgres ? "PostgreSQL" : data}`);
  console.log(`ready http://${urlHost(host)}:${server.port}/`);
}

const urlHost = (host: string) => (host.includes(":") ? `[${host}]` : host);
