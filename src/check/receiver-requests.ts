import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { QUESTIONS } from "../contract/questions.ts";
import { type CheckInit, UNKNOWN_ID } from "./send-request.ts";

/** The invented patient of every request, whom staff recognize by name. */
const INVENTED_PATIENT = {
  firstName: "Invented",
  lastName: "Patient (web-scheduler-check)",
  phone: "+12025550143",
  dob: "1985-03-27",
  additionalDetails: "A test of the receiver. Delete this request.",
};
export const PATIENT_NAME = `${INVENTED_PATIENT.firstName} ${INVENTED_PATIENT.lastName}`;

/** As long as a form lets a name be. */
const LONG_NAME = PATIENT_NAME.padEnd(QUESTIONS.firstName.maxLength, "x");

/** What every receiver must accept (src/docs/pages/receive/receiver-of-your-own.md). */
const MAX_BYTES = 64_000;
/** More than the limit in kB and in KiB. */
const TOO_MANY_BYTES = 70_000;

export interface ReceiverTarget {
  url: string;
  /** The origin of a page with the form. */
  origin: string;
  locationId: string | undefined;
  /** Whether the page has the attribute `idempotency-header`. */
  idempotencyHeader: boolean;
}

/** One request, and the id of the booking request in it; empty if it has none. */
export interface ReceiverRequest {
  id: string;
  init: CheckInit;
}

export type ReceiverRequestName = keyof ReturnType<typeof receiverRequests>;

export function receiverRequests(target: ReceiverTarget) {
  const { origin, idempotencyHeader } = target;
  const send = (id: string, text: string, type = "application/json"): ReceiverRequest => {
    const headers = {
      Accept: "application/json",
      Origin: origin,
      ...(type && { "Content-Type": type }),
      ...(idempotencyHeader && { "Idempotency-Key": id }),
    };
    // `fetch` adds a type to a string.
    const body = type ? text : new TextEncoder().encode(text);
    return { id, init: { method: "POST", headers, body } };
  };
  const post = (body: BookingRequest, type?: string) => send(body.id, JSON.stringify(body), type);
  const invented = (patient: Record<string, string> = {}) => inventedRequest(target, patient);

  const preflight: ReceiverRequest = {
    id: "",
    init: {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": `content-type${idempotencyHeader ? ",idempotency-key" : ""}`,
      },
    },
  };
  const first = invented();
  const twice = post(invented());
  return {
    first: post(first),
    repeated: post(first),
    different: post({ ...invented({ firstName: "Invented again" }), id: first.id }),
    together: twice,
    togetherAgain: twice,
    characters: post(
      invented({
        lastName: "O’Neil-Ñandú 山田 عمر (web-scheduler-check)",
        additionalDetails: "A test of the receiver 🦷\n\"'<b>&amp;\\ Delete this request.",
      }),
    ),
    // The form adds them for every patient or for a program: see "Write your own receiver".
    addedKeys: post(
      Object.assign(invented({ subject: "filled" }), { seconds_on_page: 1, replaces: first.id }),
    ),
    invalid: post(invented({ phone: "not a phone number" })),
    largest: post(enlarged(invented({ firstName: LONG_NAME, lastName: LONG_NAME }), MAX_BYTES)),
    tooLarge: post(enlarged(invented(), TOO_MANY_BYTES)),
    plainText: post(invented(), "text/plain"),
    urlEncoded: post(invented(), "application/x-www-form-urlencoded"),
    multipart: post(invented(), "multipart/form-data; boundary=invented"),
    withoutType: post(invented(), ""),
    badJson: send("", '{"version":1,"patient":'),
    noObject: send("", "null"),
    noId: send("", JSON.stringify({ ...invented(), id: undefined })),
    preflight,
  };
}

const inventedRequest = (
  { origin, locationId = UNKNOWN_ID }: ReceiverTarget,
  patient: Record<string, string>,
): BookingRequest => ({
  version: 1,
  id: crypto.randomUUID(),
  location_id: locationId,
  organization_id: "",
  sync_type: "in_house",
  created_at: new Date().toISOString(),
  time_zone: "America/Los_Angeles",
  locale: "en",
  patient: { ...INVENTED_PATIENT, ...patient },
  screener: null,
  appointment_type: null,
  provider: null,
  source: { page: `${origin}/`, campaign: {} },
});

const PARAMETERS = 20;

/** Adds campaign parameters, which may be long, so that the request nearly has `bytes` of JSON. */
function enlarged(request: BookingRequest, bytes: number): BookingRequest {
  const withTexts = (text: string) => {
    const entries = Array.from({ length: PARAMETERS }, (_, index) => [`invented${index}`, text]);
    return { ...request, source: { ...request.source, campaign: Object.fromEntries(entries) } };
  };
  const rest = new TextEncoder().encode(JSON.stringify(withTexts(""))).length;
  return withTexts("x".repeat((bytes - rest) / PARAMETERS));
}
