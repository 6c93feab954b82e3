import type { Fault } from "./fault.ts";
import { modified } from "./responses.ts";

const DRIP_BYTES = 10;

/** Slow responses. */
export const DELAY_FAULTS: readonly Fault[] = [
  {
    name: "slow",
    kind: "delay",
    description: "The request is handled at once; the response comes this many milliseconds later.",
    sample: "slow-3000",
    parameter: "milliseconds",
    async inject({ amount, respond, signal }) {
      const response = await respond();
      await pause(amount, signal);
      return response;
    },
  },
  {
    name: "jitter",
    kind: "delay",
    description: "Like slow, with a random delay of up to this many milliseconds.",
    sample: "jitter-2000",
    parameter: "milliseconds",
    async inject({ amount, respond, signal }) {
      const response = await respond();
      await pause(Math.random() * amount, signal);
      return response;
    },
  },
  {
    name: "drip",
    kind: "delay",
    description: "The body arrives ten bytes at a time, this many milliseconds apart.",
    sample: "drip-15",
    parameter: "milliseconds",
    inject: async ({ amount, respond, signal }) =>
      inChunks(await respond(), DRIP_BYTES, amount, signal),
  },
  {
    name: "trickle",
    kind: "delay",
    description: "The body arrives byte by byte, this many milliseconds apart.",
    sample: "trickle-5",
    parameter: "milliseconds",
    inject: async ({ amount, respond, signal }) => inChunks(await respond(), 1, amount, signal),
  },
  {
    name: "hang",
    kind: "delay",
    description: "The request is not handled, and there is no response until the client gives up.",
    sample: "hang",
    async inject({ disconnect, signal }) {
      await pause(Number.POSITIVE_INFINITY, signal);
      return disconnect();
    },
  },
];

/** Waits `ms` milliseconds (possibly Infinity), or until the signal aborts. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted || ms === 0) return resolve();
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined;
    signal.addEventListener("abort", done);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });

/** The same response with its body in chunks; after an abort, the rest is sent immediately. */
async function inChunks(response: Response, size: number, ms: number, signal: AbortSignal) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent > 0) await pause(ms, signal);
      const end = signal.aborted ? bytes.length : sent + size;
      controller.enqueue(bytes.subarray(sent, end));
      sent = end;
      if (sent >= bytes.length) controller.close();
    },
  });
  return modified(response, body, { "Content-Length": String(bytes.length) });
}
