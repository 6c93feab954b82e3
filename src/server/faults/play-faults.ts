import type { Context, MiddlewareHandler, Next } from "hono";
import { getPath } from "hono/utils/url";
import { isEndpointPath } from "../handled-paths.ts";
import { connectionOf, destroy, type HostEnv, wireOf } from "../hosts/host-connection.ts";
import { type CorsPolicy, grantReading } from "../http/cors.ts";
import { errorEnvelope, wireJson } from "../http/envelope.ts";
import type { Met } from "./fault.ts";
import { faultRun, type Scenario, scenarioNames } from "./fault-run.ts";
import { faultTurns } from "./fault-sequence.ts";
import { brokenAfter } from "./responses.ts";

const MOST_RUNS = 1000;

// A preflight and a HEAD always pass, and so do the pages from which somebody tries the faults.
const NEVER_PLAYED_FOR = new Set(["OPTIONS", "HEAD"]);
const isSpared = (path: string) => path === "/" || path.startsWith("/practice/");

const meeting =
  ({ req }: Context) =>
  (met: Met) =>
    met === "post" ? req.method === "POST" : req.method === "GET" && isEndpointPath(req.path);

/** Plays the faults that `/f/<scenario>[,<scenario>…]/` puts in front of a path. */
export function playFaults(
  stopping: AbortSignal | undefined,
  policy: CorsPolicy,
): MiddlewareHandler<HostEnv> {
  const takeTurn = faultTurns(MOST_RUNS);
  return async (c, next) => {
    const run = faultRun(getPath(c.req.raw));
    if (!run) return next();
    if (run.unknown.length > 0) return refuse(c, run.unknown, policy);

    const spared = NEVER_PLAYED_FOR.has(c.req.method) || isSpared(c.req.path);
    const scenario = spared ? undefined : takeTurn(run, c.req.path, meeting(c));
    if (scenario) await play(scenario, c, next, stopping, policy);
    else await next();
    if (run.scenarios.some(({ fault }) => fault.onFreshConnection)) c.header("Connection", "close");
  };
}

function refuse(c: Context, unknown: string[], policy: CorsPolicy) {
  const message = `No such fault: ${unknown.join(", ")}. Known: ${scenarioNames().join(", ")}.`;
  const headers = new Headers({ "Content-Type": "application/json" });
  grantReading(headers, c.req, policy);
  const body = wireJson(errorEnvelope(404, message, "scenario"));
  return new Response(body, { status: 404, headers });
}

async function play(
  { fault, amount, place }: Scenario,
  c: Context<HostEnv>,
  next: Next,
  stopping: AbortSignal | undefined,
  policy: CorsPolicy,
) {
  const gone = c.req.raw.signal;
  const connection = connectionOf(c);
  const response = await fault.play({
    amount,
    place,
    over: stopping ? AbortSignal.any([gone, stopping]) : gone,
    async answer() {
      await next();
      return c.res;
    },
    disconnect() {
      if (!connection) return new Response(brokenAfter(new Uint8Array()));
      destroy(connection);
      return new Response(null);
    },
    wire: connection && wireOf(connection),
  });
  if (response === c.res) return;
  // What a fault makes up may be read by whoever may read the true answer: only some are about that.
  if (!fault.hidden) grantReading(response.headers, c.req, policy);
  // Emptied first, since Hono would carry the true answer's headers over to the other one.
  c.res = undefined;
  c.res = response;
}
