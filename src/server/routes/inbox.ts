import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { readBookingRequest } from "../../contract/booking-request/booking-request.ts";
import { type CorsPolicy, cors, INBOX_CORS } from "../http/cors.ts";
import { toSlashedPath } from "../http/paths.ts";
import { readJsonBody } from "../http/read-body.ts";
import { respondWithPage } from "../http/respond.ts";
import { inboxPage } from "../pages/inbox-page.ts";
import type { Locations } from "../records/locations.ts";
import { type BookingRequests, canonicalJson } from "../stores/booking-requests.ts";

const ALLOW = { Allow: "OPTIONS, POST" };
const MOST_BYTES = 1_000_000;
const MOST_AS_JSON = 1000;
const MOST_ON_PAGE = 100;

const BODY_FAULTS = {
  "too-large": [413, "A booking request has 1 MB at most."],
  "not-json": [400, "The body is not JSON in UTF-8."],
} as const;

/** Takes booking requests as a practice's receiver would, and shows them. */
export function inbox(requests: BookingRequests, locations: Locations, policy: CorsPolicy): Hono {
  const app = new Hono();

  app.use("/dev/booking-requests/", cors(INBOX_CORS, policy));
  app.post("/dev/booking-requests/", async (c) => {
    const body = await readJsonBody(c.req.raw, MOST_BYTES);
    if ("fault" in body) {
      const [status, sentence] = BODY_FAULTS[body.fault];
      return refuse(c, status, { request: [sentence] });
    }
    const reading = readBookingRequest(body.json);
    if (!reading.ok) return refuse(c, 422, reading.errors);

    const request = { ...reading.request, id: reading.request.id.toLowerCase() };
    const kept = await requests.keep(request);
    if (canonicalJson(kept.request) !== canonicalJson(request)) {
      return refuse(c, 409, { id: ["Another booking request with this id is already here."] });
    }
    return c.json({ id: request.id, received_at: kept.received_at }, 201);
  });
  app.options("/dev/booking-requests/", (c) => c.body(null, 204, ALLOW));
  app.all("/dev/booking-requests/", (c) =>
    refuse(c, 405, { request: ["Send a booking request by POST."] }, ALLOW),
  );

  app.get("/dev/inbox/", async (c) => {
    // Patients' answers: in no cache, and in no other origin's hands.
    c.header("Cache-Control", "no-store");
    if (c.req.query("format") === "json") return c.json(await requests.newest(MOST_AS_JSON));
    const newest = await requests.newest(MOST_ON_PAGE + 1);
    return respondWithPage(c, await inboxPage(newest, MOST_ON_PAGE, locations));
  });

  for (const path of ["/dev/booking-requests", "/dev/inbox"]) app.all(path, toSlashedPath);
  return app;
}

const refuse = (
  c: Context,
  status: ContentfulStatusCode,
  errors: Record<string, string[]>,
  headers: Record<string, string> = {},
) => c.json({ errors }, status, headers);
