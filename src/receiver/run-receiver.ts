import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { logJson } from "../web/node/json-log.ts";
import { logAsText, logRequests } from "../web/node/request-log.ts";
import { startListening } from "../web/node/start-listening.ts";
import { createReceiver } from "./app.ts";
import { cleanup, readLastCleanup, runCleanups } from "./cleanup.ts";
import type { ReceiverConfig } from "./config/config.ts";
import { sqlNoteDrafts } from "./inbox/note-drafts.ts";
import { knownLocations } from "./intake/locations.ts";
import { receiverMetrics } from "./metrics.ts";
import { startDelivery } from "./notifications/deliver.ts";
import { notificationChannels } from "./notifications/notification-channels.ts";
import { sqlOutbox } from "./notifications/outbox.ts";
import { sqlAccessLog } from "./staff/access-log.ts";
import { readAccounts } from "./staff/accounts.ts";
import { sqlSessions } from "./staff/staff-sessions.ts";
import { isPostgresUrl, openPostgres } from "./stores/postgres-database.ts";
import { sqlBookingRequests } from "./stores/sql-booking-requests.ts";
import { openSqlite } from "./stores/sqlite-database.ts";
import { tryWrite } from "./stores/try-write.ts";

const STOP_TIMEOUT_MS = 5000;
// With the default of `--drain-seconds` less than ten seconds, after which a process manager kills.
const EXIT_AFTER_MS = 6500;

/** Runs the receiver until SIGTERM or SIGINT; rejects with a sentence if it cannot start. */
export async function runReceiver(config: ReceiverConfig): Promise<void> {
  const { data, host } = config;
  if (config.logJson) logJson();
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
  const metrics = receiverMetrics(outbox, () => readLastCleanup(database));
  const stopping = new AbortController();
  const app = createReceiver({
    config,
    publicUrl: config.publicUrl,
    requests,
    outbox,
    drafts: sqlNoteDrafts(database),
    sessions: sqlSessions(database, config.idleMinutes),
    log: sqlAccessLog(database),
    accounts: config.accounts,
    locations,
    emailsPatients: config.mail?.toPatients ?? false,
    metrics,
    checkReady: () => Promise.all([tryWrite(database), readAccounts(config.accounts)]),
    stopping: stopping.signal,
  });
  const fetch = config.quiet
    ? app.fetch
    : logRequests(app.fetch, config.logJson ? console.log : logAsText);
  const server = await startListening(fetch, { port: config.port, host });
  const metricsServer =
    config.metricsPort === undefined
      ? undefined
      : await startListening(metrics.app.fetch, { port: config.metricsPort, host });
  const stopDelivery = startDelivery({
    outbox,
    requests,
    channels,
    onAttempt: metrics.countNotification,
  });
  void runCleanups(cleanup(database, requests, config.keepDays), console.log, stopping.signal);

  const stop = async (drainMs: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), drainMs + EXIT_AFTER_MS).unref();
    // Until a balancer has noticed that this is not ready, it sends requests.
    await delay(drainMs);
    await Promise.all([server.stop(STOP_TIMEOUT_MS), stopDelivery()]);
    await metricsServer?.stop(0);
    await database.close();
    // A mail server that hangs would keep the process alive.
    process.exit();
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(config.drainSeconds * 1000));

  if (accounts.size === 0) {
    console.log("There are no accounts yet: nobody can open the inbox. See add-account in --help.");
  }
  // Not the URL of a database, which may contain a password.
  console.log(`Booking requests are stored in ${isPostgres ? "PostgreSQL" : data}`);
  if (metricsServer) console.log(`metrics http://${urlHost(host)}:${metricsServer.port}/metrics`);
  console.log(`ready http://${urlHost(host)}:${server.port}/`);
}

const urlHost = (host: string) => (host.includes(":") ? `[${host}]` : host);
