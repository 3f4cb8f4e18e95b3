import type { ControlledTransaction, KyselyPlugin } from 'kysely';
import { StoreProblem } from './problems';
import type { Db, Schema } from './schema';

/** Something that changes the database. It waits for nothing but the database, since others wait for it. */
export type Work<T> = (db: Db) => Promise<T>;

interface Waiting {
  readonly work: Work<unknown>;
  /** What it is about: all processes change things in the same order, so that none waits for another in a circle. */
  readonly about: string;
  /** Whether it is one statement, which changes nothing when it is done for the second time. */
  readonly isOneStatement: boolean;
  /** How often another process was in its way. */
  tries: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Done {
  readonly result?: unknown;
  readonly error?: unknown;
  readonly failed: boolean;
}

/** So often a work is done again because another process was in its way. */
const MOST_TRIES = 5;
/** PostgreSQL says that processes wait for each other in a circle, that one was too late, or that it waited too long. */
const DEADLOCK = '40P01';
const IN_THE_WAY = [DEADLOCK, '40001', '55P03'];

/** Runs works one after the other; those that come while a transaction is under way share the next one, and its wait for the disk. */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(private readonly db: Db) {}

  /** Resolves when the work is on the disk. A work that throws is undone alone. */
  write<T>(work: Work<T>, about = '', isOneStatement = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const done = { resolve: (result: unknown) => resolve(result as T), reject };
      this.waiting.push({ work, about, isOneStatement, tries: 0, ...done });
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
      const group = this.waiting.toSorted((a, b) => (a.about < b.about ? -1 : Number(a.about > b.about)));
      this.waiting = [];
      await this.commit(group);
    }
    this.running = undefined;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.doneTogether(group);
      group.forEach((one, index) => {
        const { failed, result, error } = done[index];
        if (failed) this.failed(one, error);
        else one.resolve(result);
      });
    } catch (error) {
      for (const one of group) this.failed(one, error);
    }
  }

  /** A work that failed because of another process is done again, any other one is not. */
  private failed(one: Waiting, error: unknown): void {
    one.tries++;
    if (isInTheWay(error) && one.tries < MOST_TRIES) this.waiting.push(one);
    else one.reject(error);
  }

  /** One statement needs no transaction around it, and several no way to undo each: that is needed only if one of them fails. */
  private async doneTogether(group: readonly Waiting[]): Promise<readonly Done[]> {
    const [{ work, isOneStatement }] = group;
    if (group.length === 1 && isOneStatement) return [await this.atOnce(work)];
    try {
      return await this.transaction(group, together);
    } catch (error) {
      if (!(error instanceof StatementFailed)) throw error;
      return await this.transaction(group, alone);
    }
  }

  /** A connection that broke while nobody used it is found out only now; a statement that was done all the same does nothing then. */
  private async atOnce(work: Work<unknown>): Promise<Done> {
    try {
      return { failed: false, result: await work(this.db) };
    } catch (error) {
      if (error instanceof StoreProblem || codeOf(error) !== '') throw error;
      return { failed: false, result: await work(this.db) };
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

  private async transaction(group: readonly Waiting[], doOne: DoOne): Promise<readonly Done[]> {
    const transaction = await this.begin();
    try {
      const done: Done[] = [];
      for (const one of group) done.push(await doOne(transaction, one));
      await transaction.commit().execute();
      return done;
    } catch (error) {
      await transaction.rollback().execute().catch(ignore);
      throw error;
    }
  }
}

/** Runs a work of several in a transaction. */
type DoOne = (transaction: ControlledTransaction<Schema>, one: Waiting) => Promise<Done>;

/** A statement failed, and the transaction in which it was with it. */
class StatementFailed extends Error {}

/** Runs one statement as it is, any other work so that it can fail alone. */
const together: DoOne = async (transaction, one) => {
  if (!one.isOneStatement) return alone(transaction, one);
  try {
    return { failed: false, result: await one.work(transaction) };
  } catch (error) {
    throw isInTheWay(error) ? error : new StatementFailed('', { cause: error });
  }
};

/** Runs a work so that it can fail alone. */
const alone: DoOne = async (transaction, { work }) => {
  const inner = await transaction.savepoint('work').execute();
  const guard = new EndedWorkGuard();
  try {
    const result = await work(inner.withPlugin(guard));
    guard.closed = true;
    await inner.releaseSavepoint('work').execute();
    return { failed: false, result };
  } catch (error) {
    guard.closed = true;
    // What waits in a circle goes on waiting as long as the works before it hold what they have changed.
    if (codeOf(error) === DEADLOCK) throw error;
    await inner.rollbackToSavepoint('work').execute();
    await inner.releaseSavepoint('work').execute();
    return { failed: true, error };
  }
};

function isInTheWay(error: unknown): boolean {
  return IN_THE_WAY.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** Lets no query of a work that has ended into the work of somebody else. */
class EndedWorkGuard implements KyselyPlugin {
  closed = false;

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    if (this.closed) throw new Error('a work asks the database after its end: it must await all it asks');
    return node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** The first error is the one to tell. */
function ignore(): void {}
