import type { Rescue } from "../../src/client/load-location.ts";
import type { Fetch } from "../../src/client/read-body.ts";
import { askAgain } from "../../src/client/retry-load.ts";
import { mendLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import type { HandlerOptions } from "../../src/server/app.ts";
import { testServer } from "../server/handler-fixture.ts";

/** The practice's website, which is another origin than the server's. */
const PAGE = "https://practice.example";

type AnswerTo = (request: Request) => Response | Promise<Response>;

/**
 * A fetch with something that answers at its other end, and with what a browser does in between:
 * it keeps from a page what the answer does not let another origin read, and ends an exchange that
 * is aborted, body included. `asked` are the requests that went out.
 */
export function wire(answer: AnswerTo) {
  const asked: Request[] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push(request);
    const headers = new Headers(request.headers);
    headers.set("Origin", PAGE);
    const answered = answer(new Request(request, { headers }));
    const response = readable(await orAborted(answered, request.signal));
    const body = response.body?.pipeThrough(new TransformStream(), { signal: request.signal });
    return new Response(body ?? null, response);
  };
  return { fetch, asked };
}

/**
 * The same, with our own server at the other end: the bare service, since what it adds as a web
 * server (hashes, compression) takes real time, which a test's clock does not wait for.
 */
export function wireToServer(options: Partial<HandlerOptions> = {}) {
  const server = testServer({ bare: true, ...options });
  return { ...server, ...wire(async (request) => exposing(await server.app.fetch(request))) };
}

// The bare service exposes no header of its own; ours does.
function exposing(response: Response): Response {
  response.headers.append("Access-Control-Expose-Headers", "Retry-After");
  return response;
}

/** Answers that any origin may read, one after the other; the last one stays. */
export function answers(...all: [status: number, body?: BodyInit | null, headers?: object][]) {
  let turn = 0;
  return (): Response => {
    const [status, body = null, headers] = all[Math.min(turn, all.length - 1)] ?? [500];
    turn += 1;
    return new Response(body, {
      status,
      headers: { "Access-Control-Allow-Origin": "*", ...headers },
    });
  };
}

/** What the widget loads only when something is wrong. */
export const rescue = async (): Promise<Rescue> => ({ askAgain, mend: mendLocationRecord });

function orAborted<Value>(value: Value | Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException("The operation was aborted.", "AbortError"));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop);
    Promise.resolve(value).then(resolve, reject);
  });
}

const SAFELISTED = ["cache-control", "content-type", "expires", "last-modified"];

function readable(response: Response): Response {
  const allowed = response.headers.get("Access-Control-Allow-Origin");
  if (allowed !== "*" && allowed !== PAGE) throw new TypeError("Failed to fetch");
  const exposed = response.headers.get("Access-Control-Expose-Headers")?.toLowerCase() ?? "";
  const names = [...SAFELISTED, ...exposed.split(",").map((name) => name.trim())];
  const headers = [...response.headers].filter(([name]) => names.includes(name));
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}
