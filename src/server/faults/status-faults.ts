import { type Fault, faultsOf } from "./fault.ts";
import { errorResponse, htmlErrorResponse, jsonResponse } from "./responses.ts";

const RETRY_DATE_OFFSET_MS = 2000;

const statusFault = faultsOf("status");

/** Error statuses. The request is not handled. */
export const STATUS_FAULTS: readonly Fault[] = [
  statusFault("400", "Bad request.", () => errorResponse(400, "The request is malformed.")),
  statusFault("400html", "Bad request, as a web server’s page.", () =>
    htmlErrorResponse(400, "Bad Request"),
  ),
  statusFault("403", "Permission denied.", () =>
    errorResponse(403, "You do not have permission to perform this action."),
  ),
  statusFault("403html", "Permission denied, as a firewall’s page.", () =>
    htmlErrorResponse(403, "Forbidden"),
  ),
  statusFault("404", "Not found.", () => errorResponse(404, "Not found.")),
  statusFault("404html", "Not found, as a web server’s page.", () =>
    htmlErrorResponse(404, "Not Found"),
  ),
  statusFault(
    "409",
    "A booking request is refused because its id was already used.",
    () =>
      jsonResponse(409, {
        errors: { id: ["This id was already used for a different booking request."] },
      }),
    { appliesTo: "post" },
  ),
  statusFault(
    "422",
    "A booking request is refused because of its phone number.",
    () => jsonResponse(422, { errors: { phone: ["This number cannot be called."] } }),
    { appliesTo: "post" },
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
  statusFault("500", "The server fails.", () => errorResponse(500, "The server failed.")),
  statusFault("500html", "The server fails, as the framework’s page.", () =>
    htmlErrorResponse(500, "Server Error"),
  ),
  statusFault("html502", "A proxy cannot reach the server: its page, status 502.", () =>
    htmlErrorResponse(502, "Bad Gateway"),
  ),
  statusFault("503", "The service is down for maintenance.", () =>
    errorResponse(503, "The service is down for maintenance."),
  ),
  statusFault(
    "304",
    "“Not modified”, although the client has nothing cached.",
    () => new Response(null, { status: 304 }),
  ),
];

const throttled = (headers: Record<string, string>) =>
  errorResponse(429, "Request was throttled.", headers);
