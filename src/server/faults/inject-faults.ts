import type { Context, MiddlewareHandler } from "hono";
import { getPath } from "hono/utils/url";
import { setCorsHeaders } from "../../web/http/cors.ts";
import type { NodeEnv } from "../../web/http/paths.ts";
import { errorEnvelope } from "../http/envelope.ts";
import { isShared } from "../http/handled-paths.ts";
import { json, SCENARIOS, type Scenario, scenarioNames } from "./scenarios.ts";

const PREFIX = /^\/f\/([^/]*)(?=\/)/;

// At most six digits: setTimeout fires at once for delays beyond 2^31 - 1 ms.
const NAME = /^(?<name>.+?)(?:-(?<amount>\d{1,6}))?$/;

export const pathWithoutFaults = (path: string) => path.replace(PREFIX, "");

/** The path segment after `/f/`: `500,lost`, or `500,lost~x7` with a token. */
export const faultsOf = (path: string) => PREFIX.exec(path)?.[1];

function parseScenario(text: string): { scenario: Scenario; amount: number } | undefined {
  const { name = "", amount } = NAME.exec(text)?.groups ?? {};
  const scenario = Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined;
  if (!scenario || (scenario.amount === undefined) !== (amount === undefined)) return undefined;
  return { scenario, amount: Number(amount ?? 0) };
}

/**
 * Plays each scenario of the prefix `/f/<scenario>[,<scenario>…]/` once for each path, in order. A
 * token after `~` starts a separate run. Preflights, HEAD and practice pages always work.
 */
export function injectFaults(): MiddlewareHandler<NodeEnv> {
  const runs = new Map<string, Set<number>>();
  return async (c, next) => {
    const segment = faultsOf(getPath(c.req.raw));
    if (segment === undefined) return next();
    const names = segment.split("~", 1).join().split(",");
    const scenarios = names.map(parseScenario);
    if (scenarios.includes(undefined)) {
      const message = `No such fault: ${segment}. Known: ${scenarioNames().join(", ")}.`;
      return replaceResponse(c, json(404, errorEnvelope(404, message, "scenario")));
    }

    const key = `${segment} ${c.req.path}`;
    const played = runs.get(key) ?? new Set();
    runs.set(key, played);
    const index = scenarios.findIndex(
      (found, at) => found && !played.has(at) && appliesTo(found.scenario, c),
    );
    const found = scenarios[index];
    if (!found) await next();
    else {
      played.add(index);
      const { scenario, amount } = found;
      const response = await scenario.play(c, next, amount);
      if (response) replaceResponse(c, response);
    }
    // Chromium silently retries when a reused connection breaks.
    if (names.includes("reset")) c.header("Connection", "close");
  };
}

function appliesTo({ only }: Scenario, { req }: Context): boolean {
  const isPage = /^\/(practice\/.*)?$/.test(req.path);
  if (["OPTIONS", "HEAD"].includes(req.method) || isPage) return false;
  return only === undefined || only === req.method;
}

function replaceResponse(c: Context, response: Response) {
  // As readable as the real one.
  if (isShared(c.req.path)) setCorsHeaders(response.headers, c.req);
  // Cleared first: Hono copies the previous response's headers to the new one.
  c.res = undefined;
  c.res = response;
}
