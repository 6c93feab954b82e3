import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { createHandler, type HandlerOptions } from "../../src/server/app.ts";
import { exampleLocations } from "../../src/server/records/locations.ts";
import { sqliteBookingRequests } from "../../src/server/stores/sqlite-booking-requests.ts";

export const ORIGIN = "http://localhost:5173";

const [first] = EXAMPLES;
if (!first) throw new Error("There is no example.");
export const EXAMPLE = first;
export const LOCATION_ID = EXAMPLE.record.id;
export const DETAIL = `/api/v1/location/${LOCATION_ID}/public-detail/`;

/** A handler with all examples and its own inbox, at {@link ORIGIN}. */
export function testServer(options: Partial<HandlerOptions> = {}) {
  const requests = sqliteBookingRequests(":memory:");
  const locations = exampleLocations(EXAMPLES);
  const app = createHandler({ locations, requests, ...options });
  const ask = async (path: string, init?: RequestInit) => app.request(ORIGIN + path, init);
  const post = (body: unknown, prefix = "", init: RequestInit = {}) =>
    ask(`${prefix}/dev/booking-requests/`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...init,
      headers: { "Content-Type": "application/json", ...init.headers },
    });
  const received = async (): Promise<{ received_at: string; request: BookingRequest }[]> =>
    (await ask("/dev/inbox/?format=json")).json();
  return { app, ask, post, received, requests, locations };
}

/** A valid booking request with a new id. */
export const bookingRequest = (over: Partial<BookingRequest> = {}): BookingRequest =>
  BookingRequest.parse({
    version: 1,
    id: crypto.randomUUID(),
    location_id: LOCATION_ID,
    organization_id: EXAMPLE.record.organization_id,
    sync_type: EXAMPLE.record.sync_type,
    created_at: "2026-03-27T09:30:00Z",
    time_zone: "Europe/Lisbon",
    locale: "en",
    patient: { firstName: "Ada", lastName: "Quill", phone: "+15550100123", dob: "1990-03-27" },
    screener: null,
    appointment_type: null,
    provider: null,
    source: { page: "http://localhost:5173/practice/", campaign: {} },
    ...over,
  });

/** An attempt to inject a script. */
export const PAYLOAD = `"'><img src=x onerror=alert(1)><script>alert(2)</script></title></style>&`;
