import type { createAdaptorServer } from "@hono/node-server";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

const MAX_PATH_LENGTH = 200;

/**
 * Wraps a handler to log each completed response in one line: method, path, status and time.
 * Query strings and bodies are never logged, because they may contain patient data.
 */
export const logRequests =
  (handle: Fetch, log: (line: string) => void): Fetch =>
  (request, env) => {
    const started = performance.now();
    const { method, url } = request;
    const { outgoing } = env;
    outgoing.once("close", () => {
      const { pathname, search } = new URL(url);
      const path =
        pathname.length > MAX_PATH_LENGTH ? `${pathname.slice(0, MAX_PATH_LENGTH)}…` : pathname;
      const ms = Math.round(performance.now() - started);
      const status = outgoing.writableFinished ? outgoing.statusCode : "aborted";
      log(`${method} ${path}${search && "?…"} ${status} ${ms} ms`);
    });
    return handle(request, env);
  };
