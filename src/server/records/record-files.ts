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

/** The files of a folder at one moment. */
interface FolderSnapshot {
  /** By file name; a fingerprint changes whenever the file does. */
  fingerprints: ReadonlyMap<string, string>;
  read(file: string): Uint8Array;
}

interface TrackedFile {
  fingerprint: string;
  result: RecordResult;
  lastValid: Example | undefined;
}

/**
 * Tracks record files from snapshot to snapshot. A file that is missing or not JSON may be in the
 * middle of being written, so it counts only if the next snapshot shows the same.
 * @param slugs the examples' slugs by id; a file with an example's id takes over its slug
 */
export function recordFiles(slugs: ReadonlyMap<string, string>) {
  const tracked = new Map<string, TrackedFile>();
  let pending = new Map<string, string>();
  let files: readonly RecordFile[] = [];

  /**
   * @param isKnownComplete whether a file is known not to be half-written
   * @returns the changed files, and those that another snapshot is needed for soon
   */
  function sync(
    snapshot: FolderSnapshot,
    isKnownComplete: (file: string) => boolean = () => false,
  ): { pending: string[]; changed: string[] } {
    const changed: string[] = [];
    const nextPending = new Map<string, string>();
    const isStable = (file: string, fingerprint: string) => {
      if (isKnownComplete(file) || pending.get(file) === fingerprint) return true;
      nextPending.set(file, fingerprint);
      return false;
    };

    const missing = [...tracked.keys()].filter((file) => !snapshot.fingerprints.has(file));
    const removed = missing.filter((file) => isStable(file, "missing"));
    for (const file of removed) tracked.delete(file);
    for (const [file, fingerprint] of snapshot.fingerprints) {
      if (tracked.get(file)?.fingerprint === fingerprint) continue;
      // A new file may be a missing one with another name, which still has its id.
      const isNew = !tracked.has(file) && !isKnownComplete(file);
      if (isNew && removed.length < missing.length) continue;
      const result = readFile(snapshot, file);
      if (!result.ok && !result.isJson && !isStable(file, fingerprint)) continue;
      const lastValid = result.ok ? toExample(file, result.record) : tracked.get(file)?.lastValid;
      tracked.set(file, { fingerprint, result, lastValid });
      changed.push(file);
    }
    changed.push(...removed);
    pending = nextPending;
    if (changed.length > 0) files = listFiles(tracked, slugs);
    return { pending: [...pending.keys()], changed };
  }

  return { sync, files: () => files };
}

function readFile(snapshot: FolderSnapshot, file: string): RecordResult {
  try {
    return readRecord(snapshot.read(file));
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
