/** A statement in the SQL that SQLite and PostgreSQL share, with values for `$1`, `$2`, … */
export type Statement = readonly [sql: string, ...values: (string | number | null)[]];

export type Row = Record<string, unknown>;

/** A database whose tables are up to date. */
export interface SqlDatabase {
  /**
   * Runs the statements in one transaction. They may run twice if a connection breaks, so each must
   * have the same effect when repeated.
   * @throws StoreUnavailableError if certainly nothing was stored
   * @returns the rows of the first statement
   */
  run(...statements: Statement[]): Promise<Row[]>;
  close(): void | Promise<void>;
}
