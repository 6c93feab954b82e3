import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import type { ReceiverOptions, Refusal } from "../../receiver/intake/receive.ts";
import type { BookingRequests } from "../../receiver/stores/sql-booking-requests.ts";
import { cors } from "../../web/http/cors.ts";
import { respond } from "../../web/http/respond.ts";
import type { Locations } from "../records/locations.ts";
import { searchSlots } from "./slot-search.ts";

const FHIR_CORS = { methods: "GET, POST, OPTIONS", headers: "accept, content-type" };
const SEARCH = "/fhir/Slot";
const MAX_FORM_BYTES = 10_000;
const HEADERS = {
  "Content-Type": "application/fhir+json; charset=utf-8",
  "Cache-Control": "no-store",
};
const diagnostics = "start must be ge or lt with a date and time.";
const INVALID_DATE = {
  resourceType: "OperationOutcome",
  issue: [{ severity: "error", code: "invalid", diagnostics }],
};

/** Available times of every location: a search for FHIR R4 Slots. Those that requests have are busy. */
export function slots(locations: Locations, requests: BookingRequests): Hono {
  const app = new Hono();
  app.use("/fhir/*", cors(FHIR_CORS));
  const search = async (c: Context, url: URL) => {
    const booked = slotIds(await listRequests(requests));
    const bundle = searchSlots(locations.list(), url, { now: Date.now(), booked });
    return respond(c, JSON.stringify(bundle ?? INVALID_DATE), bundle ? 200 : 400, HEADERS);
  };
  app.get(SEARCH, (c) => search(c, new URL(c.req.url)));
  app.post(`${SEARCH}/_search`, bodyLimit({ maxSize: MAX_FORM_BYTES }), async (c) => {
    const url = new URL(c.req.url);
    url.search = await c.req.text();
    return search(c, url);
  });
  return app;
}

const SLOT_TAKEN: Refusal = {
  status: 409,
  code: "slot-taken",
  errors: { slot: ["This time was just taken."] },
};

const listRequests = async (requests: BookingRequests) =>
  (await requests.list()).map(({ request }) => request);

/** The ids of the slots that booking requests have; a corrected request has none. */
function slotIds(received: readonly BookingRequest[], corrects?: string): ReadonlySet<string> {
  const corrected = new Set([...received.map(({ replaces }) => replaces), corrects]);
  return new Set(received.flatMap(({ id, slot }) => (slot && !corrected.has(id) ? slot.id : [])));
}

/** Books a chosen time, unless another request in the inbox has it; simultaneous requests may get the same time. */
export function bookSlots(requests: BookingRequests): Pick<ReceiverOptions, "decide" | "confirm"> {
  return {
    async decide({ id, replaces, slot }) {
      const received = slot ? await listRequests(requests) : [];
      const isRepeated = received.some((request) => request.id === id);
      const isTaken = slot && !isRepeated && slotIds(received, replaces).has(slot.id);
      return isTaken ? SLOT_TAKEN : { suspicion: undefined };
    },
    confirm: ({ slot }) => (slot ? { booked: true } : {}),
  };
}
