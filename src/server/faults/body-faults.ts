import { HTML_HEADERS } from "../../web/http/respond.ts";
import { rawHead, sendRaw } from "./connection-faults.ts";
import { type Fault, type FaultContext, faultsOf } from "./fault.ts";
import { modified } from "./responses.ts";

const HUGE_BYTES = 60_000_000;
const DEEP_LEVELS = 200_000;
const DEEP_ARRAYS = "[".repeat(DEEP_LEVELS) + "]".repeat(DEEP_LEVELS);

const faultInBody = faultsOf("body");

type Change = readonly [
  name: string,
  description: string,
  change: (text: string) => BodyInit,
  headers?: Record<string, string>,
];

/** The real response with another body, or with headers that do not fit it. */
const CHANGES: readonly Change[] = [
  ["cutjson", "The JSON stops halfway.", (text) => text.slice(0, text.length / 2)],
  [
    "nan",
    "The JSON contains NaN, as some libraries write it.",
    (text) => withMember(text, '"filler":NaN'),
  ],
  ["bom", "The JSON starts with a byte order mark.", (text) => `\ufeff${text}`],
  ["utf16", "The JSON is encoded in UTF-16.", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  [
    "latin1",
    "The JSON is encoded in ISO 8859-1, with an accent in the location’s name.",
    (text) => Buffer.from(withAccent(text).replace(/[^\0-\xff]/g, "?"), "latin1"),
  ],
  [
    "badgzip",
    "Content-Encoding is gzip, but the body is not compressed.",
    (text) => text,
    { "Content-Encoding": "gzip" },
  ],
  ["wrongtype", "Content-Type is HTML, but the body is JSON.", (text) => text, HTML_HEADERS],
  ["empty", "The body is empty.", () => ""],
  ["garbage", "The status is right, but the body is random text.", () => "\u0000)]}',\nokay"],
  [
    "huge",
    "The JSON is 60 MB long.",
    (text) => withMember(text, `"filler":"${"x".repeat(HUGE_BYTES)}"`),
  ],
  [
    "deep",
    "The JSON is nested 200,000 levels deep.",
    (text) => withMember(text, `"filler":${DEEP_ARRAYS}`),
  ],
];

/** Wrong or misleading bodies. The request is handled. */
export const BODY_FAULTS: readonly Fault[] = [
  ...CHANGES.map(([name, description, change, headers]) =>
    faultInBody(name, description, async ({ respond }) => {
      const response = await respond();
      return modified(response, change(await response.text()), headers);
    }),
  ),
  faultInBody("notype", "There is no Content-Type.", withoutContentType),
  faultInBody("204", "The status is 204, and there is no body.", async ({ respond }) => {
    const { headers } = await respond();
    const kept = [...headers].filter(([name]) => !/^content-(length|type)$/.test(name));
    return new Response(null, { status: 204, headers: kept });
  }),
];

/** Adds a member to a JSON object; returns other text unchanged. */
const withMember = (text: string, member: string) =>
  text.startsWith("{") ? `{${member},${text.slice(1)}` : text;

const withAccent = (text: string) => text.replace(/"name":"[^"\\]*/, "$& · Genève");

async function withoutContentType(context: FaultContext) {
  const response = await context.respond();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const untyped = modified(response, bytes, { "Content-Type": null });
  // @hono/node-server would add a default Content-Type.
  return context.socket
    ? sendRaw(context, rawHead(untyped.status, untyped.headers), bytes)
    : untyped;
}
