import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type RecordFile, recordFiles } from "./record-files.ts";
import { watchFolder } from "./watch-folder.ts";

const RETRY_MS = 150;
const MAX_BYTES = 10_000_000;

/** A watched folder of location records. */
export interface RecordFolder {
  files(): readonly RecordFile[];
  onChange(listener: () => void): () => void;
  /** Reads a file now, which was just written completely, or removed. */
  sync(file: string): void;
  close(): void;
}

/**
 * Reads the JSON files of a folder, now and whenever they change.
 * @param slugs the examples' slugs by id
 * @param onFile called with each file that was read, or with undefined if it was removed
 * @throws Error if the folder cannot be read now; later it may disappear and return
 */
export function recordFolder(
  folder: string,
  slugs: ReadonlyMap<string, string>,
  onFile: (name: string, file: RecordFile | undefined) => void,
): RecordFolder {
  const { sync, files } = recordFiles(slugs);
  const listeners = new Set<() => void>();
  let retryTimer: NodeJS.Timeout | undefined;

  function update(isKnownComplete?: (file: string) => boolean): void {
    const read = (file: string) => readFile(join(folder, file));
    const result = sync({ fingerprints: readFingerprints(folder), read }, isKnownComplete);
    clearTimeout(retryTimer);
    if (result.pending.length > 0) retryTimer = setTimeout(updateIfPossible, RETRY_MS);
    const byName = new Map(files().map((file) => [file.file, file]));
    for (const name of result.changed) onFile(name, byName.get(name));
    if (result.changed.length > 0) for (const listener of listeners) listener();
  }

  function updateIfPossible(): void {
    try {
      update();
    } catch {
      // Keep serving the records while the folder is temporarily missing.
    }
  }

  update(() => true);
  const watcher = watchFolder(folder, updateIfPossible);

  return {
    files,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync: (completed) => update((file) => file === completed),
    close() {
      clearTimeout(retryTimer);
      watcher.close();
      listeners.clear();
    },
  };
}

/** @throws Error if the folder is missing, so that its files do not count as removed */
function readFingerprints(folder: string): Map<string, string> {
  const fingerprints = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => /^[^.].*\.json$/i.test(name))) {
    const stat = statSync(join(folder, file), { throwIfNoEntry: false });
    if (stat?.isFile()) fingerprints.set(file, `${stat.mtimeMs} ${stat.size} ${stat.ino}`);
  }
  return fingerprints;
}

function readFile(path: string): Uint8Array {
  const { size } = statSync(path);
  if (size > MAX_BYTES) throw new Error(`${size} bytes, more than ${MAX_BYTES}`);
  return readFileSync(path);
}
