import type { Recorded } from "./recorded-response.ts";
import type { Question } from "./requests.ts";

// Beyond every sensible record; a server that streams without end must not fill our memory.
const MOST_BYTES = 16_000_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Asks one question and records what came, whatever that is; never throws. No redirect is
 * followed, and the whole exchange has `limitMs`.
 */
export async function ask(
  { url, method, headers }: Question,
  limitMs: number,
  fetch: Fetch,
): Promise<Recorded> {
  const started = performance.now();
  const signal = AbortSignal.timeout(limitMs);
  const recorded: Recorded = {
    url,
    status: 0,
    headers: new Headers(),
    body: new Uint8Array(),
    problem: null,
    tooLarge: false,
    ms: 0,
  };
  try {
    const response = await fetch(url, {
      method,
      // A connection of its own: one that is used again may be closed by the server in the same
      // moment, which is nobody's fault.
      headers: { ...headers, Connection: "close" },
      redirect: "manual",
      credentials: "omit",
      signal,
    });
    recorded.status = response.status;
    recorded.headers = response.headers;
    const body = await bytesOf(response);
    recorded.tooLarge = body === null;
    recorded.body = body ?? recorded.body;
    if (body === null) recorded.problem = `the body has more than ${MOST_BYTES / 1_000_000} MB`;
  } catch (error) {
    recorded.problem = problemOf(error, recorded.status > 0, limitMs);
  }
  recorded.ms = performance.now() - started;
  return recorded;
}

/** Null where there are too many. */
async function bytesOf({ body }: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

// What undici tells by a code alone.
const CODES: Record<string, string> = {
  ECONNREFUSED: "nobody listens there",
  ECONNRESET: "the connection was reset",
  ENOTFOUND: "no such host",
  UND_ERR_SOCKET: "the connection was closed",
  Z_DATA_ERROR: "it is not compressed as Content-Encoding says",
  Z_BUF_ERROR: "its compressed data ends in the middle",
};

function problemOf(error: unknown, begun: boolean, limitMs: number): string {
  const start = begun ? "the body broke off: " : "no answer: ";
  if (!(error instanceof Error)) return start + String(error);
  if (error.name === "TimeoutError") return `${start}${limitMs / 1000} s are over`;
  const { cause } = error;
  const code = keyOfError(cause) ?? keyOfError(error);
  const told = cause instanceof Error && cause.message !== "" ? cause.message : error.message;
  return start + ((code && CODES[code]) ?? told);
}

const keyOfError = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
