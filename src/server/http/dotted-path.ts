import type { MiddlewareHandler } from "hono";
import { type HostEnv, rawPathOf } from "../hosts/host-connection.ts";

// A URL spells a dot in two ways.
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Knows nothing of a path with `.` or `..` in it, as the service does: a browser follows the dots
 * before it asks, and so does every fetch handler's host, but what came tells of them.
 */
export const refuseDottedPath: MiddlewareHandler<HostEnv> = async (c, next) =>
  DOTS.test(rawPathOf(c) ?? "") ? c.notFound() : next();
