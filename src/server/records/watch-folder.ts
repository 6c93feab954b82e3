import { type FSWatcher, watch } from "node:fs";

// Saving a file often fires several events.
const DEBOUNCE_MS = 50;
// Network drives and container mounts may fire no events at all.
const POLL_MS = 1000;

/** Calls `onChange` shortly after a change in the folder, and regularly in case events are lost. */
export function watchFolder(folder: string, onChange: () => void): { close(): void } {
  let debounce: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(debounce);
    debounce = setTimeout(onChange, DEBOUNCE_MS);
    debounce.unref();
  };
  const watcher = tryWatch(folder, schedule);
  const poll = setInterval(onChange, POLL_MS);
  poll.unref();
  return {
    close() {
      clearTimeout(debounce);
      clearInterval(poll);
      watcher?.close();
    },
  };
}

/** Undefined if the system cannot watch the folder; polling still works then. */
function tryWatch(folder: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, onEvent);
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
