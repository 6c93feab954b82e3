import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { type CorsPolicy, cors } from "../../web/http/cors.ts";
import { respond } from "../../web/http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { bookedSlots } from "../slots/book-slots.ts";
import { searchSlots } from "../slots/slot-search.ts";

const FHIR_CORS = { methods: ["GET", "POST", "OPTIONS"], headers: ["accept", "content-type"] };
const SEARCH = "/fhir/Slot";
const MAX_FORM_BYTES = 10_000;
const FHIR_JSON = "application/fhir+json; charset=utf-8";
const INVALID_DATE = {
  resourceType: "OperationOutcome",
  issue: [
    {
      severity: "error",
      code: "invalid",
      diagnostics: "start must be ge or lt with a date and time.",
    },
  ],
};

/**
 * Available times of every location: a search for FHIR R4 Slots. Slots that requests in the inbox have are
 * busy.
 */
export function slots(locations: Locations, requests: BookingRequests, policy: CorsPolicy): Hono {
  const app = new Hono();
  const fhir = (c: Context, body: object, status: 200 | 400) =>
    respond(c, JSON.stringify(body), status, {
      "Content-Type": FHIR_JSON,
      "Cache-Control": "no-store",
    });

  app.use("/fhir/*", cors(FHIR_CORS, policy));
  const search = async (c: Context, url: URL) => {
    const times = { now: Date.now(), booked: await bookedSlots(requests) };
    const bundle = searchSlots(locations.list(), url, times);
    return fhir(c, bundle ?? INVALID_DATE, bundle ? 200 : 400);
  };
  app.get(SEARCH, (c) => search(c, new URL(c.req.url)));
  app.post(`${SEARCH}/_search`, bodyLimit({ maxSize: MAX_FORM_BYTES }), async (c) => {
    const url = new URL(c.req.url);
    url.search = await c.req.text();
    return search(c, url);
  });
  return app;
}
