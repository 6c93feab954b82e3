import type { Context } from "hono";

/** Aborted when the client disconnects or the server stops. */
export function connectionSignal({ req }: Context, stopping: AbortSignal | undefined): AbortSignal {
  const disconnected = req.raw.signal;
  return stopping ? AbortSignal.any([disconnected, stopping]) : disconnected;
}

/**
 * Server-sent events: a value, then every new one.
 * @param read the current value; nothing is sent while it is undefined
 * @param subscribe calls `changed` when the value may be another; returns the function that ends this
 */
export function eventStream(
  c: Context,
  stopping: AbortSignal | undefined,
  read: () => Promise<string | undefined>,
  subscribe: (changed: () => void) => () => void,
) {
  const signal = connectionSignal(c, stopping);
  let stop: (() => void) | undefined;
  const body = new ReadableStream({
    async start(controller) {
      let sent: string | undefined;
      const send = async () => {
        const value = await read();
        if (value === undefined || value === sent || !stop) return;
        sent = value;
        controller.enqueue(new TextEncoder().encode(`data: ${value}\n\n`));
      };
      const unsubscribe = subscribe(send);
      const close = () => {
        stop?.();
        controller.close();
      };
      stop = () => {
        stop = undefined;
        unsubscribe();
        signal.removeEventListener("abort", close);
      };
      signal.addEventListener("abort", close);
      await send();
    },
    cancel: () => stop?.(),
  });
  return c.body(body, 200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
}
