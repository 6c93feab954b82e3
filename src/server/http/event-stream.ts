import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

const POLL_MS = 300;

/**
 * Server-sent events: a value, then every new one, until the client disconnects or the server stops.
 * @param read the current value, which another process may change; nothing is sent while it is
 * undefined
 */
export const eventStream = (
  c: Context,
  stopping: AbortSignal | undefined,
  read: () => Promise<string | undefined>,
) =>
  streamSSE(c, async (stream) => {
    let sent: string | undefined;
    while (!stream.aborted && !stopping?.aborted) {
      const value = await read();
      if (value !== undefined && value !== sent) await stream.writeSSE({ data: value });
      sent = value ?? sent;
      await stream.sleep(POLL_MS);
    }
  });
