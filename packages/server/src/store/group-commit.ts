import type { ControlledTransaction, KyselyPlugin } from 'kysely';
import { StoreProblem } from './problems';
import type { Db, Schema } from './schema';

/** Something that changes the database. It waits for nothing but the database, since others wait for it. */
export type Work<T> = (db: Db) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Done {
  readonly result?: unknown;
  readonly error?: unknown;
  readonly failed: boolean;
}

/** Runs works one after the other; those that come while a transaction is under way share the next one, and its wait for the disk. */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly db: Db) {}

  /** Resolves when the work is on the disk. A work that throws is undone alone. */
  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: (result) => resolve(result as T), reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      await this.commit(group);
    }
    this.running = undefined;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.transaction(group);
      group.forEach(({ resolve, reject }, index) => {
        const { failed, result, error } = done[index];
        if (failed) reject(error);
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** A connection may have broken while nobody used it, which is found out only now, when nothing has been done yet. */
  private async begin(): Promise<ControlledTransaction<Schema>> {
    try {
      return await this.db.startTransaction().execute();
    } catch (error) {
      if (error instanceof StoreProblem) throw error;
      return await this.db.startTransaction().execute();
    }
  }

  private async transaction(group: readonly Waiting[]): Promise<readonly Done[]> {
    const transaction = await this.begin();
    try {
      const done: Done[] = [];
      for (const { work } of group) done.push(await alone(transaction, work));
      await transaction.commit().execute();
      return done;
    } catch (error) {
      await transaction.rollback().execute().catch(ignore);
      throw error;
    }
  }
}

/** Runs a work so that it can fail alone. */
async function alone(transaction: ControlledTransaction<Schema>, work: Work<unknown>): Promise<Done> {
  const inner = await transaction.savepoint('work').execute();
  const door = new Door();
  try {
    const result = await work(inner.withPlugin(door));
    door.closed = true;
    await inner.releaseSavepoint('work').execute();
    return { failed: false, result };
  } catch (error) {
    door.closed = true;
    await inner.rollbackToSavepoint('work').execute();
    await inner.releaseSavepoint('work').execute();
    return { failed: true, error };
  }
}

/** Lets no query of a work that has ended into the work of somebody else. */
class Door implements KyselyPlugin {
  closed = false;

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    if (this.closed) throw new Error('a work asks the database after its end: it must await all it asks');
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** The first error is the one to tell. */
function ignore(): void {}
