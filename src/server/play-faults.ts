import type { Context, MiddlewareHandler, Next } from "hono";
import { getPath } from "hono/utils/url";
import { errorEnvelope, wireJson } from "./envelope.ts";
import { faultRun, type Scenario, scenarioNames } from "./fault-run.ts";
import { faultTurns } from "./fault-turns.ts";

// A Node host passes its request along; the shape is all that is needed of it.
interface Connection {
  destroy(): unknown;
  resetAndDestroy?(): unknown;
}
type HostEnv = { Bindings: { incoming?: { socket?: Connection } } };

const MOST_RUNS = 1000;

// A preflight and a HEAD always pass, and so do the pages from which somebody tries the faults.
const NEVER_PLAYED_FOR = new Set(["OPTIONS", "HEAD"]);
const isSpared = (path: string) => path === "/" || path.startsWith("/practice/");

/** Plays the faults that `/f/<scenario>[,<scenario>…]/` puts in front of a path. */
export function playFaults(stopping: AbortSignal | undefined): MiddlewareHandler<HostEnv> {
  const takeTurn = faultTurns(MOST_RUNS);
  return async (c, next) => {
    const run = faultRun(getPath(c.req.raw));
    if (!run) return next();
    if (run.unknown.length > 0) return refuse(c, run.unknown);

    const spared = NEVER_PLAYED_FOR.has(c.req.method) || isSpared(c.req.path);
    const scenario = spared ? undefined : takeTurn(run, c.req.path, c.req.method);
    if (scenario) await play(scenario, c, next, stopping);
    else await next();
    if (run.scenarios.some(({ fault }) => fault.onFreshConnection)) c.header("Connection", "close");
  };
}

function refuse(c: Context, unknown: string[]) {
  const message = `No such fault: ${unknown.join(", ")}. Known: ${scenarioNames().join(", ")}.`;
  return c.body(wireJson(errorEnvelope(404, message, "scenario")), 404, {
    "Access-Control-Allow-Origin": "*",
    "Content-Type": "application/json",
  });
}

async function play(
  { fault, amount }: Scenario,
  c: Context<HostEnv>,
  next: Next,
  stopping: AbortSignal | undefined,
) {
  const gone = c.req.raw.signal;
  const response = await fault.play({
    amount,
    over: stopping ? AbortSignal.any([gone, stopping]) : gone,
    async answer() {
      await next();
      return c.res;
    },
    disconnect: () => disconnect(c.env?.incoming?.socket),
  });
  if (response === c.res) return;
  // Emptied first, since Hono would carry the true answer's headers over to the other one.
  c.res = undefined;
  c.res = response;
}

function disconnect(connection: Connection | undefined): Response {
  if (connection) {
    if (connection.resetAndDestroy) connection.resetAndDestroy();
    else connection.destroy();
    return new Response(null);
  }
  const broken = (stream: ReadableStreamDefaultController) => {
    stream.error(new TypeError("The connection was reset."));
  };
  return new Response(new ReadableStream({ start: broken }));
}
