import { pause } from "./delay-faults.ts";
import { type Fault, type FaultContext, faultsOf } from "./fault.ts";
import { brokenAfter, modified } from "./responses.ts";

// With less time, the client sees the reset before it has read what was sent.
const MS_BEFORE_RESET = 30;

const connectionFault = faultsOf("connection");

/** Broken connections. If the host does not expose the connection, the body breaks instead. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  connectionFault(
    "reset",
    "The connection is reset before the request is handled.",
    ({ disconnect }) => disconnect(),
    { closesConnection: true },
  ),
  connectionFault(
    "reset-mid",
    "The request is handled; the connection is reset in the middle of the body.",
    async (context) => {
      const { half, head, fallback } = await halfResponse(context);
      if (!context.socket) return fallback;
      context.socket.write(head);
      context.socket.write(half);
      await pause(MS_BEFORE_RESET, context.signal);
      return context.disconnect();
    },
  ),
  connectionFault(
    "truncated",
    "The request is handled; the connection closes before Content-Length is reached.",
    async (context) => {
      const { half, head, fallback } = await halfResponse(context);
      return context.socket ? sendRaw(context, head, half) : fallback;
    },
  ),
  connectionFault(
    "proto",
    "The response is not HTTP.",
    (context) =>
      context.socket ? sendRaw(context, "220 Ready for mail\r\n") : context.disconnect(),
    { closesConnection: true },
  ),
  connectionFault(
    "lost",
    "A booking request is stored, but no response arrives.",
    // No response, rather than a closed connection: Chromium would silently retry the request.
    async ({ respond, disconnect, signal }) => {
      await respond();
      await pause(Number.POSITIVE_INFINITY, signal);
      return disconnect();
    },
    { appliesTo: "post" },
  ),
];

/** Writes raw bytes instead of a response and closes the connection. */
export async function sendRaw(context: FaultContext, ...parts: (string | Uint8Array)[]) {
  for (const part of parts) context.socket?.write(part);
  context.socket?.destroySoon();
  await pause(Number.POSITIVE_INFINITY, context.signal);
  return context.disconnect();
}

/** The head of a raw response that ends its connection. */
export const rawHead = (status: number, headers: Headers) =>
  [
    `HTTP/1.1 ${status} -`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    "connection: close",
    "\r\n",
  ].join("\r\n");

async function halfResponse({ respond }: FaultContext) {
  const response = await respond();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.subarray(0, bytes.length / 2);
  const headers = new Headers(response.headers);
  headers.set("Content-Length", String(bytes.length));
  return {
    half,
    head: rawHead(response.status, headers),
    fallback: modified(response, brokenAfter(half)),
  };
}
