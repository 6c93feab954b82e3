import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import { pathWithoutFaults } from "./faults/fault-run.ts";
import { playFaults } from "./faults/play-faults.ts";
import { isOwnPage } from "./handled-paths.ts";
import { PUBLIC_RECORD } from "./http/cache-control.ts";
import { webHabits } from "./http/caching.ts";
import { type CorsPolicy, cors, SERVICE_CORS } from "./http/cors.ts";
import { refuseDottedPath } from "./http/dotted-path.ts";
import { errorEnvelope } from "./http/envelope.ts";
import { rememberingAnswers } from "./http/remembered-answers.ts";
import type { Compress } from "./http/representations.ts";
import { refuseLongRequestLine } from "./http/request-line.ts";
import { respond, respondWithPage } from "./http/respond.ts";
import { homePage } from "./pages/home-page.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { STYLESHEET_PATH } from "./pages/page.ts";
import { stylesheet } from "./pages/stylesheet.ts";
import type { Locations } from "./records/locations.ts";
import { guestNetwork } from "./routes/guest-network.ts";
import { inbox } from "./routes/inbox.ts";
import { indented } from "./routes/indented.ts";
import { openApiRoutes } from "./routes/openapi.ts";
import { type PracticeTemplate, practicePages } from "./routes/practice-pages.ts";
import { publicDetail } from "./routes/public-detail.ts";
import { recordChanges } from "./routes/record-changes.ts";
import { savedLogos } from "./routes/saved-logos.ts";
import { savedRecords } from "./routes/saved-records.ts";
import type { BookingRequests } from "./stores/booking-requests.ts";
import type { RecordStore } from "./stores/record-store.ts";

export interface HandlerOptions {
  locations: Locations;
  requests: BookingRequests;
  /** Where drafts are saved; without it none can be. */
  store?: RecordStore | undefined;
  /** Called for every practice page, so that an edited one shows; without it there is none. */
  practicePage?: PracticeTemplate;
  /**
   * Answers what stands behind a fault and is not the handler's own, such as the built script in
   * `/f/slow-3000/web-scheduler.js`. Called with the address without the fault.
   */
  elsewhere?: (request: Request) => Response | Promise<Response>;
  /** Aborted when the server stops: answers that a fault holds back are then let go. */
  stopping?: AbortSignal;
  /** The origins whose pages may read, as in `https://practice.example`; every one unless given. */
  origins?: readonly string[] | undefined;
  /**
   * The service's framework as it comes: no entity tags, no compression, no `Cache-Control`, no
   * header exposed to other origins.
   */
  bare?: boolean;
  /** `Cache-Control` of the endpoint's answers, unless `bare`. */
  cacheControl?: string;
  /**
   * Packs the endpoint's answers; gzip alone, by the platform's own stream, unless given. `false`
   * where the platform packs every answer that says it is packed, as an edge runtime does.
   */
  compress?: Compress | false;
}

/**
 * The development server as a plain fetch handler: `createHandler(options).fetch`. It needs
 * nothing of Node, so Vite, a command and an edge runtime host the same one.
 *
 * @example
 * const app = createHandler({
 *   locations: exampleLocations(EXAMPLES),
 *   requests: sqliteBookingRequests(":memory:"),
 * });
 * const response = await app.request("/dev/inbox/?format=json");
 */
export function createHandler(options: HandlerOptions): Hono {
  const { locations, requests, elsewhere, stopping, practicePage = () => undefined } = options;
  const { bare = false, cacheControl = PUBLIC_RECORD, compress } = options;
  const policy: CorsPolicy = { origins: options.origins, exposed: bare ? [] : ["Retry-After"] };
  const forService = cors(SERVICE_CORS, policy);
  const app = new Hono({ getPath: routedPath });

  app.use(refuseLongRequestLine);
  app.use(playFaults(stopping, policy));
  app.use((c, next) => (isOwnPage(c.req.path) ? next() : forService(c, next)));
  app.use(refuseDottedPath);
  app.route("/", publicDetail(locations, bare ? respond : webHabits({ cacheControl, compress })));
  app.route("/", openApiRoutes());
  app.route("/", inbox(requests, locations, policy));
  app.route("/", practicePages(locations, practicePage));
  app.route("/", recordChanges(locations, stopping));
  app.route("/", savedRecords(options.store));
  app.route("/", savedLogos(options.store));
  app.route("/", guestNetwork(policy));
  app.route("/", indented(app));
  app.get("/", (c) => respondWithPage(c, homePage(locations)));
  app.get(STYLESHEET_PATH, (c) => respond(c, stylesheet, 200, { "Content-Type": "text/css" }));

  app.notFound(async (c) => {
    const url = new URL(c.req.url);
    const path = pathWithoutFaults(url.pathname);
    if (elsewhere && url.pathname !== path) {
      url.pathname = path;
      const response = await elsewhere(new Request(url, c.req.raw));
      // What was fetched cannot be given other headers.
      return new Response(response.body, response);
    }
    return respondWithPage(c, notFoundPage("Nobody knows this address."), 404);
  });
  app.onError((error, c) => {
    console.error(error);
    return c.json(errorEnvelope(500, "The server failed."), 500);
  });
  if (locations.revision) app.fetch = rememberingAnswers(app.fetch, locations.revision);
  return app;
}

/** The path as the framework routes it: decoded whole, so that `%2F` is a slash. */
function routedPath(request: Request): string {
  const path = pathWithoutFaults(getPath(request));
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
