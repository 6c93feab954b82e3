import { errorEnvelope, wireJson } from "../http/envelope.ts";

/** An answer that the server did not give by itself. */
export const madeUp = (status: number, type: string, body: string, headers = {}) =>
  new Response(body, { status, headers: { "Content-Type": type, ...headers } });

export const HTML = "text/html; charset=utf-8";

/** A refusal in the contract's envelope. */
export const refusal = (status: number, message: string, headers = {}) =>
  madeUp(status, "application/json", wireJson(errorEnvelope(status, message)), headers);

/** A refusal as a server or a proxy in front of it writes one by itself. */
export const htmlRefusal = (status: number, title: string) =>
  madeUp(
    status,
    HTML,
    `<html><head><title>${status} ${title}</title></head><body><h1>${title}</h1></body></html>\n`,
  );

/** The first page of a guest network, which answers every request until somebody agrees to it. */
export const CAPTIVE_PORTAL = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Guest network</title></head>
<body><h1>Welcome to the guest network</h1><p>Accept the terms of use to go online.</p></body></html>
`;

/** The true answer with another body, and headers exchanged (a string) or dropped (null). */
export function changed(
  response: Response,
  body: BodyInit | null,
  exchanged: Record<string, string | null> = {},
): Response {
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  for (const [name, value] of Object.entries(exchanged)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(body, { status: response.status, headers });
}

/** A body that breaks after these bytes: what is left to do where the host hides its connection. */
export function brokenAfter(start: Uint8Array): ReadableStream<Uint8Array> {
  let told = false;
  return new ReadableStream({
    pull(controller) {
      if (!told && start.length > 0) controller.enqueue(start);
      else controller.error(new TypeError("The connection was reset."));
      told = true;
    },
  });
}
