import type { SqlDatabase } from "../stores/sql-database.ts";
import { type NoteFields, readFields } from "./staff-note.ts";

const SAVE = `INSERT INTO note_drafts (account, request_id, fields, at)
  SELECT $1, id, $3, $4 FROM booking_requests WHERE id = $2
  ON CONFLICT (account, request_id) DO UPDATE SET fields = excluded.fields, at = excluded.at`;
const OF_REQUEST = "FROM note_drafts WHERE account = $1 AND request_id = $2";
const NEWEST = `SELECT request_id FROM note_drafts WHERE account = $1 AND at > $2
  ORDER BY at DESC LIMIT 1`;
const DAY_MS = 24 * 60 * 60 * 1000;

export type NoteDrafts = ReturnType<typeof sqlNoteDrafts>;

/**
 * What an account has typed about a request, and not saved. In the database, because the next person at
 * the same computer must not find it in the browser.
 */
export function sqlNoteDrafts(database: SqlDatabase) {
  return {
    async save(account: string, id: string, fields: NoteFields) {
      await database.run([SAVE, account, id, JSON.stringify(fields), new Date().toISOString()]);
    },
    async find(account: string, id: string): Promise<NoteFields | undefined> {
      const [row] = await database.run([`SELECT fields ${OF_REQUEST}`, account, id]);
      return row && readFields(JSON.parse(String(row.fields)));
    },
    async remove(account: string, id: string) {
      await database.run([`DELETE ${OF_REQUEST}`, account, id]);
    },
    /** The id of the request about which the account has typed last, during the last day. */
    async newest(account: string): Promise<string | undefined> {
      const since = new Date(Date.now() - DAY_MS).toISOString();
      const [row] = await database.run([NEWEST, account, since]);
      return row && String(row.request_id);
    },
  };
}
