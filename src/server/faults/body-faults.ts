import { HTML_HEADERS } from "../http/respond.ts";
import { rawHead, sendRaw } from "./connection-faults.ts";
import { padded, toLatin1, toUtf16 } from "./encoded-bodies.ts";
import { type Fault, type FaultContext, faultsOf } from "./fault.ts";
import { modified } from "./responses.ts";

const HUGE_BYTES = 60_000_000;
const DEEP_LEVELS = 200_000;

const faultInBody = faultsOf("body");

const bodyFault = (
  name: string,
  description: string,
  modify: (text: string, response: Response) => Response,
) =>
  faultInBody(name, description, async ({ respond }) => {
    const response = await respond();
    return modify(await response.text(), response);
  });

/** Wrong or misleading bodies. The request is handled. */
export const BODY_FAULTS: readonly Fault[] = [
  bodyFault("cutjson", "The JSON stops halfway.", (text, response) =>
    modified(response, text.slice(0, text.length / 2)),
  ),
  bodyFault("nan", "The JSON contains NaN, as some libraries write it.", (text, response) =>
    modified(response, withMember(text, '"filler":NaN')),
  ),
  bodyFault("bom", "The JSON starts with a byte order mark.", (text, response) =>
    modified(response, `\ufeff${text}`),
  ),
  bodyFault("utf16", "The JSON is encoded in UTF-16.", (text, response) =>
    modified(response, toUtf16(text)),
  ),
  bodyFault(
    "latin1",
    "The JSON is encoded in ISO 8859-1, with an accent in the location’s name.",
    (text, response) => modified(response, toLatin1(withAccent(text))),
  ),
  bodyFault(
    "badgzip",
    "Content-Encoding is gzip, but the body is not compressed.",
    (text, response) => modified(response, text, { "Content-Encoding": "gzip" }),
  ),
  bodyFault("wrongtype", "Content-Type is HTML, but the body is JSON.", (text, response) =>
    modified(response, text, HTML_HEADERS),
  ),
  faultInBody("notype", "There is no Content-Type.", withoutContentType),
  bodyFault("empty", "The body is empty.", (_text, response) => modified(response, "")),
  bodyFault("204", "The status is 204, and there is no body.", (_text, { headers }) => {
    const kept = [...headers].filter(([name]) => !/^content-(length|type)$/.test(name));
    return new Response(null, { status: 204, headers: kept });
  }),
  bodyFault("garbage", "The status is right, but the body is random text.", (_text, response) =>
    modified(response, "\u0000)]}',\nokay"),
  ),
  bodyFault("huge", "The JSON is 60 MB long.", (text, response) =>
    modified(response, padded(text, HUGE_BYTES)),
  ),
  bodyFault("deep", "The JSON is nested 200,000 levels deep.", (text, response) => {
    const arrays = "[".repeat(DEEP_LEVELS) + "]".repeat(DEEP_LEVELS);
    return modified(response, withMember(text, `"filler":${arrays}`));
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
