import { type Fault, faultsOf } from "./fault.ts";
import { modified } from "./responses.ts";

const DRIP_BYTES = 10;

const delayFault = faultsOf("delay");

/** A fault whose scenario names a number of milliseconds; the request is handled at once. */
const timedFault = (
  name: string,
  sample: number,
  description: string,
  delay: (response: Response, ms: number, signal: AbortSignal) => Response | Promise<Response>,
) =>
  delayFault(
    name,
    description,
    async ({ respond, amount, signal }) => delay(await respond(), amount, signal),
    { sample: `${name}-${sample}`, parameter: "milliseconds" },
  );

const afterPause = async (response: Response, ms: number, signal: AbortSignal) => {
  await pause(ms, signal);
  return response;
};

/** Slow responses. */
export const DELAY_FAULTS: readonly Fault[] = [
  timedFault(
    "slow",
    3000,
    "The request is handled at once; the response comes this many milliseconds later.",
    afterPause,
  ),
  timedFault(
    "jitter",
    2000,
    "Like slow, with a random delay of up to this many milliseconds.",
    (response, ms, signal) => afterPause(response, Math.random() * ms, signal),
  ),
  timedFault(
    "drip",
    15,
    "The body arrives ten bytes at a time, this many milliseconds apart.",
    (response, ms, signal) => inChunks(response, DRIP_BYTES, ms, signal),
  ),
  timedFault(
    "trickle",
    5,
    "The body arrives byte by byte, this many milliseconds apart.",
    (response, ms, signal) => inChunks(response, 1, ms, signal),
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
