import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FolderLook, type RecordFile, recordFiles } from "./record-files.ts";
import type { RecordMistake } from "./record-mistake.ts";
import { watchFolder } from "./watch-folder.ts";

const AGAIN_MS = 150;
const MOST_BYTES = 10_000_000;

/** A folder of location records that is watched. */
export interface RecordFolder {
  files(): readonly RecordFile[];
  onChange(listener: () => void): () => void;
  /** Reads the folder now, where somebody knows that this file is as it should be, or gone. */
  look(certain: string): void;
  close(): void;
}

/**
 * Reads the JSON files of a folder, and reads them again whenever they change.
 * @param slugs those of the examples, by id
 * @param tell is told of every file that was read: its name, and what is wrong with it
 * @throws Error where the folder cannot be read now; later it may come and go
 */
export function recordFolder(
  folder: string,
  slugs: ReadonlyMap<string, string>,
  tell: (file: string, now: RecordFile | undefined) => void,
): RecordFolder {
  const { look, files } = recordFiles(slugs);
  const listeners = new Set<() => void>();
  let retry: NodeJS.Timeout | undefined;

  function lookNow(seen: FolderLook, isCertain?: (file: string) => boolean): void {
    const { again, changed } = look(seen, isCertain);
    clearTimeout(retry);
    if (again) retry = setTimeout(() => lookAgain(), AGAIN_MS);
    for (const file of changed)
      tell(
        file,
        files().find((one) => one.file === file),
      );
    if (changed.length > 0) for (const listener of listeners) listener();
  }

  function lookAgain(isCertain?: (file: string) => boolean): void {
    const seen = lookIn(folder);
    // A folder that is away for a moment takes no record away.
    if (!(seen instanceof Error)) lookNow(seen, isCertain);
  }

  const first = lookIn(folder);
  if (first instanceof Error) throw first;
  lookNow(first, () => true);
  const watching = watchFolder(folder, () => lookAgain());

  return {
    files,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: (certain) => lookAgain((file) => file === certain),
    close() {
      clearTimeout(retry);
      watching.close();
      listeners.clear();
    },
  };
}

/** The line that tells a mistake, as in `a.json: name: found nothing, expected text`. */
export const mistakeLine = (file: string, { path, found, expected }: RecordMistake) =>
  [file, ...(path === "" ? [] : [path]), `found ${found}, expected ${expected}.`]
    .join(": ")
    // A terminal would obey what stands in a file or in its name.
    .replace(/\p{Cc}/gu, "�");

function lookIn(folder: string): FolderLook | Error {
  const stamps = new Map<string, string>();
  try {
    for (const file of readdirSync(folder)) {
      if (!/^[^.].*\.json$/i.test(file)) continue;
      const stat = statSync(join(folder, file), { throwIfNoEntry: false });
      if (stat?.isFile()) stamps.set(file, `${stat.mtimeMs} ${stat.size} ${stat.ino}`);
    }
  } catch (error) {
    return error as Error;
  }
  return { stamps, read: (file) => readAtMost(join(folder, file)) };
}

function readAtMost(path: string): Uint8Array {
  const { size } = statSync(path);
  if (size > MOST_BYTES) throw new Error(`${size} bytes, more than ${MOST_BYTES}`);
  return readFileSync(path);
}
