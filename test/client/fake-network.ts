import type { Fetch } from "../../src/client/fetch.ts";
import type { LoadFallback } from "../../src/client/load-location.ts";
import { phoneIn } from "../../src/client/refused-record.ts";
import { retryLoad } from "../../src/client/retry-load.ts";
import type { HandlerOptions } from "../../src/server/app.ts";
import { testServer } from "../server/handler-fixture.ts";

const PAGE = "https://practice.example";

export type Respond = (request: Request) => Response | Promise<Response>;

/** As in a browser: enforces CORS, hides headers that are not exposed, and aborts the request and the body. */
export function fakeNetwork(respond: Respond) {
  const sentRequests: Request[] = [];
  const fetch: Fetch = async (input, init) => {
    // Some pages replace `fetch` by a function that takes only a URL, and no `Request`.
    const request = new Request(String(input), init);
    sentRequests.push(request);
    const headers = new Headers(request.headers);
    headers.set("Origin", PAGE);
    const response = respond(new Request(request, { headers }));
    const readable = applyCors(await orAborted(response, request.signal));
    const body = readable.body?.pipeThrough(new TransformStream(), { signal: request.signal });
    return new Response(body ?? null, readable);
  };
  return { fetch, sentRequests };
}

export function serverNetwork(options: Partial<HandlerOptions> = {}) {
  const server = testServer(options);
  const network = fakeNetwork((request) => server.app.fetch(request));
  return { ...server, ...network };
}

/** Responds with each of these in turn, then with the last one, readable by any origin. */
export function responses(
  ...all: [status: number, body?: BodyInit | null, headers?: Record<string, string>][]
) {
  let index = 0;
  return (): Response => {
    const [status, body = null, headers] = all[Math.min(index, all.length - 1)] ?? [500];
    index += 1;
    return new Response(body, {
      status,
      headers: { "Access-Control-Allow-Origin": "*", ...headers },
    });
  };
}

export const loadFallback = async (): Promise<LoadFallback> => ({ retryLoad, phoneIn });

function orAborted<Value>(value: Value | Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException("The operation was aborted.", "AbortError"));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    Promise.resolve(value).then(resolve, reject);
  });
}

// The response headers that CORS exposes by default (Fetch standard).
const SAFELISTED = ["cache-control", "content-type", "expires", "last-modified"];

function applyCors(response: Response): Response {
  const allowed = response.headers.get("Access-Control-Allow-Origin");
  if (allowed !== "*" && allowed !== PAGE) throw new TypeError("Failed to fetch");
  const exposed = response.headers.get("Access-Control-Expose-Headers")?.toLowerCase() ?? "";
  const names = [...SAFELISTED, ...exposed.split(",").map((name) => name.trim())];
  const headers = [...response.headers].filter(([name]) => names.includes(name));
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}
