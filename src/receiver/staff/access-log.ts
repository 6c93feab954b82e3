import { randomUUID } from "node:crypto";
import type { SqlDatabase } from "../stores/sql-database.ts";

type AccessAction =
  | "signed in"
  | "failed to sign in"
  | "signed out"
  | "listed"
  | "viewed"
  | "changed"
  | "exported"
  | "deleted";

/** Who did what, when; without patient data. */
export interface AccessEntry {
  /** ISO 8601 in UTC. */
  at: string;
  account: string;
  action: AccessAction;
  /** A request's id, a location's id, or a format; may be empty. */
  subject: string;
}

export interface AccessLog {
  add(entry: Omit<AccessEntry, "at">): Promise<void>;
  /** The newest entries first. */
  list(limit: number): Promise<AccessEntry[]>;
}

export const sqlAccessLog = (database: SqlDatabase): AccessLog => ({
  async add({ account, action, subject }) {
    await database.run([
      `INSERT INTO access_log (id, at, account, action, subject) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT DO NOTHING`,
      randomUUID(),
      new Date().toISOString(),
      account,
      action,
      subject,
    ]);
  },
  async list(limit) {
    const rows = await database.run([
      "SELECT at, account, action, subject FROM access_log ORDER BY rowid DESC LIMIT $1",
      limit,
    ]);
    return rows.map((row) => ({
      at: String(row.at),
      account: String(row.account),
      action: String(row.action) as AccessAction,
      subject: String(row.subject),
    }));
  },
});
