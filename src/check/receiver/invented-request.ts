import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";

/** The invented patient of every request, whom staff recognize by name. */
export const INVENTED_PATIENT = {
  firstName: "Invented",
  lastName: "Patient (web-scheduler-check)",
  phone: "+12025550143",
  dob: "1985-03-27",
  additionalDetails: "A test of the receiver. Delete this request.",
};

/** A valid request with a new id, as a page of `origin` sends it. */
export const inventedRequest = (locationId: string, origin: string): BookingRequest => ({
  version: 1,
  id: crypto.randomUUID(),
  location_id: locationId,
  organization_id: "",
  sync_type: "in_house",
  created_at: new Date().toISOString(),
  time_zone: "America/Los_Angeles",
  locale: "en",
  patient: INVENTED_PATIENT,
  screener: null,
  appointment_type: null,
  provider: null,
  source: { page: `${origin}/`, campaign: {} },
});

const PARAMETER = "x".repeat(1000);

/** Adds campaign parameters, which may be long, until the request has `size` bytes of JSON. */
export function enlarged(request: BookingRequest, size: number): BookingRequest {
  const campaign: Record<string, string> = {};
  const large = { ...request, source: { ...request.source, campaign } };
  const missing = () => size - new TextEncoder().encode(JSON.stringify(large)).length;
  for (let index = 10; missing() > PARAMETER.length + 100; index += 1) {
    campaign[`invented_${index}`] = PARAMETER;
  }
  campaign.invented_ = "";
  campaign.invented_ = "x".repeat(missing());
  return large;
}
