import { randomUUID } from "node:crypto";
import { isWithin, toQuery } from "../stores/request-search.ts";
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

export type AccessLog = ReturnType<typeof sqlAccessLog>;

export const sqlAccessLog = (database: SqlDatabase) => ({
  async add({ account, action, subject }: Omit<AccessEntry, "at">): Promise<void> {
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
  /**
   * The newest entries first.
   * @param account sees its own entries
   * @param locations and those about requests for these; undefined: all entries
   */
  async list(limit: number, account = "", locations?: readonly string[]): Promise<AccessEntry[]> {
    const { where, values, param } = toQuery((add) => [
      locations !== undefined &&
        `(account = ${add(account)} OR subject IN
          (SELECT id FROM booking_requests WHERE ${isWithin(locations, add)}))`,
    ]);
    const rows = await database.run([
      `SELECT at, account, action, subject FROM access_log
      WHERE ${where} ORDER BY rowid DESC LIMIT ${param(limit)}`,
      ...values,
    ]);
    return rows.map((row) => ({
      at: String(row.at),
      account: String(row.account),
      action: String(row.action) as AccessAction,
      subject: String(row.subject),
    }));
  },
});
