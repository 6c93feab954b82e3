import { resolve } from "node:path";
import type { Example } from "../../examples/index.ts";
import { printable } from "./describe-value.ts";
import { fileRecordStore, type RecordStore } from "./file-record-store.ts";
import { exampleLocations, type Locations, withFiles } from "./locations.ts";
import { recordId } from "./read-record.ts";
import { type RecordFile, recordFolder } from "./record-folder.ts";

const MAX_LINE_LENGTH = 500;

interface Logger {
  info(line: string): void;
  warn(line: string): void;
}

interface OpenLocations extends Locations {
  /** Saves drafts in the folder, if there is one. */
  store?: RecordStore;
  close(): void;
}

/**
 * Serves the examples and, if a folder is given, its records; watches the folder until `close()`.
 * Each version of an invalid file is logged once.
 * @throws Error if the folder cannot be read
 */
export function openLocations(
  folder: string | undefined,
  examples: readonly Example[],
  logger: Logger,
): OpenLocations {
  if (folder === undefined) return { ...exampleLocations(examples), close() {} };
  const slugs = new Map(examples.map(({ slug, record }) => [recordId(record), slug]));
  const path = resolve(folder);
  const records = recordFolder(path, slugs, (name, file) => logFile(name, file, logger));
  const store = fileRecordStore(path, slugs, records);
  return { ...withFiles(records.files, examples), store, close: records.close };
}

function logFile(name: string, file: RecordFile | undefined, logger: Logger): void {
  if (!file) {
    logger.info(`${name} was removed.`);
    return;
  }
  const { issues, example } = file;
  for (const { path, found, expected } of issues) {
    const line = `${name}: ${path && `${path}: `}found ${found}, expected ${expected}.`;
    logger.warn(printable(line, MAX_LINE_LENGTH));
  }
  if (!example) logger.warn(`${name} is not served.`);
  else if (issues.length > 0) logger.warn(`${name}: still serving the last valid version.`);
  else logger.info(`${name} is served at /practice/${example.slug}/`);
}
