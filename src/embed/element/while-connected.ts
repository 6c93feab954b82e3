/**
 * What a form hears from the page around it, only while it stands there: nothing may hold on to a
 * form that a page threw away.
 *
 * @param listen begins to listen until the signal, and returns what else has to end then
 */
export function whilePresent(listen: (until: { signal: AbortSignal }) => () => void): {
  left(): void;
  back(): void;
} {
  let present: AbortController;
  let stop: () => void;
  const back = () => {
    present = new AbortController();
    stop = listen({ signal: present.signal });
  };
  back();
  return {
    left() {
      present.abort();
      stop();
    },
    back() {
      if (present.signal.aborted) back();
    },
  };
}
