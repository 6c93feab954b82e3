import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { RETRY_LATER } from "../../web/http/respond.ts";
import { StoreUnavailableError } from "../stores/booking-requests.ts";
import type { KnownLocations } from "./locations.ts";
import { networkOf, type RateLimit } from "./rate-limit.ts";
import { type Refusal, reject } from "./receive.ts";
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

/**
 * Why a request may not be from a patient. What exceeds a limit is marked instead of refused: otherwise a
 * few programs could close a practice's booking.
 */
export const suspicions =
  (perAddress: RateLimit, perLocation: RateLimit, networkOf: ClientNetwork) =>
  (c: Context, { location_id }: BookingRequest, body: unknown): string | undefined => {
    const isFrequent = perAddress.secondsToWait(networkOf(c)) > 0;
    const suspicion =
      suspicionOf(body, c.req.header("Origin")) ??
      (isFrequent ? "Many requests came from the same network within a minute." : undefined);
    // What is marked already does not count, so that a flood does not mark what patients send.
    if (suspicion !== undefined) return suspicion;
    return perLocation.secondsToWait(location_id.toLowerCase()) > 0
      ? "Many requests for this location came within a minute."
      : undefined;
  };

/** Refuses requests for unknown locations, and too many marked ones for one location. */
export const refuseLocations =
  (locations: KnownLocations, limit: RateLimit) =>
  async (request: BookingRequest, suspicion: string | undefined): Promise<Refusal | undefined> => {
    const id = request.location_id.toLowerCase();
    const name = await locations.nameOf(id).catch((error: unknown) => {
      if (error instanceof StoreUnavailableError) return error;
      throw error;
    });
    if (name instanceof StoreUnavailableError) {
      return { status: 503, errors: { request: [name.message] }, headers: RETRY_LATER };
    }
    if (name === undefined) {
      return { status: 404, errors: { location_id: ["There is no such location here."] } };
    }
    const seconds = suspicion === undefined ? 0 : limit.secondsToWait(id);
    if (seconds === 0) return undefined;
    return { status: 429, errors: TOO_MANY, headers: { "Retry-After": String(seconds) } };
  };

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
