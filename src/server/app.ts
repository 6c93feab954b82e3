import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import { pathWithoutFaults } from "./faults/fault-run.ts";
import { playFaults } from "./faults/play-faults.ts";
import { isDevRoute } from "./handled-paths.ts";
import { type Brotli, caching, PUBLIC_RECORD } from "./http/caching.ts";
import { type CorsPolicy, cors, SERVICE_CORS } from "./http/cors.ts";
import { errorEnvelope } from "./http/envelope.ts";
import { rejectOtherHosts } from "./http/origins.ts";
import { rejectDotSegments } from "./http/paths.ts";
import { rejectLongRequestLine } from "./http/request-line.ts";
import { respond, respondWithPage } from "./http/respond.ts";
import { homePage } from "./pages/home-page.ts";
import { notFoundPage, STYLESHEET_PATH } from "./pages/page.ts";
import { stylesheet } from "./pages/stylesheet.ts";
import type { Locations } from "./records/locations.ts";
import { inbox } from "./routes/inbox.ts";
import { indented } from "./routes/indented.ts";
import { openApi } from "./routes/openapi.ts";
import { type PracticeTemplate, practicePages } from "./routes/practice-pages.ts";
import { publicDetail } from "./routes/public-detail.ts";
import { recordChanges } from "./routes/record-changes.ts";
import { redirectTargets } from "./routes/redirect-targets.ts";
import { savedLogos } from "./routes/saved-logos.ts";
import { savedRecords } from "./routes/saved-records.ts";
import type { BookingRequests } from "./stores/booking-requests.ts";
import type { RecordStore } from "./stores/record-store.ts";

export interface HandlerOptions {
  locations: Locations;
  requests: BookingRequests;
  /** Saves drafts. Without it, none can be saved. */
  store?: RecordStore | undefined;
  /** Called for every practice page, so edits show at once. Without it, there are none. */
  practicePage?: PracticeTemplate;
  /**
   * Serves files of the host under a fault, such as the built script for
   * `/f/slow-3000/web-scheduler.js`. Called with the URL without the fault.
   */
  serveStatic?: (request: Request) => Response | Promise<Response>;
  /** Aborted when the server stops; ends responses that a fault delays. */
  stopping?: AbortSignal;
  /**
   * Which host names the server responds to; to others, only the endpoint is available. Default:
   * all.
   */
  servesHost?: (hostname: string) => boolean;
  /** Origins that may read responses, such as `https://practice.example`. Default: all. */
  origins?: readonly string[] | undefined;
  /**
   * Responds as the service's framework does by default: no entity tags, compression,
   * `Cache-Control` or exposed headers.
   */
  bare?: boolean;
  /** `Cache-Control` of the endpoint's responses, unless `bare`. */
  cacheControl?: string;
  /** `false` if the platform compresses responses. Default: true, unless `bare`. */
  compress?: boolean;
  /** Adds brotli to gzip and deflate. */
  brotli?: Brotli;
}

/**
 * The development server as a plain fetch handler: `createHandler(options).fetch`. It needs no
 * Node API, so Vite, the command and edge runtimes can all host it.
 *
 * @example
 * const app = createHandler({
 *   locations: exampleLocations(EXAMPLES),
 *   requests: sqliteBookingRequests(":memory:"),
 * });
 * const response = await app.request("/dev/inbox/?format=json");
 */
export function createHandler(options: HandlerOptions): Hono {
  const { locations, requests, store, serveStatic, stopping } = options;
  const { practicePage = () => undefined, bare = false, brotli } = options;
  const { cacheControl = PUBLIC_RECORD, compress = true } = options;
  const policy: CorsPolicy = {
    origins: options.origins,
    exposedHeaders: bare ? [] : ["Retry-After"],
  };
  const serviceCors = cors(SERVICE_CORS, policy);
  const app = new Hono({ getPath: routedPath });

  app.use(rejectLongRequestLine);
  if (options.servesHost) app.use(rejectOtherHosts(options.servesHost));
  app.use(playFaults(stopping, policy));
  app.use((c, next) => (isDevRoute(c.req.path) ? next() : serviceCors(c, next)));
  app.use(rejectDotSegments);
  app.route(
    "/",
    publicDetail(locations, bare ? undefined : caching({ cacheControl, compress, brotli })),
  );
  app.route("/", openApi());
  app.route("/", inbox(requests, locations, policy));
  app.route("/", practicePages(locations, practicePage));
  app.route("/", recordChanges(locations, stopping));
  app.route("/", savedRecords(store));
  app.route("/", savedLogos(store));
  app.route("/", redirectTargets(policy));
  app.route("/", indented(app));
  app.get("/", (c) => respondWithPage(c, homePage(locations)));
  app.get(STYLESHEET_PATH, (c) => respond(c, stylesheet, 200, { "Content-Type": "text/css" }));

  app.notFound(async (c) => {
    const url = new URL(c.req.url);
    const path = pathWithoutFaults(url.pathname);
    if (serveStatic && url.pathname !== path) {
      url.pathname = path;
      const response = await serveStatic(new Request(url, c.req.raw));
      // The headers of a fetched response are immutable; a copy's are not.
      return new Response(response.body, response);
    }
    return respondWithPage(c, notFoundPage("Page not found."), 404);
  });
  app.onError((error, c) => {
    console.error(error);
    return c.json(errorEnvelope(500, "The server failed."), 500);
  });
  return app;
}

/** The completely decoded path, as Django routes it: `%2F` is a slash. */
function routedPath(request: Request): string {
  const path = pathWithoutFaults(getPath(request));
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
