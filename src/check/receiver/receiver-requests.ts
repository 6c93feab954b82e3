import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { FIELDS } from "../../contract/fields.ts";
import type { RecordedResponse } from "../requests/recorded-response.ts";
import type { CheckRequest } from "../requests/requests.ts";
import { enlarged, inventedRequest } from "./invented-request.ts";

/** A valid UUID that no location has. */
const UNKNOWN_LOCATION = "00000000-0000-4000-8000-000000000000";

/** What every receiver must accept (src/docs/pages/receive/receiver-of-your-own.md). */
const MAX_BYTES = 64_000;
/** As long as a form lets a name be. */
const LONG_NAME = "Invented patient (web-scheduler-check) "
  .repeat(3)
  .slice(0, FIELDS.firstName.maxLength);
/** More than the limit in kB and in KiB. */
const TOO_MANY_BYTES = 70_000;

export interface ReceiverTarget {
  /** The form's `submit-url`. */
  url: string;
  /** The origin of a page with the form. */
  origin: string;
  /** A location that the receiver knows. */
  locationId: string | undefined;
  /** Whether the page has the attribute `idempotency-header`. */
  idempotencyHeader: boolean;
}

/** One request, and the id of the booking request in it; empty if it has none. */
export interface ReceiverRequest {
  id: string;
  request: CheckRequest;
}

/** The name of a request. */
export type ReceiverRequestName = keyof ReturnType<typeof receiverRequests>;

/** The responses of a receiver, by the name of the request. */
export interface ReceiverResponses extends Record<ReceiverRequestName, RecordedResponse> {
  target: ReceiverTarget;
}

/** All requests of a check, in the order in which they are sent. */
export function receiverRequests({
  url,
  origin,
  locationId = UNKNOWN_LOCATION,
  idempotencyHeader,
}: ReceiverTarget) {
  const invented = () => inventedRequest(locationId, origin);
  const send = (id: string, text: string, type = "application/json"): ReceiverRequest => {
    const key = idempotencyHeader ? { "Idempotency-Key": id } : {};
    const content = type ? { "Content-Type": type } : {};
    const headers = { Accept: "application/json", Origin: origin, ...content, ...key };
    // `fetch` adds a type to a string.
    const body = type ? text : new TextEncoder().encode(text);
    return { id, request: { method: "POST", url, headers, body } };
  };
  const post = (body: BookingRequest, type?: string) => send(body.id, JSON.stringify(body), type);
  const withLongNames = (request: BookingRequest): BookingRequest => ({
    ...request,
    patient: { ...request.patient, firstName: LONG_NAME, lastName: LONG_NAME },
  });
  const withPatient = (request: BookingRequest, patient: Record<string, string>, more = {}) =>
    post({ ...request, patient: { ...request.patient, ...patient }, ...more });
  const without = (
    method: "GET" | "OPTIONS",
    headers: Record<string, string>,
  ): ReceiverRequest => ({
    id: "",
    request: { method, url, headers: { Origin: origin, ...headers } },
  });

  const first = invented();
  const twice = post(invented());
  return {
    first: post(first),
    repeated: post(first),
    different: withPatient(first, { firstName: "Invented again" }),
    together: twice,
    togetherAgain: twice,
    characters: withPatient(invented(), {
      lastName: "O’Neil-Ñandú 山田 عمر (web-scheduler-check)",
      additionalDetails: "A test of the receiver 🦷\n\"'<b>&amp;\\ Delete this request.",
    }),
    // The form adds them for every patient or for a program: see "Write your own receiver".
    addedKeys: withPatient(
      invented(),
      { subject: "filled" },
      { seconds_on_page: 1, replaces: first.id },
    ),
    invalid: withPatient(invented(), { phone: "not a phone number" }),
    largest: post(enlarged(withLongNames(invented()), MAX_BYTES)),
    tooLarge: post(enlarged(invented(), TOO_MANY_BYTES)),
    plainText: post(invented(), "text/plain"),
    urlEncoded: post(invented(), "application/x-www-form-urlencoded"),
    multipart: post(invented(), "multipart/form-data; boundary=invented"),
    withoutType: post(invented(), ""),
    badJson: send("", '{"version":1,"patient":'),
    noObject: send("", "null"),
    noId: send("", JSON.stringify({ ...invented(), id: undefined })),
    get: without("GET", { Accept: "application/json" }),
    preflight: without("OPTIONS", {
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": `content-type${idempotencyHeader ? ",idempotency-key" : ""}`,
    }),
  };
}
