import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import type { BookingRequests } from "./booking-requests.ts";
import { cors, SERVICE_CORS } from "./cors.ts";
import { errorEnvelope } from "./envelope.ts";
import { pathWithoutFaults } from "./fault-run.ts";
import { homePage } from "./home-page.ts";
import { inbox } from "./inbox.ts";
import type { Locations } from "./locations.ts";
import { notFoundPage } from "./not-found-page.ts";
import { STYLESHEET_PATH } from "./page.ts";
import { playFaults } from "./play-faults.ts";
import { type PracticeTemplate, practicePages } from "./practice-routes.ts";
import { publicDetail } from "./public-detail.ts";
import { refuseLongRequestLine } from "./request-line.ts";
import { respond, respondWithPage } from "./respond.ts";
import { stylesheet } from "./stylesheet.ts";

export interface HandlerOptions {
  locations: Locations;
  requests: BookingRequests;
  /** Called for every practice page, so that an edited one shows; without it there is none. */
  practicePage?: PracticeTemplate;
  /**
   * Answers what stands behind a fault and is not the handler's own, such as the built script in
   * `/f/slow-3000/web-scheduler.js`. Called with the address without the fault.
   */
  elsewhere?: (request: Request) => Response | Promise<Response>;
  /** Aborted when the server stops: answers that a fault holds back are then let go. */
  stopping?: AbortSignal;
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
  const app = new Hono({ getPath: (request) => pathWithoutFaults(getPath(request)) });

  app.use(playFaults(stopping));
  app.use("/api/*", refuseLongRequestLine, cors(SERVICE_CORS));
  app.route("/", publicDetail(locations));
  app.route("/", inbox(requests, locations));
  app.route("/", practicePages(locations, practicePage));
  app.get("/", (c) => respondWithPage(c, homePage(locations.list())));
  app.get(STYLESHEET_PATH, (c) => respond(c, stylesheet, 200, { "Content-Type": "text/css" }));

  app.notFound((c) => {
    const url = new URL(c.req.url);
    if (elsewhere && url.pathname !== c.req.path) {
      url.pathname = c.req.path;
      return elsewhere(new Request(url, c.req.raw));
    }
    return respondWithPage(c, notFoundPage("Nobody knows this address."), 404);
  });
  app.onError((error, c) => {
    console.error(error);
    return c.json(errorEnvelope(500, "The server failed."), 500);
  });
  return app;
}
