import { type FSWatcher, watch } from "node:fs";

// A burst of changes is one change.
const QUIET_MS = 50;
// What comes to us from network folders and containers' mounts, which tell of no change.
const POLL_MS = 1000;

/** Calls `look` soon after something in the folder has changed, and now and then anyway. */
export function watchFolder(folder: string, look: () => void): { close(): void } {
  let quiet: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(look, QUIET_MS);
    quiet.unref();
  };
  const watcher = tryToWatch(folder, soon);
  const poll = setInterval(look, POLL_MS);
  poll.unref();
  return {
    close() {
      clearTimeout(quiet);
      clearInterval(poll);
      watcher?.close();
    },
  };
}

/** Some systems cannot watch, or not any more: then there is the poll. */
function tryToWatch(folder: string, changed: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, changed);
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
