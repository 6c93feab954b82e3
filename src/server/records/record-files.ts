import type { Example } from "../../examples/index.ts";
import { type RecordReading, readRecord } from "./read-record.ts";
import { recordId } from "./record-id.ts";
import type { RecordMistake } from "./record-mistake.ts";

/** One file of records that somebody gave, as it is now. */
export interface RecordFile {
  /** Its name in the folder. */
  file: string;
  /** What is served of it: its last good version; undefined where there was none. */
  example: Example | undefined;
  /** What is wrong with it as it is now. */
  mistakes: readonly RecordMistake[];
}

/** What stands in the folder now: every file's name, and its bytes where they are to be read. */
export interface FolderLook {
  /** Another one after every change, by file name. */
  stamps: ReadonlyMap<string, string>;
  read(file: string): Uint8Array;
}

interface Kept {
  stamp: string;
  reading: RecordReading;
  good: Example | undefined;
}

/**
 * Follows a folder's files from look to look. One that is gone, or that is no JSON, may be in the
 * middle of being written: it is believed at the second look that finds it so.
 * @param slugs those of the examples, by id: a file with the id of one takes its place in addresses
 */
export function recordFiles(slugs: ReadonlyMap<string, string>) {
  const kept = new Map<string, Kept>();
  const doubted = new Map<string, string>();
  let files: readonly RecordFile[] = [];

  /** @param isCertain whether a file is known to be as it should, such as all at the first look */
  function look(
    folder: FolderLook,
    isCertain: (file: string) => boolean = () => false,
  ): { again: boolean; changed: string[] } {
    const changed: string[] = [];
    const doubts = new Map<string, string>();
    const isSure = (file: string, stamp: string) => {
      if (isCertain(file) || doubted.get(file) === stamp) return true;
      doubts.set(file, stamp);
      return false;
    };

    for (const [file, stamp] of folder.stamps) {
      if (kept.get(file)?.stamp === stamp) continue;
      const reading = readFile(folder, file);
      if (!reading.ok && !reading.isJson && !isSure(file, stamp)) continue;
      const good = reading.ok ? exampleOf(file, reading.record) : kept.get(file)?.good;
      kept.set(file, { stamp, reading, good });
      changed.push(file);
    }
    for (const file of kept.keys()) {
      if (folder.stamps.has(file) || !isSure(file, "gone")) continue;
      kept.delete(file);
      changed.push(file);
    }
    doubted.clear();
    for (const [file, stamp] of doubts) doubted.set(file, stamp);
    if (changed.length > 0) files = listed(kept, slugs);
    return { again: doubts.size > 0, changed };
  }

  return { look, files: () => files };
}

function readFile(folder: FolderLook, file: string): RecordReading {
  try {
    return readRecord(folder.read(file));
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      isJson: false,
      mistakes: [{ path: "", found, expected: "a file that can be read" }],
    };
  }
}

const exampleOf = (file: string, record: Example["record"]): Example => ({
  slug: slugOf(file),
  title: file,
  description: record.name,
  record,
});

/** Lower case, digits and hyphens, as addresses of practice pages are. */
const slugOf = (file: string) =>
  file
    .replace(/\.json$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "record";

/** The files by name; ids and slugs belong to the first that has them. */
function listed(kept: ReadonlyMap<string, Kept>, slugs: ReadonlyMap<string, string>): RecordFile[] {
  const taken = new Set(slugs.values());
  const owners = new Map<string, string>();
  return [...kept.keys()].sort().map((file) => {
    const { reading, good } = kept.get(file) as Kept;
    const mistakes = reading.ok ? [] : reading.mistakes;
    if (!good) return { file, example: undefined, mistakes };
    const id = recordId(good.record);
    const owner = owners.get(id);
    if (owner !== undefined) {
      const twin = { path: "id", found: `the id of ${owner}`, expected: "an id of its own" };
      return { file, example: undefined, mistakes: [...mistakes, twin] };
    }
    owners.set(id, file);
    const slug = slugs.get(id) ?? freeSlug(good.slug, taken);
    taken.add(slug);
    return { file, example: { ...good, slug }, mistakes };
  });
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
