import type { Hono } from "hono";
import { isEndpointPath } from "../handled-paths.ts";
import type { HostEnv } from "../hosts/host-connection.ts";

type Fetch = Hono["fetch"];

interface Remembered {
  revision: unknown;
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const MOST_KEPT = 200;
const LONGEST_KEPT = 65_536;

/** The request headers that an answer may depend on; one that names another is not remembered. */
const DEPENDS_ON = ["accept", "accept-encoding", "origin"];

/**
 * Puts a memory in front of a handler: a record that was answered is answered again, byte for byte,
 * without being worked out anew. Many clients ask for few records, and routing, negotiation and
 * headers cost twice what `node:http` needs for all of it. Bounded in number and in length.
 *
 * @param revision another value after every change of what is answered
 */
export function rememberingAnswers(fetch: Fetch, revision: () => unknown): Fetch {
  const kept = new Map<string, Remembered>();

  async function answerAnew(key: string, now: unknown, ...args: Parameters<Fetch>) {
    const response = await fetch(...args);
    if (!isForAll(response)) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    if (body.length <= LONGEST_KEPT) {
      kept.set(key, { revision: now, body, headers });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
    }
    return new Response(body, { headers });
  }

  return (request, env, ...rest) => {
    if (!isPlain(request, env)) return fetch(request, env, ...rest);
    const key = keyOf(request);
    const now = revision();
    const there = kept.get(key);
    return there && there.revision === now
      ? new Response(there.body, { headers: there.headers })
      : answerAnew(key, now, request, env, ...rest);
  };
}

const ORIGIN = /^https?:\/\/[^/]*/;

/** Asks for a record and nothing else, under no condition, by the address as it was sent. */
function isPlain({ method, url, headers }: Request, env: unknown): boolean {
  if (method !== "GET" || headers.has("If-None-Match")) return false;
  // A host follows the dots of a path before it hands it on.
  const asSent = (env as HostEnv["Bindings"] | undefined)?.incoming?.url ?? "";
  return url.endsWith(asSent) && isEndpointPath(url.replace(ORIGIN, ""));
}

const keyOf = ({ url, headers }: Request) =>
  `${url}${saidOf(headers, "Accept")}${saidOf(headers, "Accept-Encoding")}${saidOf(headers, "Origin")}`;

// No header is another thing than an empty one, or than the origin "null" of a file's page.
function saidOf(headers: Headers, name: string): string {
  const value = headers.get(name);
  return value === null ? "\n" : `\n=${value}`;
}

function isForAll({ status, headers }: Response): boolean {
  const names = headers.get("Vary")?.toLowerCase().split(/,\s*/) ?? [];
  return status === 200 && names.every((name) => DEPENDS_ON.includes(name));
}
