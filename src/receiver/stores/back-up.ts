import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { isPostgresUrl } from "./postgres-database.ts";

// Waits for the receiver's transactions, each of which takes milliseconds.
const LOCK_TIMEOUT_MS = 30_000;

/**
 * Copies a SQLite file, also while a receiver uses it, into a new file that only its owner may read.
 * @param data the option `--data`
 * @throws Error with a sentence
 */
export function backUp(data: string, target: string): void {
  if (isPostgresUrl(data)) throw new Error("This backs up SQLite files; PostgreSQL has pg_dump.");
  if (!existsSync(data)) throw new Error(`There is no file ${data}.`);
  if (existsSync(target)) throw new Error(`There is already a file ${target}.`);
  // Renamed when complete, so that half a backup is not mistaken for one.
  const draft = `${target}.${process.pid}.tmp`;
  closeSync(openSync(draft, "wx", 0o600));
  try {
    const source = new DatabaseSync(data, { timeout: LOCK_TIMEOUT_MS });
    // Reads every row, so that a damaged file is noticed.
    source.prepare("VACUUM INTO ?").run(draft);
    source.close();
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Error(
      `${data} cannot be backed up: ${error instanceof Error ? error.message : error}`,
    );
  }
}
