import { randomUUID } from "node:crypto";
import { idsWithin } from "../stores/request-search.ts";
import { type SqlDatabase, sql } from "../stores/sql-database.ts";

export type AccessAction =
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
  /** A request's id or a location's id; may be empty. */
  subject: string;
}

export type AccessLog = ReturnType<typeof sqlAccessLog>;

export const sqlAccessLog = (database: SqlDatabase) => ({
  add: ({ account, action, subject }: Omit<AccessEntry, "at">) =>
    database.run(sql`INSERT INTO access_log (id, at, account, action, subject)
      VALUES (${randomUUID()}, ${new Date().toISOString()}, ${account}, ${action}, ${subject})
      ON CONFLICT DO NOTHING`),
  /**
   * The newest entries first.
   * @param account sees its own entries
   * @param locations and those about requests for these; undefined: all entries
   */
  list(limit: number, account = "", locations?: readonly string[]): Promise<AccessEntry[]> {
    const isVisible =
      locations && sql`(account = ${account} OR subject IN (${idsWithin(locations)}))`;
    return database.run(sql`SELECT at, account, action, subject FROM access_log
      WHERE ${isVisible ?? sql`TRUE`} ORDER BY rowid DESC LIMIT ${limit}`);
  },
});
