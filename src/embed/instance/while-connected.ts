/**
 * Listens to the page while the element is in it.
 *
 * @param listen adds listeners that the signal removes; returns a function that undoes the rest
 */
export function whileConnected(listen: (options: { signal: AbortSignal }) => () => void): {
  disconnected(): void;
  reconnected(): void;
} {
  let controller: AbortController;
  let stop: () => void;
  const connect = () => {
    controller = new AbortController();
    stop = listen({ signal: controller.signal });
  };
  connect();
  return {
    disconnected() {
      controller.abort();
      stop();
    },
    reconnected() {
      if (controller.signal.aborted) connect();
    },
  };
}
