import type { createAdaptorServer } from "@hono/node-server";

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

const MAX_PATH_LENGTH = 200;

/** A completed response. */
interface LoggedResponse {
  method: string;
  path: string;
  status: number | "aborted";
  ms: number;
}

/**
 * Wraps a handler to log each completed response.
 * Query strings and bodies are never logged, because they may contain patient data.
 */
export const logRequests =
  (handle: Fetch, log: (response: LoggedResponse) => void): Fetch =>
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
      log({ method, path: `${path}${search && "?…"}`, status, ms });
    });
    return handle(request, env);
  };

/** Logs a response in one line of text. */
export const logAsText = ({ method, path, status, ms }: LoggedResponse) =>
  console.log(`${method} ${path} ${status} ${ms} ms`);
