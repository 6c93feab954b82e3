import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FolderSnapshot, type RecordFile, recordFiles } from "./record-files.ts";
import { watchFolder } from "./watch-folder.ts";

const RETRY_MS = 150;
const MAX_BYTES = 10_000_000;

/** A watched folder of location records. */
export interface RecordFolder {
  files(): readonly RecordFile[];
  onChange(listener: () => void): () => void;
  /** Reads the folder now. `file` was just written completely, or removed. */
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

  function apply(snapshot: FolderSnapshot, isKnownComplete?: (file: string) => boolean): void {
    const { retry, changed } = sync(snapshot, isKnownComplete);
    clearTimeout(retryTimer);
    if (retry) retryTimer = setTimeout(() => syncFolder(), RETRY_MS);
    const byName = new Map(files().map((file) => [file.file, file]));
    for (const name of changed) onFile(name, byName.get(name));
    if (changed.length > 0) for (const listener of listeners) listener();
  }

  function syncFolder(isKnownComplete?: (file: string) => boolean): void {
    const snapshot = readFolder(folder);
    // Keep serving the records while the folder is temporarily missing.
    if (!(snapshot instanceof Error)) apply(snapshot, isKnownComplete);
  }

  const snapshot = readFolder(folder);
  if (snapshot instanceof Error) throw snapshot;
  apply(snapshot, () => true);
  const watcher = watchFolder(folder, () => syncFolder());

  return {
    files,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync: (completed) => syncFolder((file) => file === completed),
    close() {
      clearTimeout(retryTimer);
      watcher.close();
      listeners.clear();
    },
  };
}

function readFolder(folder: string): FolderSnapshot | Error {
  const fingerprints = new Map<string, string>();
  try {
    for (const file of readdirSync(folder)) {
      if (!/^[^.].*\.json$/i.test(file)) continue;
      const stat = statSync(join(folder, file), { throwIfNoEntry: false });
      if (stat?.isFile()) fingerprints.set(file, `${stat.mtimeMs} ${stat.size} ${stat.ino}`);
    }
  } catch (error) {
    return error as Error;
  }
  return { fingerprints, read: (file) => readFile(join(folder, file)) };
}

function readFile(path: string): Uint8Array {
  const { size } = statSync(path);
  if (size > MAX_BYTES) throw new Error(`${size} bytes, more than ${MAX_BYTES}`);
  return readFileSync(path);
}
