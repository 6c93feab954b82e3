/** One answer as it came, or what came instead of it. */
export interface Recorded {
  url: string;
  /** 0 where no answer came. */
  status: number;
  headers: Headers;
  /** The body without its content encoding; empty where none could be read. */
  body: Uint8Array;
  /** Why the answer, or the end of its body, did not come; null where all of it did. */
  problem: string | null;
  /** Whether we stopped reading, because no record is that large. */
  tooLarge: boolean;
  /** Until the last byte of the body, in milliseconds. */
  ms: number;
}

/** What a body holds as JSON, or why it holds none. */
export type JsonReading = { json: unknown } | { fault: string };

const readings = new WeakMap<Recorded, JsonReading>();

/** Reads a body as JSON in UTF-8, as strictly as RFC 8259 has it; once, for all rules. */
export function readJson(answer: Recorded): JsonReading {
  const known = readings.get(answer);
  if (known) return known;
  const reading = parse(answer);
  readings.set(answer, reading);
  return reading;
}

function parse({ body, problem }: Recorded): JsonReading {
  if (problem !== null) return { fault: problem };
  if (body.length === 0) return { fault: "an empty body" };
  const text = decodeUtf8(body);
  if (text === null) return { fault: "bytes that are not UTF-8" };
  if (text.startsWith("\uFEFF")) return { fault: "a byte-order mark in front of the JSON" };
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (text.trimStart().startsWith("<")) return { fault: "a page of HTML" };
    return { fault: `text that is no JSON (${error instanceof Error ? error.message : error})` };
  }
}

export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How many objects and lists stand in each other at the deepest place of a JSON text. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (inText && mark === "\\") at += 1;
    else if (mark === '"') inText = !inText;
    else if (!inText && (mark === "[" || mark === "{")) deepest = Math.max(deepest, ++depth);
    else if (!inText && (mark === "]" || mark === "}")) depth -= 1;
  }
  return deepest;
}

/** The type of an answer without its parameters, in lower case; empty where it has none. */
export const mediaType = ({ headers }: Recorded) =>
  (headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** The members of a list header, in lower case. */
export const listed = ({ headers }: Recorded, name: string) =>
  (headers.get(name) ?? "")
    .split(",")
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== "");
