import { once } from "node:events";
import { delay } from "es-toolkit";
import type { Context, MiddlewareHandler } from "hono";
import type { NodeEnv } from "../../web/http/paths.ts";
import { HTML_HEADERS } from "../../web/http/respond.ts";
import { errorEnvelope } from "../http/envelope.ts";

type Middleware = MiddlewareHandler<NodeEnv>;

export interface Scenario {
  description: string;
  /** The method of the requests that it applies to; others do not use it up. Default: all. */
  only?: "GET" | "POST";
  amount?: "milliseconds" | "seconds";
  /**
   * `next` handles the request; the result replaces its response. `amount` is the number in the scenario's name, such as
   * 3000 in `slow-3000`.
   */
  play(...args: [...Parameters<Middleware>, amount: number]): Response | ReturnType<Middleware>;
}

const GUEST_NETWORK = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Guest network</title></head>
<body><h1>Welcome to the guest network</h1><p>Accept the terms of use to go online.</p></body></html>
`;

/** All scenarios by their name in `/f/<name>/`; those with an amount have it after a hyphen. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  slow: {
    description: "The request is handled at once; the response comes this much later.",
    amount: "milliseconds",
    async play({ req }, next, amount) {
      await next();
      await delay(amount, { signal: req.raw.signal }).catch(() => {});
    },
  },
  reset: {
    description: "The connection is reset before the request is handled.",
    play: reset,
  },
  lost: {
    description: "A booking request is stored, but no response arrives.",
    only: "POST",
    // No response, rather than a closed connection: Chromium would silently retry the request.
    async play(c, next) {
      await next();
      const { signal } = c.req.raw;
      if (!signal.aborted) await once(signal, "abort");
      return reset(c);
    },
  },
  cutjson: {
    description: "The request is handled; the JSON stops halfway.",
    async play(c, next) {
      await next();
      const text = await c.res.text();
      return withBody(c, text.slice(0, text.length / 2));
    },
  },
  html200: {
    description: "A guest network responds with its sign-in page and status 200.",
    play: () => new Response(GUEST_NETWORK, { headers: HTML_HEADERS }),
  },
  nocors: {
    description: "The request is handled, but pages of other origins may not read the response.",
    async play(c, next) {
      await next();
      c.header("Access-Control-Allow-Origin", undefined);
    },
  },
  "404": error(404, "Not found."),
  "422": {
    description: "A booking request is refused because of its phone number.",
    only: "POST",
    play: () => json(422, { errors: { phone: ["This number cannot be called."] } }),
  },
  "slot-taken": {
    description: "A booking request is refused because somebody else has the chosen time.",
    only: "POST",
    play: () => json(409, { code: "slot-taken", errors: { slot: ["This time was just taken."] } }),
  },
  "429": {
    description: "Too many requests; Retry-After is this long.",
    amount: "seconds",
    play: (_c, _next, amount) =>
      json(429, errorEnvelope(429, "Request was throttled."), { "Retry-After": String(amount) }),
  },
  "500": error(500, "The server failed."),
  "503": error(503, "The service is down for maintenance."),
  "broken-record": {
    description: "Keys of the record are missing, null, or of the wrong type.",
    only: "GET",
    async play(c, next) {
      await next();
      if (!c.res.headers.get("Content-Type")?.startsWith("application/json")) return;
      const { data, ...envelope } = await c.res.clone().json();
      if (!data) return;
      const record = {
        ...data,
        is_virtual: undefined,
        time_zone: null,
        agent: { ...data.agent, name: 42 },
        web_scheduler_config: { ...data.web_scheduler_config, branding: "none" },
      };
      return withBody(c, JSON.stringify({ ...envelope, data: record }));
    },
  },
};

export const scenarioNames = () =>
  Object.entries(SCENARIOS).map(([name, { amount }]) => (amount ? `${name}-<${amount}>` : name));

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

function error(status: number, message: string): Scenario {
  return {
    description: `Status ${status}: ${message}`,
    play: () => json(status, errorEnvelope(status, message)),
  };
}

function withBody({ res }: Context, body: string) {
  const response = new Response(body, res);
  response.headers.delete("Content-Length");
  return response;
}

/** Destroys the connection of this request; without one, the body fails. */
function reset({ env }: Context<NodeEnv>): Response {
  const { socket } = env?.incoming ?? {};
  socket?.resetAndDestroy();
  const error = new TypeError("The connection was reset.");
  return new Response(socket ? null : new ReadableStream({ pull: (body) => body.error(error) }));
}
