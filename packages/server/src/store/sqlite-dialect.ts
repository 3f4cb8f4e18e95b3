import {
  CompiledQuery as Compiled,
  type CompiledQuery,
  type CreateTableNode,
  type DatabaseConnection,
  type DataTypeNode,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { checkedParameters } from './parameters';
import type { SqliteLink } from './sqlite-link';
import type { SqliteQuestion } from './sqlite-protocol';

/** The embedded database for kysely, through one of the two connections that its thread holds. */
export function sqliteDialect(link: SqliteLink, on: SqliteQuestion['on']): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new LinkDriver(link, on),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new StrictCompiler(),
  };
}

/** SQLite can undo a migration half way, which kysely does not count on. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Makes strict tables, which refuse a value of the wrong type as PostgreSQL does; they know fewer names of types. */
class StrictCompiler extends SqliteQueryCompiler {
  protected override visitCreateTable(node: CreateTableNode): void {
    super.visitCreateTable(node);
    this.append(' strict');
  }

  protected override visitDataType({ dataType }: DataTypeNode): void {
    if (dataType === 'bigint' || dataType === 'integer') this.append('integer');
    else this.append(dataType === 'double precision' ? 'real' : 'text');
  }
}

class LinkDriver implements Driver {
  private readonly connection: LinkConnection;
  /** Those who wait for the connection: there is only one, and a transaction needs it alone. */
  private readonly queue: (() => void)[] = [];
  private taken = false;

  constructor(
    private readonly link: SqliteLink,
    on: SqliteQuestion['on'],
  ) {
    this.connection = new LinkConnection(link, on);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.taken) await new Promise<void>((resolve) => this.queue.push(resolve));
    this.taken = true;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.queue.shift();
    if (next === undefined) this.taken = false;
    else next();
  }

  async beginTransaction(): Promise<void> {
    await this.connection.say('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.connection.say('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.connection.say('rollback');
  }

  async savepoint(_: DatabaseConnection, name: string): Promise<void> {
    await this.connection.say(`savepoint ${name}`);
  }

  async rollbackToSavepoint(_: DatabaseConnection, name: string): Promise<void> {
    await this.connection.say(`rollback to ${name}`);
  }

  async releaseSavepoint(_: DatabaseConnection, name: string): Promise<void> {
    await this.connection.say(`release ${name}`);
  }

  destroy(): Promise<void> {
    return this.link.close();
  }
}

class LinkConnection implements DatabaseConnection {
  constructor(
    private readonly link: SqliteLink,
    private readonly on: SqliteQuestion['on'],
  ) {}

  async say(sql: string): Promise<void> {
    await this.executeQuery(Compiled.raw(sql));
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.link.run(this.on, sql, checkedParameters(parameters));
    return { rows: rows as unknown as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows cannot be streamed here: ask for them page by page');
  }
}
