import { closing, rawHead } from "./connection-faults.ts";
import { asLatin1, asUtf16, withByteOrderMark } from "./encodings.ts";
import type { Fault, Turn } from "./fault.ts";
import { HUGE_BYTES, padded } from "./padded.ts";
import { changed, HTML } from "./responses.ts";

const DEEP = 200_000;

/** A fault in how the true answer is written; the request is handled. */
const body = (
  name: string,
  shows: string,
  write: (text: string, response: Response) => Response | Promise<Response>,
): Fault => ({
  name,
  kind: "body",
  shows,
  sample: name,
  async play({ answer }) {
    const response = await answer();
    return write(await response.text(), response);
  },
});

/** Answers that are not what they say. The request is handled in each. */
export const BODY_FAULTS: readonly Fault[] = [
  body("cutjson", "The JSON ends in the middle.", (text, response) =>
    changed(response, text.slice(0, text.length / 2)),
  ),
  body("nan", "There is a NaN in the JSON, as some libraries write it.", (text, response) =>
    changed(response, withFirst(text, '"filler":NaN')),
  ),
  body("bom", "A byte order mark stands in front of the JSON.", (text, response) =>
    changed(response, withByteOrderMark(text)),
  ),
  body("utf16", "The JSON is written in UTF-16.", (text, response) =>
    changed(response, asUtf16(text)),
  ),
  body(
    "latin1",
    "The JSON is written in ISO 8859-1, with an accent in the location’s name.",
    (text, response) => changed(response, asLatin1(withAccent(text))),
  ),
  body("badgzip", "The body is said to be compressed, and is not.", (text, response) =>
    changed(response, text, { "Content-Encoding": "gzip" }),
  ),
  body("wrongtype", "The JSON is said to be HTML.", (text, response) =>
    changed(response, text, { "Content-Type": HTML }),
  ),
  {
    name: "notype",
    kind: "body",
    shows: "Nothing is said of the body’s type.",
    sample: "notype",
    play: withoutType,
  },
  body("empty", "The body is empty.", (_text, response) => changed(response, "")),
  body("204", "“No content”, status 204.", (_text, response) => {
    const headers = new Headers(response.headers);
    for (const name of ["Content-Length", "Content-Type"]) headers.delete(name);
    return new Response(null, { status: 204, headers });
  }),
  body("garbage", "The status is right; the body is noise.", (_text, response) =>
    changed(response, "\u0000)]}',\nokay"),
  ),
  body("huge", "The JSON goes on for 60 MB.", (text, response) =>
    changed(response, padded(text, HUGE_BYTES)),
  ),
  body("deep", "The JSON is nested 200,000 deep.", (text, response) =>
    changed(response, withFirst(text, `"filler":${"[".repeat(DEEP)}${"]".repeat(DEEP)}`)),
  ),
];

/** JSON of an object with this in front; other text as it is. */
const withFirst = (text: string, member: string) =>
  text.startsWith("{") ? `{${member},${text.slice(1)}` : text;

const withAccent = (text: string) => text.replace(/"name":"[^"\\]*/, "$& · Genève");

async function withoutType(turn: Turn) {
  const response = await turn.answer();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const untyped = changed(response, bytes, { "Content-Type": null });
  // A Node host would put a type of its own in.
  return turn.wire ? closing(turn, rawHead(untyped.status, untyped.headers), bytes) : untyped;
}
