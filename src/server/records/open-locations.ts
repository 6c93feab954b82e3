import { resolve } from "node:path";
import type { Example } from "../../examples/index.ts";
import { fileRecordStore } from "../stores/file-record-store.ts";
import type { RecordStore } from "../stores/record-store.ts";
import { exampleLocations, type Locations, withFiles } from "./locations.ts";
import type { RecordFile } from "./record-files.ts";
import { mistakeLine, recordFolder } from "./record-folder.ts";
import { recordId } from "./record-id.ts";

/** Where the server tells what it read. */
interface Told {
  news(line: string): void;
  problem(line: string): void;
}

interface OpenLocations extends Locations {
  /** Saves drafts in the folder, where there is one. */
  store?: RecordStore;
  close(): void;
}

/**
 * The examples, and in front of them the records of a folder where one is given, followed until it
 * is closed. Every mistake in a file is told once for each version of it.
 * @throws Error where the folder cannot be read
 */
export function openLocations(
  folder: string | undefined,
  examples: readonly Example[],
  told: Told,
): OpenLocations {
  if (folder === undefined) return { ...exampleLocations(examples), close() {} };
  const slugs = new Map(examples.map(({ slug, record }) => [recordId(record), slug]));
  const path = resolve(folder);
  const records = recordFolder(path, slugs, (file, now) => tell(file, now, told));
  const store = fileRecordStore(path, slugs, records);
  return { ...withFiles(records, examples), store, close: records.close };
}

function tell(file: string, now: RecordFile | undefined, { news, problem }: Told): void {
  if (!now) {
    news(`${file} is gone.`);
    return;
  }
  for (const mistake of now.mistakes) problem(mistakeLine(file, mistake));
  if (!now.example) problem(`${file} is not served.`);
  else if (now.mistakes.length > 0) problem(`${file} is served as it last was without a mistake.`);
  else news(`${file} is served at /practice/${now.example.slug}/`);
}
