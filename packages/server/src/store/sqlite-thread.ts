// The thread in which the embedded database lives, so that waiting for the disk stops nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { SqliteAnswer, SqlitePlace, SqliteQuestion, SqliteRow, SqliteValue } from './sqlite-protocol';

const STATEMENTS = 300;

interface Connection {
  readonly database: InstanceType<typeof DatabaseSync>;
  readonly statements: Map<string, StatementSyncInstance>;
}

const { file, lock } = workerData as SqlitePlace;
const port = parentPort;
if (port === null) throw new Error('this file is the start of a thread, not of a program');

const answer = (said: SqliteAnswer): void => port.postMessage(said);

try {
  begin();
} catch (error) {
  answer({ id: 0, problem: problemOf(error) });
}

/** Takes the lock, opens the file twice (one connection writes, the other sees only what is committed) and answers questions. */
function begin(): void {
  const held = lock === undefined ? undefined : hold(lock);
  const write = connect(lock === undefined);
  const read = connect(true);
  port?.on('message', (question: SqliteQuestion | 'close') => {
    if (question === 'close') return end();
    const { id, on, sql, parameters } = question;
    try {
      answer({ id, ...run(on === 'write' ? write : read, sql, parameters) });
    } catch (error) {
      answer({ id, problem: problemOf(error) });
    }
  });
  const end = (): void => {
    for (const { database } of [read, write]) database.close();
    held?.close();
    port?.close();
  };
  answer({ id: 0, rows: [], changes: 0 });
}

/** The lock ends with the process, however that ends. */
function hold(path: string): InstanceType<typeof DatabaseSync> {
  const database = new DatabaseSync(path, { timeout: 0 });
  database.exec('begin exclusive');
  return database;
}

function connect(onlyRead: boolean): Connection {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  if (onlyRead) database.exec('pragma query_only = on');
  return { database, statements: new Map() };
}

function run(
  connection: Connection,
  sql: string,
  parameters: readonly SqliteValue[],
): { readonly rows: readonly SqliteRow[]; readonly changes: number } {
  const statement = prepared(connection, sql);
  if (statement.columns().length > 0) {
    const rows = statement.all(...parameters) as SqliteRow[];
    return { rows, changes: rows.length };
  }
  return { rows: [], changes: statement.run(...parameters).changes };
}

function prepared({ database, statements }: Connection, sql: string): StatementSyncInstance {
  const known = statements.get(sql);
  const statement = known ?? database.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  if (statements.size > STATEMENTS) statements.delete(statements.keys().next().value ?? '');
  return statement;
}

function problemOf(error: unknown): { readonly message: string; readonly code: number | undefined } {
  const message = error instanceof Error ? error.message : String(error);
  const code = (error as { errcode?: unknown }).errcode;
  return { message, code: typeof code === 'number' ? code : undefined };
}
