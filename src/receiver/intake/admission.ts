import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { ReceiverConfig } from "../config/config.ts";
import type { KnownLocations } from "./locations.ts";
import { networkOf, rateLimit } from "./rate-limit.ts";
import type { ReceiverOptions } from "./receive.ts";
import { suspicionOf } from "./suspicion.ts";

// So many times as many marked requests of a network as are not marked are refused, because they fill the disk.
const REFUSED = 20;

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
 * The network of a client. A proxy appends the address that it sees, so only the last one in its header is not
 * the client's own claim.
 */
export const clientNetwork =
  (addressHeader: string | undefined) =>
  (c: Context): string => {
    const claimed = addressHeader && c.req.header(addressHeader)?.split(",").at(-1)?.trim();
    return networkOf(claimed || (getConnInfo(c).remote.address ?? ""));
  };
