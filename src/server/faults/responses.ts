import { HTML_HEADERS } from "../../web/http/respond.ts";
import { errorEnvelope, wireJson } from "../http/envelope.ts";

export const jsonResponse = (status: number, body: unknown, headers = {}) =>
  new Response(wireJson(body), {
    status,
    headers: {
      "Content-Type": "application/json",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });

/** An error in the contract's envelope. */
export const errorResponse = (status: number, message: string, headers = {}) =>
  jsonResponse(status, errorEnvelope(status, message), headers);

export const htmlResponse = (status: number, html: string, headers = {}) =>
  new Response(html, { status, headers: { ...HTML_HEADERS, ...headers } });

/** An error page of a web server or proxy. */
export const htmlErrorResponse = (status: number, title: string) =>
  htmlResponse(
    status,
    `<html><head><title>${status} ${title}</title></head><body><h1>${title}</h1></body></html>\n`,
  );

/** The sign-in page that a guest network returns for every request. */
export const CAPTIVE_PORTAL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Guest network</title></head>
<body><h1>Welcome to the guest network</h1><p>Accept the terms of use to go online.</p></body></html>
`;

/** The response with another body; headers are replaced, or removed if null. */
export function modified(
  response: Response,
  body: BodyInit | null,
  changes: Record<string, string | null> = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(body, { status: response.status, headers });
}

/** A body that fails after these bytes, for hosts that do not expose the connection. */
export function brokenAfter(start: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = start.length === 0;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError("The connection was reset."));
      else controller.enqueue(start);
      isSent = true;
    },
  });
}
