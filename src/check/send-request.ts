import { setTimeout } from "node:timers/promises";
import { BodyTooLargeError, MAX_BYTES } from "../client/fetch.ts";
import { decodeUtf8, readBytes } from "../web/http/read-body.ts";

/** A valid UUID that no location has. */
export const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

export type CheckInit = RequestInit & { headers: Record<string, string> };

export interface RecordedResponse {
  url: string;
  /** 0 if there was no response. */
  status: number;
  headers: Headers;
  /** The decompressed body; null if it is incomplete or not UTF-8. */
  text: string | null;
  /** Why the response or its text is missing; null if it is complete. */
  error: string | null;
  /** Until the body was complete; 0 if it is not. */
  seconds: number;
  /** For the form's own reading; missing if it is incomplete, because of `cause`. */
  response?: Response;
  cause?: unknown;
}

/** For the whole exchange, including the body. */
const TIMEOUT_SECONDS = 10;
const MAX_ATTEMPTS = 3;
const MAX_WAIT_SECONDS = 60;

/** Never rejects; follows no redirects. After a 429, waits as the service asks, up to a minute, and tries again. */
export async function sendRequest(url: string, init: CheckInit): Promise<RecordedResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await sendOnce(url, init);
    const wait = Number(response.headers.get("Retry-After") ?? 1);
    const isLast = attempt === MAX_ATTEMPTS || !(wait <= MAX_WAIT_SECONDS);
    if (response.status !== 429 || isLast) return response;
    await setTimeout(wait * 1000);
  }
}

async function sendOnce(url: string, init: CheckInit): Promise<RecordedResponse> {
  const recorded = { url, status: 0, headers: new Headers(), text: null, seconds: 0 };
  let problem = "no response";
  const started = performance.now();
  try {
    const response = await fetch(url, {
      ...init,
      // A reused connection may be closed by the server at the same moment; use a new one.
      headers: { ...init.headers, Connection: "close" },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    Object.assign(recorded, { status: response.status, headers: response.headers });
    problem = "incomplete body";
    const bytes = await readBytes(response.body, MAX_BYTES);
    if (bytes === null) {
      const error = `more than ${MAX_BYTES / 1_000_000} MB; the form reads no more`;
      return { ...recorded, error, cause: new BodyTooLargeError() };
    }
    const seconds = Math.ceil((performance.now() - started) / 100) / 10;
    const copy = new Response(bytes.length > 0 ? bytes : null, response);
    Object.assign(recorded, { seconds, response: copy });
    problem = "invalid UTF-8";
    return { ...recorded, text: decodeUtf8(bytes, { ignoreBOM: true }), error: null };
  } catch (error) {
    return { ...recorded, error: `${problem}: ${describeError(error)}`, cause: error };
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `timeout after ${TIMEOUT_SECONDS} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // The cause of a failure at several addresses has no message.
  return cause.message || ("code" in cause ? String(cause.code) : error.message);
}

export const headerItems = ({ headers }: RecordedResponse, name: string) =>
  (headers.get(name) ?? "")
    .split(",")
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== "");

/** The media type in lower case, without parameters; empty if there is none. */
export const mediaType = ({ headers }: RecordedResponse) =>
  (headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
