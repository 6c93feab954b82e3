import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { type CorsPolicy, cors } from "../../web/http/cors.ts";
import { respond } from "../../web/http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { bookedSlots } from "../slots/book-slots.ts";
import { HORIZON_MS, slotsOf } from "../slots/free-times.ts";
import { fhirLocation, schedulesOf } from "../slots/schedules.ts";
import { searchSlots } from "../slots/slot-search.ts";

const FHIR_CORS = { methods: ["GET", "POST", "OPTIONS"], headers: ["accept", "content-type"] };
const SEARCH = "/fhir/Slot";
const MANIFEST = "/fhir/$bulk-publish";
const MAX_FORM_BYTES = 10_000;
const FHIR_JSON = "application/fhir+json; charset=utf-8";
const FHIR_NDJSON = "application/fhir+ndjson; charset=utf-8";
const INVALID_DATE = {
  resourceType: "OperationOutcome",
  issue: [
    {
      severity: "error",
      code: "invalid",
      diagnostics: "start must be ge, gt, lt or le with a date and time.",
    },
  ],
};

/**
 * Available times of every location: a search for FHIR R4 Slots, and the same as files of the SMART
 * Scheduling Links guide. Slots that requests in the inbox have are busy.
 */
export function slots(locations: Locations, requests: BookingRequests, policy: CorsPolicy): Hono {
  const app = new Hono();
  const fhir = (c: Context, body: string, status: 200 | 400 = 200, type = FHIR_JSON) =>
    respond(c, body, status, { "Content-Type": type, "Cache-Control": "no-store" });

  /** The lines of each file. */
  const files: Record<string, () => object[] | Promise<object[]>> = {
    Location: () => locations.list().map(({ record }) => fhirLocation(record)),
    Schedule: () => locations.list().flatMap(({ record }) => schedulesOf(record)),
    async Slot() {
      const now = Date.now();
      const booked = await bookedSlots(requests);
      return locations
        .list()
        .flatMap((example) => slotsOf(example, [now, now + HORIZON_MS], booked))
        .map(({ slot }) => slot);
    },
  };

  app.use("/fhir/*", cors(FHIR_CORS, policy));
  const search = async (c: Context, url: URL) => {
    const times = { now: Date.now(), booked: await bookedSlots(requests) };
    const bundle = searchSlots(locations.list(), url, times);
    return fhir(c, JSON.stringify(bundle ?? INVALID_DATE), bundle ? 200 : 400);
  };
  app.get(SEARCH, (c) => search(c, new URL(c.req.url)));
  app.post(`${SEARCH}/_search`, bodyLimit({ maxSize: MAX_FORM_BYTES }), async (c) => {
    const url = new URL(c.req.url);
    url.search = await c.req.text();
    return search(c, url);
  });
  app.get(MANIFEST, (c) => {
    const manifest = {
      transactionTime: new Date().toISOString(),
      request: c.req.url,
      output: Object.keys(files).map((type) => ({
        type,
        url: new URL(`${type}.ndjson`, c.req.url).href,
      })),
      error: [],
    };
    return fhir(c, JSON.stringify(manifest), 200, "application/json");
  });
  for (const [type, resources] of Object.entries(files)) {
    app.get(`/fhir/${type}.ndjson`, async (c) => {
      const lines = (await resources()).map((resource) => `${JSON.stringify(resource)}\n`);
      return fhir(c, lines.join(""), 200, FHIR_NDJSON);
    });
  }
  return app;
}
