import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { ReceiverConfig } from "../config/config.ts";
import type { KnownLocations } from "./locations.ts";
import { networkOf, type RateLimit, rateLimit } from "./rate-limit.ts";
import { type ReceiverOptions, reject } from "./receive.ts";
import { suspicionOf } from "./suspicion.ts";

/** Rejects pages of other origins. Clients that are not browsers send no `Origin`. */
export const rejectOtherOrigins =
  (origins: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header("Origin");
    if (origin === undefined || origins.includes(origin)) return next();
    return reject(c, 403, { request: ["Requests from this page's origin are not accepted."] });
  };

/** Limits the requests of one address. */
export const limitAddresses =
  (limit: RateLimit, networkOf: ClientNetwork): MiddlewareHandler =>
  async (c, next) => {
    const seconds = limit.secondsToWait(networkOf(c));
    if (seconds === 0) return next();
    return reject(c, 429, TOO_MANY, { "Retry-After": String(seconds) });
  };

interface AdmissionOptions extends Pick<ReceiverConfig, "maxPerAddress" | "maxPerLocation"> {
  networkOf: ClientNetwork;
  locations: KnownLocations;
}

// More requests than a limit are marked; so many times as many are refused, because they fill the disk.
export const REFUSED = 20;

/**
 * Decides about valid requests. What exceeds a limit is marked instead of refused: otherwise a few
 * programs could close a practice's booking.
 */
export function admission(options: AdmissionOptions): NonNullable<ReceiverOptions["decide"]> {
  const { networkOf, locations } = options;
  const perAddress = rateLimit(options.maxPerAddress);
  const perLocation = rateLimit(options.maxPerLocation);
  const marked = rateLimit(options.maxPerLocation * REFUSED);
  return async (request, c, body) => {
    const location = request.location_id.toLowerCase();
    if (!(await locations.has(location))) {
      return { status: 404, errors: { location_id: ["There is no such location here."] } };
    }
    const isFrequent = perAddress.secondsToWait(networkOf(c)) > 0;
    const suspicion = suspicionOf(body, c.req.header("Origin"));
    // What is marked already does not count, so that a flood does not mark what patients send.
    const isMany =
      suspicion === undefined && !isFrequent && perLocation.secondsToWait(location) > 0;
    const excess = isFrequent ? MANY_OF_NETWORK : isMany ? MANY_FOR_LOCATION : undefined;
    const reason = suspicion ?? excess;
    const seconds = reason === undefined ? 0 : marked.secondsToWait(location);
    if (seconds === 0) return { suspicion: reason };
    return { status: 429, errors: TOO_MANY, headers: { "Retry-After": String(seconds) } };
  };
}

const MANY_OF_NETWORK = "Many requests came from the same network within a minute.";
const MANY_FOR_LOCATION = "Many requests for this location came within a minute.";

const TOO_MANY = { request: ["Too many requests. Try again later."] };

/** The network of a client. */
export type ClientNetwork = (c: Context) => string;

/** A proxy appends the address that it sees, so only the last one in its header is not the client's own claim. */
export const clientNetwork =
  (addressHeader: string | undefined): ClientNetwork =>
  (c) => {
    const claimed = addressHeader && c.req.header(addressHeader)?.split(",").at(-1)?.trim();
    return networkOf(claimed || (getConnInfo(c).remote.address ?? ""));
  };
