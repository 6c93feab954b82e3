import type { Socket } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler, Next } from "hono";
import { getPath } from "hono/utils/url";
import { type CorsPolicy, setCorsHeaders } from "../../web/http/cors.ts";
import { errorEnvelope } from "../http/envelope.ts";
import { isEndpointPath, isShared, isSlotsPath } from "../http/handled-paths.ts";
import type { FaultTarget } from "./fault.ts";
import { faultNames, faultRun, type Scenario } from "./fault-run.ts";
import { faultSequence } from "./fault-sequence.ts";
import { brokenAfter, jsonResponse } from "./responses.ts";

/** A `Request` in a test has no bindings. */
interface HostEnv {
  Bindings: Partial<HttpBindings>;
}

const MAX_RUNS = 1000;

// Preflights, HEAD, and the pages that link to faults always work.
const EXEMPT_METHODS = new Set(["OPTIONS", "HEAD"]);
const isExemptPath = (path: string) => path === "/" || path.startsWith("/practice/");

const TARGETS: Record<FaultTarget, (method: string, path: string) => boolean> = {
  post: (method) => method === "POST",
  record: (method, path) => method === "GET" && isEndpointPath(path),
  slots: (method, path) => method === "GET" && isSlotsPath(path),
};

/** Injects the faults of the prefix `/f/<fault>[,<fault>…]/`. */
export function injectFaults(
  stopping: AbortSignal | undefined,
  policy: CorsPolicy,
): MiddlewareHandler<HostEnv> {
  const nextScenario = faultSequence(MAX_RUNS);
  return async (c, next) => {
    const run = faultRun(getPath(c.req.raw));
    if (!run) return next();
    if (run.unknown.length > 0) return rejectUnknown(c, run.unknown, policy);

    const isExempt = EXEMPT_METHODS.has(c.req.method) || isExemptPath(c.req.path);
    const appliesTo = (target: FaultTarget) => TARGETS[target](c.req.method, c.req.path);
    const scenario = isExempt ? undefined : nextScenario(run, c.req.path, appliesTo);
    if (scenario) await inject(scenario, c, next, stopping, policy);
    else await next();
    if (run.scenarios.some(({ fault }) => fault.closesConnection)) c.header("Connection", "close");
  };
}

function rejectUnknown(c: Context, unknown: string[], policy: CorsPolicy) {
  const message = `No such fault: ${unknown.join(", ")}. Known: ${faultNames().join(", ")}.`;
  const response = jsonResponse(404, errorEnvelope(404, message, "scenario"));
  setCorsHeaders(response.headers, c.req, policy);
  return response;
}

async function inject(
  { fault, amount, keyPath }: Scenario,
  c: Context<HostEnv>,
  next: Next,
  stopping: AbortSignal | undefined,
  policy: CorsPolicy,
) {
  const socket = socketOf(c);
  const response = await fault.inject({
    amount,
    keyPath,
    signal: connectionSignal(c, stopping),
    async respond() {
      await next();
      return c.res;
    },
    disconnect() {
      if (!socket) return new Response(brokenAfter(new Uint8Array()));
      socket.resetAndDestroy();
      return new Response(null);
    },
    socket,
  });
  if (response === c.res) return;
  // Most faults do not concern CORS, so their response is as readable as the real one.
  if (!fault.withoutCors && isShared(c.req.path)) setCorsHeaders(response.headers, c.req, policy);
  // Cleared first: Hono copies the previous response's headers to the new one.
  c.res = undefined;
  c.res = response;
}

/** Aborted when the client disconnects or the server stops. */
function connectionSignal({ req }: Context, stopping: AbortSignal | undefined): AbortSignal {
  const disconnected = req.raw.signal;
  return stopping ? AbortSignal.any([disconnected, stopping]) : disconnected;
}

/** The connection of this request, unless HTTP/2 shares it. */
function socketOf({ env }: Context<HostEnv>): Socket | undefined {
  const { incoming } = env ?? {};
  return incoming?.httpVersionMajor === 1 ? incoming.socket : undefined;
}
