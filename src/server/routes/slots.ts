import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { ReceiverOptions, Refusal } from "../../receiver/intake/receive.ts";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { type CorsPolicy, cors } from "../../web/http/cors.ts";
import { respond } from "../../web/http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { searchSlots } from "./slot-search.ts";

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

const MAX_REQUESTS = 1000;

const SLOT_TAKEN: Refusal = {
  status: 409,
  code: "slot-taken",
  errors: { slot: ["This time was just taken."] },
};

const ACCEPTED = { suspicion: undefined };

/** The ids of the slots that booking requests have; a corrected request has none. */
async function bookedSlots(requests: BookingRequests): Promise<ReadonlySet<string>> {
  return slotIds(await listRequests(requests));
}

const listRequests = async (requests: BookingRequests) =>
  (await requests.list(MAX_REQUESTS)).map(({ request }) => request);

function slotIds(received: readonly BookingRequest[], corrects?: string): ReadonlySet<string> {
  const corrected = new Set([...received.map(({ replaces }) => replaces), corrects]);
  return new Set(received.flatMap(({ id, slot }) => (slot && !corrected.has(id) ? slot.id : [])));
}

/**
 * Books the time that a request has chosen, unless another request has it. Unlike a scheduling
 * system, it knows only the requests in the inbox, and not those that arrive at the same moment.
 */
export function bookSlots(requests: BookingRequests): Pick<ReceiverOptions, "decide" | "confirm"> {
  return {
    async decide({ id, replaces, slot }) {
      if (!slot) return ACCEPTED;
      const received = await listRequests(requests);
      if (received.some((request) => request.id === id)) return ACCEPTED;
      return slotIds(received, replaces).has(slot.id) ? SLOT_TAKEN : ACCEPTED;
    },
    confirm: ({ slot }) => (slot ? { booked: true } : {}),
  };
}
