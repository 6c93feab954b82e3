import { type Fault, faultsOf } from "./fault.ts";
import { errorResponse, htmlErrorResponse, jsonResponse } from "./responses.ts";

const RETRY_DATE_OFFSET_MS = 2000;

const statusFault = faultsOf("status");

/** Errors in the envelope. */
const ENVELOPES: readonly [name: string, description: string, message: string][] = [
  ["400", "Bad request.", "The request is malformed."],
  ["403", "Permission denied.", "You do not have permission to perform this action."],
  ["404", "Not found.", "Not found."],
  ["500", "The server fails.", "The server failed."],
  ["503", "The service is down for maintenance.", "The service is down for maintenance."],
];

/** Errors as a page. */
const PAGES: readonly [name: string, description: string, status: number, title: string][] = [
  ["400html", "Bad request, as a web server’s page.", 400, "Bad Request"],
  ["403html", "Permission denied, as a firewall’s page.", 403, "Forbidden"],
  ["404html", "Not found, as a web server’s page.", 404, "Not Found"],
  ["500html", "The server fails, as the framework’s page.", 500, "Server Error"],
  ["html502", "A proxy cannot reach the server: its page, status 502.", 502, "Bad Gateway"],
];

/** Refused booking requests. */
const REFUSALS: readonly [name: string, description: string, errors: Record<string, string[]>][] = [
  [
    "409",
    "A booking request is refused because its id was already used.",
    { id: ["This id was already used for a different booking request."] },
  ],
  [
    "422",
    "A booking request is refused because of its phone number.",
    { phone: ["This number cannot be called."] },
  ],
];

/** Error statuses. The request is not handled. */
export const STATUS_FAULTS: readonly Fault[] = [
  ...ENVELOPES.map(([name, description, message]) =>
    statusFault(name, description, () => errorResponse(Number(name), message)),
  ),
  ...PAGES.map(([name, description, status, title]) =>
    statusFault(name, description, () => htmlErrorResponse(status, title)),
  ),
  ...REFUSALS.map(([name, description, errors]) =>
    statusFault(name, description, () => jsonResponse(Number(name), { errors }), {
      appliesTo: "post",
    }),
  ),
  statusFault(
    "429",
    "Too many requests; Retry-After is this many seconds.",
    ({ amount }) => throttled({ "Retry-After": String(amount) }),
    { sample: "429-1", parameter: "seconds" },
  ),
  statusFault("429-date", "Too many requests; Retry-After is a date in two seconds.", () =>
    throttled({ "Retry-After": new Date(Date.now() + RETRY_DATE_OFFSET_MS).toUTCString() }),
  ),
  statusFault("429-none", "Too many requests, without Retry-After.", () => throttled({})),
  statusFault(
    "304",
    "“Not modified”, although the client has nothing cached.",
    () => new Response(null, { status: 304 }),
  ),
];

const throttled = (headers: Record<string, string>) =>
  errorResponse(429, "Request was throttled.", headers);
