import { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { sqlBookingRequests } from "../../src/receiver/stores/sql-booking-requests.ts";
import { openSqlite } from "../../src/receiver/stores/sqlite-database.ts";
import { createHandler, type HandlerOptions } from "../../src/server/app.ts";
import { createLocations } from "../../src/server/records/locations.ts";

export const ORIGIN = "http://localhost:5173";

const [first] = EXAMPLES;
if (!first) throw new Error("There is no example.");
export const EXAMPLE = first;
export const LOCATION_ID = EXAMPLE.record.id;
export const DETAIL = `/api/v1/location/${LOCATION_ID}/public-detail/`;

export const PAGE_ORIGIN = "https://practice.example";

export const preflight = (method: string) => ({
  method: "OPTIONS",
  headers: { Origin: PAGE_ORIGIN, "Access-Control-Request-Method": method },
});

export const jsonPost = (body: unknown) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

export function testServer(options: Partial<HandlerOptions> = {}) {
  const requests = sqlBookingRequests(openSqlite(":memory:"));
  const locations = createLocations(EXAMPLES);
  const app = createHandler({ locations, requests, ...options });
  const ask = async (path: string, init?: RequestInit) => app.request(ORIGIN + path, init);
  const post = (body: unknown, prefix = "", init: RequestInit = {}) => {
    const { headers, ...sent } = jsonPost(body);
    const allHeaders = { ...headers, ...init.headers };
    return ask(`${prefix}/dev/booking-requests/`, { ...sent, ...init, headers: allHeaders });
  };
  const received = async (): Promise<{ received_at: string; request: BookingRequest }[]> =>
    (await ask("/dev/inbox/?format=json")).json();
  return { app, ask, post, received, requests, locations };
}

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

export async function resourcesOf<Resource>(bundle: Response): Promise<Resource[]> {
  const { entry = [] }: { entry?: { resource: Resource }[] } = await bundle.json();
  return entry.map(({ resource }) => resource);
}

export const PAYLOAD = `"'><img src=x onerror=alert(1)><script>alert(2)</script></title></style>&`;
