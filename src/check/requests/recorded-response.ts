import { decodeUtf8 } from "../../web/http/read-body.ts";

/** A response, or the reason why there was none. */
export interface RecordedResponse {
  url: string;
  /** 0 if there was no response. */
  status: number;
  headers: Headers;
  /** The decompressed body; empty if it could not be read. */
  body: Uint8Array;
  /** Why the response or the rest of its body is missing; null if it is complete. */
  error: string | null;
  /** Whether reading stopped because no record is that large. */
  tooLarge: boolean;
  /** Milliseconds until the end of the body. */
  ms: number;
}

/** A parsed body, or why it is not JSON. */
export type JsonResult = { json: unknown } | { error: string };

const cache = new WeakMap<RecordedResponse, JsonResult>();

/** Parses a body as JSON in UTF-8, as strictly as RFC 8259. Memoized: most rules need it. */
export function readJson(response: RecordedResponse): JsonResult {
  const cached = cache.get(response);
  if (cached) return cached;
  const result = parse(response);
  cache.set(response, result);
  return result;
}

function parse({ body, error }: RecordedResponse): JsonResult {
  if (error !== null) return { error };
  if (body.length === 0) return { error: "an empty body" };
  const text = readText(body);
  if (text === null) return { error: "invalid UTF-8" };
  if (text.startsWith("\uFEFF")) return { error: "a byte order mark before the JSON" };
  try {
    return { json: JSON.parse(text) };
  } catch (cause) {
    if (text.trimStart().startsWith("<")) return { error: "HTML" };
    return { error: `invalid JSON (${cause instanceof Error ? cause.message : cause})` };
  }
}

/** The body as text, with its byte order mark; null if it is not UTF-8. */
export function readText(body: Uint8Array): string | null {
  try {
    return decodeUtf8(body, { ignoreBOM: true });
  } catch {
    return null;
  }
}

/** The nesting depth of a JSON text. A scanner, because recursion would overflow the stack. */
export function jsonDepth(json: string): number {
  let depth = 0;
  let maxDepth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inString && character === "\\") index += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === "[" || character === "{")) {
      depth += 1;
      maxDepth = Math.max(maxDepth, depth);
    } else if (!inString && (character === "]" || character === "}")) depth -= 1;
  }
  return maxDepth;
}

/** The media type in lower case, without parameters; empty if there is none. */
export const mediaType = ({ headers }: RecordedResponse) =>
  (headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** The items of a list header, in lower case. */
export const headerItems = ({ headers }: RecordedResponse, name: string) =>
  (headers.get(name) ?? "")
    .split(",")
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== "");
