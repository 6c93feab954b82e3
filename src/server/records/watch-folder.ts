import { type FSWatcher, watch } from "node:fs";

// Saving a file often fires several events.
const DEBOUNCE_MS = 50;
// Network drives and container mounts may fire no events at all.
const POLL_MS = 1000;
// A poll reads the state of every file, so it may use at most this share of the time.
const MAX_POLL_SHARE = 0.01;

/**
 * Calls `onChange` shortly after a change, and regularly in case events are lost: once a second, or
 * less often in a folder that takes long.
 */
export function watchFolder(
  folder: string,
  onChange: () => void,
  pollMs = POLL_MS,
): { close(): void } {
  let debounce: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  const watcher = tryWatch(folder, () => {
    clearTimeout(debounce);
    debounce = setTimeout(onChange, DEBOUNCE_MS).unref();
  });
  const schedulePoll = (delayMs: number) => {
    poll = setTimeout(() => {
      const started = performance.now();
      onChange();
      schedulePoll(Math.max(pollMs, (performance.now() - started) / MAX_POLL_SHARE));
    }, delayMs).unref();
  };
  schedulePoll(pollMs);
  return {
    close() {
      clearTimeout(debounce);
      clearTimeout(poll);
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
