import { setTimeout as delay } from "node:timers/promises";
import { withTimeout } from "es-toolkit";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { rejectOtherHosts } from "../web/http/origins.ts";
import { rejectDotSegments } from "../web/http/paths.ts";
import { noSniffForJson, RETRY_LATER } from "../web/http/respond.ts";
import { cleanup, runCleanups } from "./cleanup.ts";
import { isMailAddress, type ReceiverConfig } from "./config/config.ts";
import { INBOX, type InboxEnv, type InboxPage, respondWithInboxPage } from "./inbox/layout.ts";
import type { SignInDeps } from "./inbox/sign-in.ts";
import { staffInbox } from "./inbox/staff-inbox.ts";
import { admission } from "./intake/admission.ts";
import { knownLocations, LookupError } from "./intake/locations.ts";
import { receiver, reject } from "./intake/receive.ts";
import { startDelivery } from "./notifications/deliver.ts";
import { notificationChannels } from "./notifications/notification-channels.ts";
import { LINK } from "./patient-link/link.ts";
import { linkPage, refuse } from "./patient-link/link-page.ts";
import { AccountsError, readAccounts } from "./staff/accounts.ts";
import { BusyError } from "./staff/passwords.ts";
import { sqlAccessLog, sqlSessions } from "./staff/staff-records.ts";
import { sqlOutbox } from "./stores/outbox.ts";
import { isPostgresUrl, openPostgres } from "./stores/postgres-database.ts";
import { sqlBookingRequests } from "./stores/sql-booking-requests.ts";
import { StoreUnavailableError, tryWrite } from "./stores/sql-database.ts";
import { openSqlite } from "./stores/sqlite-database.ts";

const RECEIVER = "/booking-requests/";

const READY_TIMEOUT_MS = 2000;

const NOT_FOUND: InboxPage = {
  title: "Page not found",
  status: 404,
  intro: "The request may have been deleted, or be for a location that your account does not see.",
  actions: html`<a class="button" href="${INBOX}">Back to the inbox</a>`,
  hasBand: true,
};

const UNAVAILABLE = [
  [StoreUnavailableError, "The database is unavailable, so nothing was stored."],
  [LookupError, "The location could not be looked up."],
  [BusyError, "Too many people are signing in."],
  [AccountsError, "The accounts of the staff cannot be read."],
] as const;

function respondToError(error: Error, c: Context<InboxEnv>) {
  const isOfPatient = c.req.path.startsWith(LINK);
  if (error instanceof HTTPException) {
    return isOfPatient ? refuse(c, error.status) : error.getResponse();
  }
  const outage = UNAVAILABLE.find(([type]) => error instanceof type)?.[1];
  // Without what drivers and parsers add, which may quote patients' answers or secrets.
  console.error(outage ? `${outage} ${error.message}` : error.stack);
  const [status, headers] = outage ? ([503, RETRY_LATER] as const) : ([500, {}] as const);
  const message = outage ?? "The server failed.";
  if (isOfPatient) return refuse(c, status, headers);
  const page = { title: "Try again", status, intro: message, hasBand: true };
  return c.req.path.startsWith(INBOX)
    ? respondWithInboxPage(c, page, headers)
    : reject(c, status, { request: [message] }, headers);
}

interface Timing extends Partial<Pick<SignInDeps, "wait">> {
  /** How often the outbox is read. */
  pollMs?: number;
  /** How long a mail server or a webhook may take. */
  timeoutMs?: number;
}

/** Opens the database, delivers notifications and deletes old requests. @throws Error with a sentence */
export async function openReceiver(
  config: ReceiverConfig,
  { pollMs, timeoutMs, wait = delay }: Timing = {},
) {
  const accounts = await readAccounts(config.accounts);
  const database = isPostgresUrl(config.data)
    ? await openPostgres(config.data)
    : openSqlite(config.data);
  const locations = knownLocations(new Map(config.location), config.baseUrl);
  const channels = notificationChannels(config, locations.practiceOf, timeoutMs);
  const names = channels.map(({ name }) => name);
  const requests = sqlBookingRequests(database, names, locations.nameOf);
  const outbox = sqlOutbox(database);
  const stopping = new AbortController();
  const sessions = sqlSessions(database, config.idleMinutes);
  const log = sqlAccessLog(database);
  const deps = { config, requests, outbox, locations, sessions, log, wait };
  const check = () => Promise.all([tryWrite(database), readAccounts(config.accounts)]);
  const app = new Hono<InboxEnv>();
  app.use(async (c, next) => {
    await next();
    // The client's next request may go to another instance.
    if (stopping.signal.aborted) c.header("Connection", "close");
  });
  app.use(rejectDotSegments);
  app.use(noSniffForJson);
  app.get("/healthz", (c) => c.text("ok\n"));
  // Anybody may ask, many clients at the same time, and each check writes: at most once a second.
  let [checked, until] = [Promise.resolve<unknown>(undefined), 0];
  app.get("/readyz", async (c) => {
    const time = performance.now();
    if (time >= until) [checked, until] = [check(), time + 1000];
    const isReady = withTimeout(() => checked, READY_TIMEOUT_MS).then(
      () => !stopping.signal.aborted,
      () => false,
    );
    return (await isReady) ? c.text("ready\n") : c.text("not ready\n", 503, RETRY_LATER);
  });
  // Booking requests have a list of origins instead, whose refusal pages can read.
  const publicHost = config.publicUrl && new URL(config.publicUrl).hostname;
  app.use(rejectOtherHosts(config.host, "--public-url", (path) => path === RECEIVER, publicHost));
  app.route(
    "/",
    receiver(requests, {
      ...{ path: RECEIVER, origins: config.origin, decide: admission(config, locations) },
      confirm: async ({ id, patient }) =>
        isMailAddress(patient.email ?? "") &&
        (await outbox.isEmailed(id).catch(() => false)) && { emailed: true },
    }),
  );
  app.route("/", staffInbox(deps));
  app.route("/", linkPage(deps));
  app.notFound((c) =>
    c.req.path.startsWith(INBOX)
      ? respondWithInboxPage(c, NOT_FOUND)
      : c.text("Page not found.\n", 404),
  );
  app.onError(respondToError);
  const stopDelivery = startDelivery({ outbox, requests, channels, pollMs });
  void runCleanups(cleanup(database, requests, config.keepDays), console.log, stopping.signal);
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
