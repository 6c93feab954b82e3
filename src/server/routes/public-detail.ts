import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getPath } from "hono/utils/url";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { respond } from "../../web/http/respond.ts";
import { faultsOf } from "../faults/inject-faults.ts";
import { errorEnvelope, successEnvelope, wireJson } from "../http/envelope.ts";
import { negotiate, type Rendering } from "../http/negotiation.ts";
import { PAGE_HEADERS } from "../http/page-response.ts";
import { browsablePage } from "../pages/browsable-page.ts";
import type { Locations } from "../records/locations.ts";

const PATH = "/api/v1/location/:id/public-detail";
const ALLOW = "GET, HEAD, OPTIONS";

const OPERATION_DESCRIPTION = {
  name: "Location Public Detail",
  description: "",
  renders: ["application/json", "text/html"],
  parses: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
};

const REFUSALS = {
  404: { about: "format", message: "No such format. Use json or api." },
  406: { about: "accept", message: "Could not satisfy the request Accept header." },
};

interface Content {
  status: 200 | 404 | 405 | 406;
  body: unknown;
}

/**
 * The service's one operation: get location public detail.
 * @param caching not applied under faults, where nothing may come from a cache
 */
export function publicDetail(locations: Locations, caching: MiddlewareHandler | undefined): Hono {
  const app = new Hono();
  app.all(PATH, redirectToSlash);
  if (caching) {
    app.on(["GET", "HEAD"], `${PATH}/`, (c, next) =>
      faultsOf(getPath(c.req.raw)) === undefined ? caching(c, next) : next(),
    );
  }
  app.all(`${PATH}/`, async (c) => {
    const negotiation = negotiate(c.req.header("Accept"), c.req.queries("format") ?? []);
    if ("refused" in negotiation) {
      const status = negotiation.refused;
      const { about, message } = REFUSALS[status];
      const body = errorEnvelope(status, message, about);
      return render(c, { status, body }, { as: "json", indent: 0 });
    }
    return render(c, contentFor(c, c.req.param("id"), locations), negotiation.rendering);
  });
  return app;
}

function contentFor(c: Context, id: string, locations: Locations): Content {
  const { method } = c.req;
  if (method === "OPTIONS") return { status: 200, body: OPERATION_DESCRIPTION };
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, body: errorEnvelope(405, `Method "${method}" not allowed.`, "method") };
  }
  // The framework also accepts UUIDs as URNs (RFC 9562, section 4).
  const normalizedId = normalizeLocationId(id.replace(/^urn:uuid:/i, ""));
  const record = normalizedId && locations.find(normalizedId, new URL(c.req.url).origin);
  if (record) return { status: 200, body: successEnvelope(record) };
  const message = normalizedId
    ? "There is no location with this id."
    : "A location id must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.";
  return { status: 404, body: errorEnvelope(404, message, "location_id") };
}

async function render(c: Context, { status, body }: Content, rendering: Rendering) {
  const headers = { Allow: ALLOW, "Content-Type": "application/json", Vary: "Accept" };
  if (rendering.as === "json") return respond(c, wireJson(body, rendering.indent), status, headers);
  const { pathname, search } = new URL(c.req.url);
  // HEAD must report the same length as GET, so both show the same method.
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const page = browsablePage({ method, path: pathname + search, status, headers, body });
  return respond(c, String(await page), status, { ...headers, ...PAGE_HEADERS });
}
