import type { Fault, Turn } from "./fault.ts";
import { pause } from "./pause.ts";
import { brokenAfter, changed } from "./responses.ts";

// The client reads what has arrived before it sees a reset that comes as late as this.
const MS_BEFORE_RESET = 30;

/** What happens to the connection; a host that hides it can only break the body. */
export const CONNECTION_FAULTS: readonly Fault[] = [
  {
    name: "reset",
    kind: "connection",
    shows: "The connection breaks before the request is handled.",
    sample: "reset",
    onFreshConnection: true,
    play: ({ disconnect }) => disconnect(),
  },
  {
    name: "reset-mid",
    kind: "connection",
    shows: "The request is handled; the connection breaks in the middle of the answer’s body.",
    sample: "reset-mid",
    async play(turn) {
      const { half, head, instead } = await halfOf(turn);
      if (!turn.wire) return instead;
      turn.wire.write(head);
      turn.wire.write(half);
      await pause(MS_BEFORE_RESET, turn.over);
      return turn.disconnect();
    },
  },
  {
    name: "truncated",
    kind: "connection",
    shows: "The request is handled; the connection is closed before the promised length is there.",
    sample: "truncated",
    async play(turn) {
      const { half, head, instead } = await halfOf(turn);
      if (!turn.wire) return instead;
      return closing(turn, head, half);
    },
  },
  {
    name: "proto",
    kind: "connection",
    shows: "What comes back is not HTTP.",
    sample: "proto",
    onFreshConnection: true,
    play: (turn) => (turn.wire ? closing(turn, "220 Ready for mail\r\n") : turn.disconnect()),
  },
  {
    name: "lost",
    kind: "connection",
    shows: "A booking request is stored, but the answer never comes.",
    sample: "lost",
    met: "post",
    // Silence, not a closed connection: Chromium would send the request again by itself.
    async play({ answer, disconnect, over }) {
      await answer();
      await pause(Number.POSITIVE_INFINITY, over);
      return disconnect();
    },
  },
];

/** Writes this in place of an answer, closes, and lets the host find its connection gone. */
export async function closing(turn: Turn, ...parts: (string | Uint8Array)[]) {
  for (const part of parts) turn.wire?.write(part);
  turn.wire?.end();
  await pause(Number.POSITIVE_INFINITY, turn.over);
  return turn.disconnect();
}

/** The head of a raw answer; the connection is not used again after it. */
export const rawHead = (status: number, headers: Headers) =>
  [
    `HTTP/1.1 ${status} -`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    "connection: close",
    "\r\n",
  ].join("\r\n");

async function halfOf({ answer }: Turn) {
  const response = await answer();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.subarray(0, bytes.length / 2);
  const headers = new Headers(response.headers);
  headers.set("Content-Length", String(bytes.length));
  return {
    half,
    head: rawHead(response.status, headers),
    instead: changed(response, brokenAfter(half)),
  };
}
