import sqlTemplateTag, { type Sql } from "sql-template-tag";

export { join, raw, type Sql } from "sql-template-tag";

type Value = string | number | null;
export type Row = Record<string, unknown>;

/** A statement, or a part of one, in the SQL that SQLite and PostgreSQL share. */
export const sql = (strings: TemplateStringsArray, ...values: (Value | Sql)[]): Sql =>
  sqlTemplateTag(strings, ...values);

/** A database whose tables are up to date. */
export interface SqlDatabase {
  /**
   * Runs the statements in one transaction. They may run twice if a connection breaks, so each must
   * have the same effect when repeated.
   * @throws StoreUnavailableError if certainly nothing was stored
   * @returns the rows of the first statement
   */
  run<Found = Row>(...statements: Sql[]): Promise<Found[]>;
  close(): void | Promise<void>;
}
