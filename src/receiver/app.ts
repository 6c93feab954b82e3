import { withTimeout } from "es-toolkit";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { rejectOtherHosts, servesHost } from "../web/http/origins.ts";
import { rejectDotSegments } from "../web/http/paths.ts";
import { noSniffForJson, RETRY_LATER } from "../web/http/respond.ts";
import { INBOX, respondWithInboxPage } from "./inbox/layout.ts";
import type { InboxEnv } from "./inbox/requests.ts";
import { type InboxDeps, staffInbox } from "./inbox/staff-inbox.ts";
import { admission } from "./intake/admission.ts";
import { LookupError } from "./intake/locations.ts";
import { receiver, reject } from "./intake/receive.ts";
import { AccountsError, BusyError } from "./staff/accounts.ts";
import { StoreUnavailableError } from "./stores/booking-requests.ts";
import type { BookingRequests } from "./stores/sql-booking-requests.ts";

export const RECEIVER = "/booking-requests/";

interface ReceiverDeps extends InboxDeps {
  requests: BookingRequests;
  /** Rejects while requests cannot be stored, or staff cannot sign in. */
  checkReady(): Promise<unknown>;
  stopping: AbortSignal;
}

const READY_TIMEOUT_MS = 2000;

/** The receiver, its inbox for staff, and what a process manager asks. */
export function createReceiver(deps: ReceiverDeps): Hono<InboxEnv> {
  const { config, requests, locations, stopping } = deps;
  const allowedHosts = config.publicUrl ? [new URL(config.publicUrl).hostname] : [];
  const app = new Hono<InboxEnv>();
  app.use(async (c, next) => {
    await next();
    // The client's next request may go to another instance.
    if (stopping.aborted) c.header("Connection", "close");
  });
  app.use(rejectDotSegments);
  app.use(noSniffForJson);
  app.get("/healthz", (c) => c.text("ok\n"));
  // Anybody may ask, and each check writes.
  const checkReady = atMostOnceASecond(deps.checkReady);
  app.get("/readyz", async (c) => {
    const isReady = withTimeout(() => checkReady(""), READY_TIMEOUT_MS).then(
      () => !stopping.aborted,
      () => false,
    );
    return (await isReady) ? c.text("ready\n") : c.text("not ready\n", 503, RETRY_LATER);
  });
  app.use(rejectOtherHosts((name) => servesHost(config.host, allowedHosts, name), "--public-url"));
  app.route(
    "/",
    receiver(
      requests,
      { origins: config.origin, exposedHeaders: ["Retry-After"] },
      { path: RECEIVER, decide: admission(config, locations) },
    ),
  );
  app.route("/", staffInbox(deps));
  app.notFound((c) => c.text("Page not found.\n", 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const outage = UNAVAILABLE.find(([type]) => error instanceof type)?.[1];
    const isOutage = error instanceof StoreUnavailableError || error instanceof LookupError;
    // Without what drivers and parsers add, which may quote patients' answers or secrets.
    if (!isOutage) console.error(error.stack);
    const [status, headers] = outage ? ([503, RETRY_LATER] as const) : ([500, {}] as const);
    const message = outage ?? "The server failed.";
    return c.req.path.startsWith(INBOX)
      ? respondWithInboxPage(c, { title: "Try again", status, body: [], intro: message }, headers)
      : reject(c, status, { request: [message] }, headers);
  });
  return app;
}

const UNAVAILABLE = [
  [StoreUnavailableError, "The database is unavailable."],
  [LookupError, "The location could not be looked up."],
  [BusyError, "Too many people are signing in."],
  [AccountsError, "The accounts of the staff cannot be read."],
] as const;

/**
 * Shares each result for a second, because many clients ask at the same time.
 * @param read for one of a few keys
 */
function atMostOnceASecond<Result>(
  read: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const last = new Map<string, { result: Promise<Result>; until: number }>();
  return (key) => {
    const shared = last.get(key);
    if (shared && performance.now() < shared.until) return shared.result;
    const result = read(key);
    last.set(key, { result, until: performance.now() + 1000 });
    return result;
  };
}
