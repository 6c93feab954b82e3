import { type Context, Hono } from "hono";
import { getPath } from "hono/utils/url";
import { locationId } from "../../contract/location-record/location-id.ts";
import { isUnderFaults } from "../faults/fault-run.ts";
import type { Writer } from "../http/caching.ts";
import { errorEnvelope, successEnvelope, wireJson } from "../http/envelope.ts";
import { negotiate, type Rendering } from "../http/negotiation.ts";
import { toSlashedPath } from "../http/paths.ts";
import { PAGE_HEADERS, respond } from "../http/respond.ts";
import { browsablePage } from "../pages/browsable-page.ts";
import type { Locations } from "../records/locations.ts";

const PATH = "/api/v1/location/:id/public-detail";
const ALLOW = "GET, HEAD, OPTIONS";

const DESCRIPTION = {
  name: "Location Public Detail",
  description: "",
  renders: ["application/json", "text/html"],
  parses: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
};

const REFUSALS = {
  404: "No such format. Use json or api.",
  406: "Could not satisfy the request Accept header.",
};

interface Answer {
  status: 200 | 404 | 405 | 406;
  body: unknown;
}

/**
 * The service's one operation (contract: Get location public detail).
 * @param writer how answers are written where no fault is in front: under a fault nothing may come
 *   from a cache, so there they are written plainly
 */
export function publicDetail(locations: Locations, writer: Writer): Hono {
  const app = new Hono();
  app.all(PATH, toSlashedPath);
  app.all(`${PATH}/`, async (c) => {
    const write = isUnderFaults(getPath(c.req.raw)) ? respond : writer;
    const negotiated = negotiate(c.req.header("Accept"), c.req.queries("format") ?? []);
    if ("refused" in negotiated) {
      const { refused } = negotiated;
      const about = refused === 404 ? "format" : "accept";
      const body = errorEnvelope(refused, REFUSALS[refused], about);
      return render(c, { status: refused, body }, { as: "json", indent: 0 }, write);
    }
    const answer = await answerTo(c, c.req.param("id"), locations);
    return render(c, answer, negotiated.rendering, write);
  });
  return app;
}

async function answerTo(c: Context, id: string, locations: Locations): Promise<Answer> {
  const { method } = c.req;
  if (method === "OPTIONS") return { status: 200, body: DESCRIPTION };
  if (method !== "GET" && method !== "HEAD") {
    return { status: 405, body: errorEnvelope(405, `Method "${method}" not allowed.`, "method") };
  }
  // The framework takes a UUID in its URN form as well (RFC 9562, 4).
  const asked = locationId(id.replace(/^urn:uuid:/i, ""));
  const record = asked && (await locations.find(asked, new URL(c.req.url).origin));
  if (record) return { status: 200, body: successEnvelope(record) };
  const message = asked
    ? "There is no location with this id."
    : "A location id is a UUID, like 123e4567-e89b-12d3-a456-426614174000.";
  return { status: 404, body: errorEnvelope(404, message, "location_id") };
}

async function render(c: Context, { status, body }: Answer, rendering: Rendering, write: Writer) {
  const headers = { Allow: ALLOW, "Content-Type": "application/json", Vary: "Accept" };
  if (rendering.as === "json") return write(c, wireJson(body, rendering.indent), status, headers);
  const { pathname, search } = new URL(c.req.url);
  // A HEAD has the headers of the GET, so its page must have the same length.
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  const page = browsablePage({ method, path: pathname, query: search, status, headers, body });
  return write(c, String(await page), status, { ...headers, ...PAGE_HEADERS });
}
