import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import process from "node:process";
import * as sqlite from "node:sqlite";
import { isPostgresUrl } from "./postgres-database.ts";
import { rejectDamaged } from "./sqlite-database.ts";

// Waits for the receiver's transactions, each of which takes milliseconds.
const LOCK_TIMEOUT_MS = 30_000;

// In one step: between two, the receiver could change the file, which starts the copy again.
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a SQLite file, also while a receiver uses it, into a new file that only its owner may read.
 * @param data the option `--data`
 * @throws Error with a sentence
 */
export async function backUp(data: string, target: string): Promise<void> {
  if (isPostgresUrl(data)) throw new Error("This backs up SQLite files; PostgreSQL has pg_dump.");
  if (!existsSync(data)) throw new Error(`There is no file ${data}.`);
  if (existsSync(target)) throw new Error(`There is already a file ${target}.`);
  if (!sqlite.backup) throw new Error("A backup needs Node 22.16 or newer.");
  // Renamed when complete, so that half a backup is not mistaken for one.
  const draft = `${target}.${process.pid}.tmp`;
  closeSync(openSync(draft, "wx", 0o600));
  try {
    const source = new sqlite.DatabaseSync(data, { timeout: LOCK_TIMEOUT_MS });
    await sqlite.backup(source, draft, { rate: ALL_PAGES }).finally(() => source.close());
    assertUndamaged(draft);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Error(
      `${data} cannot be backed up: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function assertUndamaged(file: string): void {
  const copy = new sqlite.DatabaseSync(file, { readOnly: true });
  try {
    rejectDamaged(copy);
  } finally {
    copy.close();
  }
}
