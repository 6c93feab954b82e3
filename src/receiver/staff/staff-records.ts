import { hash as digest, randomBytes, randomUUID } from "node:crypto";
import { attempt } from "es-toolkit";
import { InboxFilter, idsWithin, NO_FILTER } from "../stores/request-search.ts";
import { count, fromNow, type SqlDatabase, sql } from "../stores/sql-database.ts";

export type StaffSessions = ReturnType<typeof sqlSessions>;

export const SESSION_SECONDS = 12 * 60 * 60;
// How exactly the last activity is known.
const ACTIVITY_SECONDS = 10;
export const MAX_ATTEMPTS = 5;
export const ATTEMPT_WINDOW_SECONDS = 5 * 60;

// A reader of the database must not be able to use its sessions. A password may be typed in place of the name.
const hash = (text: string) => digest("sha256", text);

/** Sign-ins, in the database so that processes share them. A session lasts `idleMinutes` without activity. */
export function sqlSessions(database: SqlDatabase, idleMinutes: number) {
  const idleSeconds = idleMinutes * 60;
  const after = (seconds: number) => fromNow(seconds * 1000);
  const findWrong = async (account: string) => {
    const [row] = await database.run<{ tries: number; since: string }>(
      sql`SELECT tries, since FROM wrong_passwords WHERE account = ${account}`,
    );
    return row;
  };
  return {
    /** Returns the token that identifies the session; forgets the account's wrong passwords. */
    async create(account: string, credential: string, notice = ""): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      await database.run(
        sql`INSERT INTO sessions (token_hash, account, credential, notice, expires_at, used_at)
          VALUES (${hash(token)}, ${account}, ${credential}, ${notice}, ${after(SESSION_SECONDS)}, ${after(0)})
          ON CONFLICT DO NOTHING`,
        sql`DELETE FROM wrong_passwords WHERE account = ${account}`,
        sql`DELETE FROM sessions WHERE expires_at < ${after(0)}`,
      );
      return token;
    },
    /** @param isActive whether this is activity, after which the session lasts longer */
    async find(token: string, isActive: boolean) {
      // The second limit is for a clock that was set back.
      const [row] = await database.run<
        Record<"account" | "credential" | "filter" | "notice" | "used_at", string>
      >(sql`SELECT account, credential, filter, notice, used_at FROM sessions
        WHERE token_hash = ${hash(token)}
          AND expires_at > ${after(0)} AND expires_at <= ${after(SESSION_SECONDS)}`);
      if (!row) return undefined;
      const { used_at, filter, ...session } = row;
      const secondsLeft = idleSeconds - (Date.now() - Date.parse(used_at)) / 1000;
      if (secondsLeft <= 0) return undefined;
      // Not for each of many tabs, because every change is written to the disk.
      if (isActive) {
        await database.run(sql`UPDATE sessions SET used_at = ${after(0)}
          WHERE token_hash = ${hash(token)}
            AND used_at NOT BETWEEN ${after(-ACTIVITY_SECONDS)} AND ${after(0)}`);
      }
      return {
        ...session,
        /** What they last searched for. Not in the URL, where proxies would log it. */
        filter: InboxFilter.safeParse(attempt(() => JSON.parse(filter))[1]).data ?? NO_FILTER,
        /** Until it ends without activity. */
        secondsLeft: isActive ? idleSeconds : secondsLeft,
      };
    },
    async setFilter(token: string, filter: InboxFilter): Promise<void> {
      await database.run(
        sql`UPDATE sessions SET filter = ${JSON.stringify(filter)} WHERE token_hash = ${hash(token)}`,
      );
    },
    /** What the next page says once. */
    setNotice: (token: string, notice: string) =>
      database.run(sql`UPDATE sessions SET notice = ${notice} WHERE token_hash = ${hash(token)}`),
    remove: (token: string) =>
      database.run(sql`DELETE FROM sessions WHERE token_hash = ${hash(token)}`),
    /**
     * Returns the number of attempts of the last minutes, at most about `max`.
     * @param who a name, from one network, from its known devices, or from anywhere else
     */
    async countAttempt(who: string, max = Number.POSITIVE_INFINITY): Promise<number> {
      const id = randomUUID();
      // Stored before it is counted, so that simultaneous attempts count each other.
      await database.run(
        sql`INSERT INTO sign_in_attempts VALUES (${id}, ${hash(who)}, ${after(0)})
          ON CONFLICT DO NOTHING`,
        sql`DELETE FROM sign_in_attempts WHERE at < ${after(-ATTEMPT_WINDOW_SECONDS)}
          OR at > ${after(ATTEMPT_WINDOW_SECONDS)}`,
      );
      const attempts = await count(database, sql`sign_in_attempts WHERE account = ${hash(who)}`);
      if (attempts > max) await database.run(sql`DELETE FROM sign_in_attempts WHERE id = ${id}`);
      return attempts;
    },
    /** Counts a wrong password or code, from any network, until the account signs in. */
    async countWrong(account: string): Promise<void> {
      await database.run(sql`INSERT INTO wrong_passwords
        VALUES (${account}, 1, ${after(0)}, ${randomUUID()})
        ON CONFLICT (account) DO UPDATE SET id = excluded.id, tries = wrong_passwords.tries
          + CASE WHEN wrong_passwords.id = excluded.id THEN 0 ELSE 1 END`);
    },
    findWrong,
    /**
     * Lets an account's codes be checked one after another, after five each later than the one before, up to an
     * hour. Returns 0 if this one may be, otherwise the seconds until one may.
     */
    async claimCode(credential: string): Promise<number> {
      const { tries = 0, since = "" } = (await findWrong(hash(credential))) ?? {};
      const seconds = tries < MAX_ATTEMPTS ? 0 : Math.min(3600, 2 ** (tries - MAX_ATTEMPTS));
      const left = Math.min(seconds, seconds - (Date.now() - Date.parse(since)) / 1000);
      if (left > 0) return Math.ceil(left);
      const [claimed] = await database.run(sql`INSERT INTO wrong_passwords
        VALUES (${hash(credential)}, 1, ${after(0)}, ${randomUUID()})
        ON CONFLICT (account) DO UPDATE SET tries = wrong_passwords.tries + 1, since = excluded.since
        WHERE wrong_passwords.tries = ${tries} RETURNING tries`);
      return claimed ? 0 : 1;
    },
    forgetCodes: (credential: string) =>
      database.run(sql`DELETE FROM wrong_passwords WHERE account = ${hash(credential)}`),
    /** Returns whether a code of a second factor is used for the first time. */
    async useCode(codeId: string): Promise<boolean> {
      const id = randomUUID();
      const [row] = await database.run(sql`INSERT INTO used_codes VALUES (${codeId}, ${id})
        ON CONFLICT (code_id) DO UPDATE SET id = used_codes.id RETURNING id`);
      return row?.id === id;
    },
    forgetAttempts: (who: string) =>
      database.run(sql`DELETE FROM sign_in_attempts WHERE account = ${hash(who)}`),
  };
}

/** Who did what, when; without patient data. */
export interface AccessEntry {
  /** ISO 8601 in UTC. */
  at: string;
  account: string;
  /** Such as `viewed` or `added the account`. */
  action: string;
  /** A request's id, a location's id or an account; may be empty. */
  subject: string;
}

export type AccessLog = ReturnType<typeof sqlAccessLog>;

export const sqlAccessLog = (database: SqlDatabase) => ({
  add: (account: string, action: string, subject = "") =>
    database.run(sql`INSERT INTO access_log (id, at, account, action, subject)
      VALUES (${randomUUID()}, ${fromNow()}, ${account}, ${action}, ${subject})
      ON CONFLICT DO NOTHING`),
  /** Newest first: the account's own entries and those about requests for `locations`; if undefined, all. */
  list(limit: number, account = "", locations?: readonly string[]): Promise<AccessEntry[]> {
    const isVisible =
      locations && sql`(account = ${account} OR subject IN (${idsWithin(locations)}))`;
    return database.run(sql`SELECT at, account, action, subject FROM access_log
      WHERE ${isVisible ?? sql`TRUE`} ORDER BY rowid DESC LIMIT ${limit}`);
  },
});
