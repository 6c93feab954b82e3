import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Example } from "../../examples/index.ts";
import { type RecordResult, readRecord, recordId } from "./read-record.ts";
import type { RecordIssue } from "./record-issues.ts";

/** The current state of one record file. */
export interface RecordFile {
  /** File name in the folder. */
  file: string;
  /** The last valid version, which is served; undefined if there was none. */
  example: Example | undefined;
  /** What is wrong with the current version. */
  issues: readonly RecordIssue[];
}

/** A folder of location records, read again when its files change. */
export interface RecordFolder {
  /** Sorted by name: a new array after every change. */
  files(): readonly RecordFile[];
  /** Reads what has changed now, instead of soon. */
  update(): void;
  close(): void;
}

interface TrackedFile {
  fingerprint: string;
  result: RecordResult;
  lastValid: Example | undefined;
}

// Polled, because network drives and container mounts report no changes.
const POLL_MS = 300;
// A file that changed this recently, and is not JSON, may be half-written.
const SETTLE_MS = 200;
const MAX_BYTES = 10_000_000;

/**
 * Reads the JSON files of a folder, now and whenever they change.
 * @param slugs the examples' slugs by id; a file with an example's id takes over its slug
 * @param onFile called with each file that was read, or with undefined if it was removed
 * @throws Error if the folder cannot be read now; later it may disappear and return
 */
export function recordFolder(
  folder: string,
  slugs: ReadonlyMap<string, string>,
  onFile: (name: string, file: RecordFile | undefined) => void,
): RecordFolder {
  const tracked = new Map<string, TrackedFile>();
  let files: readonly RecordFile[] = [];

  function update(): void {
    const current = recordFileNames(folder);
    const removed = [...tracked.keys()].filter((file) => !current.includes(file));
    for (const file of removed) tracked.delete(file);
    const changed = current.filter((file) => track(file, join(folder, file)));
    if (changed.length + removed.length === 0) return;
    files = listFiles(tracked, slugs);
    const byName = new Map(files.map((file) => [file.file, file]));
    for (const name of [...changed, ...removed]) onFile(name, byName.get(name));
  }

  /** Returns whether the file was read, because it is new or has changed. */
  function track(file: string, path: string): boolean {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return false;
    const fingerprint = `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
    const before = tracked.get(file);
    if (before?.fingerprint === fingerprint) return false;
    const result = readFile(path, stat.size);
    const isSettled = Math.abs(Date.now() - stat.mtimeMs) > SETTLE_MS;
    if (!result.ok && !result.isJson && !isSettled) return false;
    const lastValid = result.ok ? toExample(file, result.record) : before?.lastValid;
    tracked.set(file, { fingerprint, result, lastValid });
    return true;
  }

  update();
  const timer = setInterval(() => {
    try {
      update();
    } catch {
      // Keep serving the records while the folder is temporarily missing.
    }
  }, POLL_MS).unref();
  return { files: () => files, update, close: () => clearInterval(timer) };
}

const recordFileNames = (folder: string) =>
  readdirSync(folder).filter((name) => /^[^.].*\.json$/i.test(name));

function readFile(path: string, size: number): RecordResult {
  try {
    if (size > MAX_BYTES) throw new Error(`${size} bytes, more than ${MAX_BYTES}`);
    return readRecord(readFileSync(path));
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const issues = [{ path: "", found, expected: "a readable file" }];
    return { ok: false, isJson: false, issues };
  }
}

const toExample = (file: string, record: Example["record"]): Example => ({
  slug: toSlug(file),
  title: file,
  description: record.name,
  record,
});

const toSlug = (file: string) =>
  file
    .replace(/\.json$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "record";

/** The files sorted by name; of several files with the same id or slug, the first one is used. */
function listFiles(
  tracked: ReadonlyMap<string, TrackedFile>,
  slugs: ReadonlyMap<string, string>,
): RecordFile[] {
  const taken = new Set(slugs.values());
  const owners = new Map<string, string>();
  const sorted = [...tracked].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([file, { result, lastValid }]) => {
    const issues = result.ok ? [] : result.issues;
    if (!lastValid) return { file, example: undefined, issues };
    const id = recordId(lastValid.record);
    const owner = owners.get(id);
    if (owner !== undefined) {
      const duplicate = { path: "id", found: `the id of ${owner}`, expected: "a unique id" };
      return { file, example: undefined, issues: [...issues, duplicate] };
    }
    owners.set(id, file);
    const slug = slugs.get(id) ?? uniqueSlug(lastValid.slug, taken);
    taken.add(slug);
    return { file, example: { ...lastValid, slug }, issues };
  });
}

function uniqueSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let suffix = 2; taken.has(slug); suffix += 1) slug = `${wanted}-${suffix}`;
  return slug;
}
