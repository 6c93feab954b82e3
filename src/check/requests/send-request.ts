import { setTimeout } from "node:timers/promises";
import { readBytes } from "../../web/http/read-body.ts";
import type { RecordedResponse } from "./recorded-response.ts";
import type { CheckRequest } from "./requests.ts";

// Far more than any record; protects our memory from endless streams.
const MAX_BYTES = 16_000_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const MAX_ATTEMPTS = 3;
const DEFAULT_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;

interface SendOptions {
  /** For the whole exchange, including the body. */
  timeoutMs: number;
  fetch: Fetch;
  /** Default: a timer. */
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Sends one request and records the response or the error; never rejects. Redirects are not
 * followed. After a 429, it waits as long as the service asks, up to a minute, and tries again.
 */
export async function sendRequest(
  request: CheckRequest,
  { timeoutMs, fetch, wait = setTimeout }: SendOptions,
): Promise<RecordedResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendOnce(request, timeoutMs, fetch);
    if (response.status !== 429 || attempt === MAX_ATTEMPTS) return response;
    const waitMs = retryAfterMs(response.headers.get("Retry-After"));
    if (waitMs > MAX_WAIT_MS) return response;
    await wait(waitMs);
  }
}

/** The wait in a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number {
  if (header === null) return DEFAULT_WAIT_MS;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? DEFAULT_WAIT_MS : Math.max(0, ms);
}

async function sendOnce(
  { url, method, headers, body }: CheckRequest,
  timeoutMs: number,
  fetch: Fetch,
): Promise<RecordedResponse> {
  const started = performance.now();
  const recorded: RecordedResponse = {
    url,
    status: 0,
    headers: new Headers(),
    body: new Uint8Array(),
    error: null,
    tooLarge: false,
    ms: 0,
  };
  try {
    const response = await fetch(url, {
      method,
      ...(body !== undefined && { body }),
      // A reused connection may be closed by the server at the same moment; use a new one.
      headers: { ...headers, Connection: "close" },
      redirect: "manual",
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    recorded.status = response.status;
    recorded.headers = response.headers;
    const bytes = await readBytes(response.body, MAX_BYTES);
    if (bytes) recorded.body = bytes;
    else
      Object.assign(recorded, { tooLarge: true, error: `more than ${MAX_BYTES / 1_000_000} MB` });
  } catch (error) {
    const stage = recorded.status > 0 ? "incomplete body" : "no response";
    recorded.error = `${stage}: ${describeError(error, timeoutMs)}`;
  }
  recorded.ms = performance.now() - started;
  return recorded;
}

// Node's fetch often reports only a code.
const ERROR_CODES: Record<string, string> = {
  ECONNREFUSED: "connection refused",
  ECONNRESET: "the connection was reset",
  ENOTFOUND: "unknown host",
  UND_ERR_SOCKET: "the connection was closed",
  Z_DATA_ERROR: "the body does not match its Content-Encoding",
  Z_BUF_ERROR: "the compressed body is truncated",
};

function describeError(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `timeout after ${timeoutMs / 1000} s`;
  const { cause } = error;
  const code = errorCode(cause) ?? errorCode(error);
  const message = cause instanceof Error && cause.message !== "" ? cause.message : error.message;
  return (code && ERROR_CODES[code]) ?? message;
}

const errorCode = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
