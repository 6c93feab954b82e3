import type { createAdaptorServer } from "@hono/node-server";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

const LONGEST_PATH = 200;

/**
 * The same handler, telling one line for each answer when it has left: method, path, status, time.
 * Never what follows the question mark: a search, a name or a number may stand there.
 */
export const logged =
  (handle: Fetch, tell: (line: string) => void): Fetch =>
  (request, env) => {
    const started = performance.now();
    const { method, url } = request;
    const { outgoing } = env;
    outgoing.once("close", () => {
      const { pathname, search } = new URL(url);
      const path =
        pathname.length > LONGEST_PATH ? `${pathname.slice(0, LONGEST_PATH)}…` : pathname;
      const ms = Math.round(performance.now() - started);
      const status = outgoing.writableFinished ? outgoing.statusCode : "broken off";
      tell(`${method} ${path}${search && "?…"} ${status} ${ms} ms`);
    });
    return handle(request, env);
  };
