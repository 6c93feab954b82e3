import { ERROR_NAMES } from "../../contract/booking-request/answers.ts";
import type { ReceiverConfig } from "../config/config.ts";
import type { KnownLocations } from "./locations.ts";
import { clientNetwork, rateLimit } from "./rate-limit.ts";
import type { ReceiverOptions } from "./receive.ts";

// So many times as many marked requests of a network as are not marked are refused, because they fill the disk.
const REFUSED = 20;
const MIN_SECONDS = 3;

/**
 * Decides about valid requests. What exceeds a limit is marked instead of refused, and what a patient
 * seems to send is counted apart: otherwise a few programs could close a practice's booking.
 */
export function admission(
  { addressHeader, maxPerAddress, maxPerLocation }: ReceiverConfig,
  locations: KnownLocations,
): NonNullable<ReceiverOptions["decide"]> {
  const networkOf = clientNetwork(addressHeader);
  const perAddress = rateLimit(maxPerAddress);
  const markedOfNetwork = rateLimit(maxPerAddress * REFUSED);
  const markedForLocation = rateLimit(maxPerLocation);
  return async (request, c, body) => {
    const network = networkOf(c);
    const suspicion = suspicionOf(body, c.req.header("Origin"));
    const isFrequent = suspicion === undefined && perAddress(network) > 0;
    const reason = suspicion ?? (isFrequent ? MANY_OF_NETWORK : undefined);
    if (reason !== undefined) {
      const seconds = markedOfNetwork(`${network} ${isFrequent}`);
      if (seconds > 0) return tooMany(seconds);
    }
    const location = request.location_id.toLowerCase();
    if (!(await locations.has(location))) {
      return { status: 404, errors: { location_id: ["There is no such location here."] } };
    }
    const seconds = suspicion === undefined ? 0 : markedForLocation(location);
    return seconds > 0 ? tooMany(seconds) : { suspicion: reason };
  };
}

const MANY_OF_NETWORK = "Many requests came from the same network within a minute.";

const tooMany = (seconds: number) => ({
  status: 429 as const,
  errors: { request: ["Too many requests. Try again later."] },
  headers: { "Retry-After": String(seconds) },
});

/**
 * Why a request may not be from a patient, for staff, who decide: a filled hidden field, a page that was open too
 * briefly, or what neither a browser nor the form would send. @param origin the header, which browsers send with a POST
 */
export function suspicionOf(body: unknown, origin: string | undefined): string | undefined {
  const { patient, seconds_on_page: seconds } = toObject(body);
  const hidden = Object.entries(toObject(patient)).find(
    ([name, value]) => !ERROR_NAMES.includes(name) && isFilled(value),
  );
  if (hidden) return "A field was filled in that people do not see.";
  if (origin === undefined) return "It was not sent by a browser.";
  if (typeof seconds !== "number") return "It was not sent by the form.";
  return seconds < MIN_SECONDS
    ? `The form was sent within ${MIN_SECONDS} seconds after the page was opened.`
    : undefined;
}

const isFilled = (value: unknown) => value !== "" && value !== null && value !== false;

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
