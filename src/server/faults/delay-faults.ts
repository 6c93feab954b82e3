import { type Fault, faultsOf } from "./fault.ts";
import { modified } from "./responses.ts";

const DRIP_BYTES = 10;

const delayFault = faultsOf("delay");

/** Slow responses. */
export const DELAY_FAULTS: readonly Fault[] = [
  delayFault(
    "slow",
    "The request is handled at once; the response comes this many milliseconds later.",
    async ({ respond, amount, signal }) => delayed(await respond(), amount, signal),
    { sample: "slow-3000", parameter: "milliseconds" },
  ),
  delayFault(
    "drip",
    "The body arrives ten bytes at a time, this many milliseconds apart.",
    async ({ respond, amount, signal }) => inChunks(await respond(), amount, signal),
    { sample: "drip-15", parameter: "milliseconds" },
  ),
  delayFault(
    "hang",
    "The request is not handled, and there is no response until the client gives up.",
    async ({ disconnect, signal }) => {
      await pause(Number.POSITIVE_INFINITY, signal);
      return disconnect();
    },
  ),
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

export async function delayed(response: Response, ms: number, signal: AbortSignal) {
  await pause(ms, signal);
  return response;
}

/** The same response with its body in chunks; after an abort, the rest is sent immediately. */
async function inChunks(response: Response, ms: number, signal: AbortSignal) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent > 0) await pause(ms, signal);
      const end = signal.aborted ? bytes.length : sent + DRIP_BYTES;
      controller.enqueue(bytes.subarray(sent, end));
      sent = end;
      if (sent >= bytes.length) controller.close();
    },
  });
  return modified(response, body, { "Content-Length": String(bytes.length) });
}
