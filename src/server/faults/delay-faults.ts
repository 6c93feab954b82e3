import type { Fault } from "./fault.ts";
import { pause } from "./pause.ts";
import { changed } from "./responses.ts";

const DRIP_BYTES = 10;

/** What takes its time. */
export const DELAY_FAULTS: readonly Fault[] = [
  {
    name: "slow",
    kind: "delay",
    shows: "The request is handled at once; the answer comes after so many milliseconds.",
    sample: "slow-3000",
    takes: "milliseconds",
    async play({ amount, answer, over }) {
      const response = await answer();
      await pause(amount, over);
      return response;
    },
  },
  {
    name: "jitter",
    kind: "delay",
    shows: "The same, after a time between nothing and so many milliseconds, another each time.",
    sample: "jitter-2000",
    takes: "milliseconds",
    async play({ amount, answer, over }) {
      const response = await answer();
      await pause(Math.random() * amount, over);
      return response;
    },
  },
  {
    name: "drip",
    kind: "delay",
    shows: "The body comes ten bytes at a time, so many milliseconds apart.",
    sample: "drip-15",
    takes: "milliseconds",
    play: async ({ amount, answer, over }) => slowly(await answer(), DRIP_BYTES, amount, over),
  },
  {
    name: "trickle",
    kind: "delay",
    shows: "The body comes byte by byte, so many milliseconds apart.",
    sample: "trickle-5",
    takes: "milliseconds",
    play: async ({ amount, answer, over }) => slowly(await answer(), 1, amount, over),
  },
  {
    name: "hang",
    kind: "delay",
    shows: "The request is never handled, and no answer comes until the client gives up.",
    sample: "hang",
    async play({ disconnect, over }) {
      await pause(Number.POSITIVE_INFINITY, over);
      return disconnect();
    },
  },
];

/** The same answer, its length told in front, its body in pieces; at once when it is `over`. */
async function slowly(response: Response, size: number, ms: number, over: AbortSignal) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent > 0) await pause(ms, over);
      const end = over.aborted ? bytes.length : sent + size;
      controller.enqueue(bytes.subarray(sent, end));
      sent = end;
      if (sent >= bytes.length) controller.close();
    },
  });
  return changed(response, body, { "Content-Length": String(bytes.length) });
}
