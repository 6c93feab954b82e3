import { type FSWatcher, watch } from "node:fs";

// Saving a file often fires several events.
const DEBOUNCE_MS = 50;
// Network drives and container mounts may fire no events at all.
const POLL_MS = 1000;
// A poll reads the state of every file, so it may use at most this share of the time.
const MAX_POLL_SHARE = 0.01;

/**
 * Calls `onChange` with the names of changed files shortly after a change, and without names
 * regularly, in case events are lost: once a second, or less often in a folder that takes long.
 */
export function watchFolder(
  folder: string,
  onChange: (files?: readonly string[]) => void,
  pollMs = POLL_MS,
): { close(): void } {
  const changed = new Set<string | null>();
  let debounce: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  const watcher = tryWatch(folder, (file) => {
    changed.add(file);
    clearTimeout(debounce);
    debounce = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      // Not every system names the file.
      onChange(files.includes(null) ? undefined : (files as string[]));
    }, DEBOUNCE_MS).unref();
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
function tryWatch(folder: string, onEvent: (file: string | null) => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, (_type, file) => onEvent(file));
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
