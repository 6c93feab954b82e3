import { errorEnvelope, wireJson } from "./envelope.ts";

/** One request that meets a fault. */
export interface Turn {
  /** The number in the scenario's name, as in `slow-3000`; 0 where it has none. */
  amount: number;
  /** Lets the request through: what the server truly answers. */
  answer(): Promise<Response>;
  /** An answer that never arrives, because its connection is destroyed. */
  disconnect(): Response;
  /** Aborted when nobody waits any more: the client has left, or the server stops. */
  over: AbortSignal;
}

export interface Fault {
  /** What happens, for a person who chooses one. */
  shows: string;
  /** A scenario name to try it with. */
  sample: string;
  /** What the number at the end of the name counts; such a fault has no name without one. */
  counts?: "milliseconds" | "seconds";
  /** Only a request that stores something meets it. */
  onlyPost?: true;
  /** Chromium sends a request again by itself when a connection that it reuses breaks. */
  onFreshConnection?: true;
  play(turn: Turn): Response | Promise<Response>;
}

// Anybody may read these, as they may read the true answer: only `nocors` is about CORS.
const readable = (status: number, type: string, body: string, headers = {}) =>
  new Response(body, {
    status,
    headers: { "Access-Control-Allow-Origin": "*", "Content-Type": type, ...headers },
  });

const refusal = (status: number, message: string, headers = {}) =>
  readable(status, "application/json", wireJson(errorEnvelope(status, message)), headers);

const CAPTIVE_PORTAL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Guest network</title></head>
<body><h1>Welcome to the guest network</h1><p>Accept the terms of use to go online.</p></body></html>
`;

/** The faults by name; with a number at its end, the name goes on as in `slow-3000`. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  [
    "slow",
    {
      shows: "The request is handled at once; the answer comes after so many milliseconds.",
      sample: "slow-3000",
      counts: "milliseconds",
      async play({ amount, answer, over }) {
        const response = await answer();
        await pause(amount, over);
        return response;
      },
    },
  ],
  [
    "500",
    {
      shows: "The server fails before it does anything.",
      sample: "500",
      play: () => refusal(500, "The server failed."),
    },
  ],
  [
    "429",
    {
      shows: "Too many requests; Retry-After names the seconds to wait.",
      sample: "429-1",
      counts: "seconds",
      play: ({ amount }) =>
        refusal(429, `Request was throttled. Expected available in ${amount} s.`, {
          "Retry-After": String(amount),
          "Access-Control-Expose-Headers": "Retry-After",
        }),
    },
  ],
  [
    "html200",
    {
      shows: "A guest network answers in the server’s place: its welcome page, status 200.",
      sample: "html200",
      play: () => readable(200, "text/html; charset=utf-8", CAPTIVE_PORTAL),
    },
  ],
  [
    "cutjson",
    {
      shows: "The request is handled; its JSON answer ends in the middle.",
      sample: "cutjson",
      async play({ answer }) {
        const response = await answer();
        const body = await response.text();
        return changed(response, body.slice(0, body.length / 2), "Content-Length");
      },
    },
  ],
  [
    "reset",
    {
      shows: "The connection breaks before the request is handled.",
      sample: "reset",
      onFreshConnection: true,
      play: ({ disconnect }) => disconnect(),
    },
  ],
  [
    "nocors",
    {
      shows: "The request is handled; its answer does not let other origins read it.",
      sample: "nocors",
      async play({ answer }) {
        const response = await answer();
        return changed(response, response.body, "Access-Control-Allow-Origin");
      },
    },
  ],
  [
    "lost",
    {
      shows: "A booking request is stored, but the answer never comes. Other requests pass.",
      sample: "lost",
      onlyPost: true,
      // Silence, not a closed connection: Chromium would send the request again by itself.
      async play({ answer, disconnect, over }) {
        await answer();
        await pause(Number.POSITIVE_INFINITY, over);
        return disconnect();
      },
    },
  ],
]);

function changed(response: Response, body: BodyInit | null, dropped: string): Response {
  const headers = new Headers(response.headers);
  headers.delete(dropped);
  return new Response(body, { status: response.status, headers });
}

const pause = (ms: number, over: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (over.aborted) return resolve();
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined;
    over.addEventListener("abort", done);
    function done() {
      clearTimeout(timer);
      over.removeEventListener("abort", done);
      resolve();
    }
  });
