/** Where the embedded database is; without a lock file it is only read. */
export interface SqlitePlace {
  readonly file: string;
  readonly lock?: string;
}

/** What the embedded database keeps in a column. */
export type SqliteValue = string | number | bigint | null;

/** A row by column names. */
export type SqliteRow = Readonly<Record<string, SqliteValue>>;

/** What is asked of the thread of the embedded database. */
export interface SqliteQuestion {
  readonly id: number;
  readonly on: 'write' | 'read';
  readonly sql: string;
  readonly parameters: readonly SqliteValue[];
}

/** What the thread answers; the answer with id 0 says that it has begun. */
export type SqliteAnswer =
  | { readonly id: number; readonly rows: readonly SqliteRow[]; readonly changes: number }
  | {
      readonly id: number;
      readonly problem: { readonly message: string; readonly code: number | undefined };
    };
