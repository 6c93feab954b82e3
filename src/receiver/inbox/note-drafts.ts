import { type SqlDatabase, sql } from "../stores/sql-database.ts";
import { type NoteFields, readFields } from "./staff-note.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type NoteDrafts = ReturnType<typeof sqlNoteDrafts>;

/**
 * What an account has typed about a request, and not saved. In the database, because the next person at
 * the same computer must not find it in the browser.
 */
export function sqlNoteDrafts(database: SqlDatabase) {
  const draftOf = (account: string, id: string) =>
    sql`FROM note_drafts WHERE account = ${account} AND request_id = ${id}`;
  return {
    async save(account: string, id: string, fields: NoteFields) {
      await database.run(sql`INSERT INTO note_drafts (account, request_id, fields, at)
        SELECT ${account}, id, ${JSON.stringify(fields)}, ${new Date().toISOString()}
        FROM booking_requests WHERE id = ${id}
        ON CONFLICT (account, request_id) DO UPDATE SET fields = excluded.fields, at = excluded.at`);
    },
    async find(account: string, id: string): Promise<NoteFields | undefined> {
      const [row] = await database.run<{ fields: string }>(
        sql`SELECT fields ${draftOf(account, id)}`,
      );
      return row && readFields(JSON.parse(row.fields));
    },
    async remove(account: string, id: string) {
      await database.run(sql`DELETE ${draftOf(account, id)}`);
    },
    /** The id of the request about which the account has typed last, during the last day. */
    async newest(account: string): Promise<string | undefined> {
      const since = new Date(Date.now() - DAY_MS).toISOString();
      const [row] = await database.run<{ request_id: string }>(
        sql`SELECT request_id FROM note_drafts WHERE account = ${account} AND at > ${since}
          ORDER BY at DESC LIMIT 1`,
      );
      return row?.request_id;
    },
  };
}
