import { Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { getPath, tryDecode } from "hono/utils/url";
import { receiver, reject } from "../receiver/intake/receive.ts";
import type { BookingRequests } from "../receiver/stores/sql-booking-requests.ts";
import { StoreUnavailableError } from "../receiver/stores/sql-database.ts";
import { cors } from "../web/http/cors.ts";
import { rejectOtherHosts } from "../web/http/origins.ts";
import { redirectToSlash, rejectDotSegments } from "../web/http/paths.ts";
import { noSniffForJson, RETRY_LATER } from "../web/http/respond.ts";
import { injectFaults, pathWithoutFaults } from "./faults/inject-faults.ts";
import { errorEnvelope } from "./http/envelope.ts";
import { isDevRoute, isHandledPath, isServicePath } from "./http/handled-paths.ts";
import type { Locations } from "./records/locations.ts";
import { notFound } from "./routes/dev-page.ts";
import { home } from "./routes/home.ts";
import { inbox } from "./routes/inbox.ts";
import { type PracticeTemplate, practicePages } from "./routes/practice-pages.ts";
import { publicDetail } from "./routes/public-detail.ts";
import { savedRecords } from "./routes/saved-records.ts";
import { bookSlots, slots } from "./routes/slots.ts";

const MAX_SHOWN_PATH = 200;

/** The defaults of django-cors-headers, which allow no custom header. */
const SERVICE_CORS = {
  methods: "DELETE, GET, OPTIONS, PATCH, POST, PUT",
  headers:
    "accept, accept-encoding, authorization, content-type, dnt, origin, user-agent, x-csrftoken, x-requested-with",
};

export interface HandlerOptions {
  locations: Locations;
  requests: BookingRequests;
  /** Called for every practice page, so edits are visible immediately. Without it, there are no practice pages. */
  practicePage?: PracticeTemplate;
  /** The address: on one that only this computer can reach, other host names reach only the endpoint. */
  host?: string;
}

/** The development server as a fetch handler, for Vite and the command: `createHandler(options).fetch`. */
export function createHandler({
  locations,
  requests,
  host,
  practicePage = () => undefined,
}: HandlerOptions): Hono {
  const serviceCors = cors(SERVICE_CORS);
  const app = new Hono({
    // Completely decoded, as Django routes it: `%2F` is a slash.
    getPath: (request) => tryDecode(pathWithoutFaults(getPath(request)), decodeURIComponent),
  });

  if (host) app.use(rejectOtherHosts(host, "--host", isServicePath));
  app.use(noSniffForJson);
  app.use(injectFaults());
  app.use((c, next) => (isDevRoute(c.req.path) ? next() : serviceCors(c, next)));
  app.use(rejectDotSegments);
  app.route("/", publicDetail(locations));
  app.route("/", receiver(requests, { path: "/dev/booking-requests/", ...bookSlots(requests) }));
  app.route("/", home(locations));
  app.route("/", inbox(requests, locations));
  app.route("/", slots(locations, requests));
  app.route("/", practicePages(locations, practicePage));
  app.route("/", savedRecords(locations.folder));
  app.get("/preview", redirectToSlash);
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathWithoutFaults(pathname);
    // A file of the host. A `Location` that begins with two slashes would lead to another host.
    if (pathname !== path && !isHandledPath(path)) {
      return c.redirect(path.replace(/^\/+/, "/") + search, 307);
    }
    // Percent-encoded, so that no character can reorder the sentence.
    const message = html`This server has no page at <code>${pathname.slice(0, MAX_SHOWN_PATH)}</code>.`;
    return notFound(c, message);
  });
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof StoreUnavailableError) {
      return reject(c, 503, { request: [error.message] }, RETRY_LATER);
    }
    console.error(error);
    return c.json(errorEnvelope(500, "The server failed."), 500);
  });
  return app;
}
