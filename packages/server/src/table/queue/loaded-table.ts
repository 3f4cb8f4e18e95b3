import type { Language } from '@furrow/text/language';
import type { Answer, KeyedAct } from '@furrow/wire/acts';
import type { Actor, Player } from '../command/actor';
import { Command } from '../command/command';
import { carryOutAgreed } from '../command/offers';
import { perform } from '../command/perform';
import { refusalFor } from '../command/refusals';
import { recordsOf } from '../read/campaign-records';
import { isDropped } from '../read/dropped';
import { overdue } from '../state/deadlines';
import { frozenWords } from '../state/frozen';
import { playersAt } from '../state/reserved-seats';
import { TableState } from '../state/table-state';
import type { TableFacts, TableSnapshot } from '../store/stored-table';
import { StaleChange, type TableChange } from '../store/table-change';
import type { IdempotencyKey, TableStore, TableUpdate } from '../store/table-store';
import { type Chance, followThrough } from '../transaction/consequences';
import { begin, startsByItself } from '../transaction/start';
import { TableTransaction } from '../transaction/table-transaction';

/** So often an act is done anew because its table changed elsewhere meanwhile. */
const MOST_TRIES = 5;

/** What came of committing a change: somebody else may have written before. */
type CommitResult = 'committed' | 'stale' | 'failed';

/** What a loaded table needs. */
export interface TableContext {
  readonly tableStore: TableStore;
  readonly now: () => number;
  readonly chance: Chance;
  /** Whether other processes may change the same tables. */
  readonly isShared: boolean;
  /** Whether a table is not there for a person, or for anybody. */
  hides(facts: TableFacts, person: string | undefined): boolean;
  /** Whether a person is at a table. */
  isHere(table: string, person: string): boolean;
  /** Whether one of these people does not want to meet a person. */
  isBlocked(by: readonly string[], person: string): Promise<boolean>;
  /** Called after everything that was committed. */
  committed(table: TableState, transaction: TableTransaction, snapshot: TableSnapshot): void;
  /** Called with everything that could not be committed or went wrong otherwise. */
  failed(table: string, error: unknown): void;
  /** Called when the queue of a table is empty and nothing of it is in memory: there is no such table, or it could not be loaded. */
  unloaded(table: string): void;
}

/** A table in memory, with the queue of what is wanted of it: whatever is done at it is done strictly in order. */
export class LoadedTable {
  private loaded: TableState | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private jobs = 0;
  /** When something was last wanted of it. */
  lastUsed: number;

  constructor(
    readonly id: string,
    private readonly context: TableContext,
  ) {
    this.lastUsed = context.now();
  }

  /** Nobody wants anything of it at this moment. */
  get isIdle(): boolean {
    return this.jobs === 0;
  }

  /** When everything that was wanted before is done. */
  settled(): Promise<unknown> {
    return this.tail;
  }

  /** Looks at the table after everything that was wanted before; undefined if there is no such table. */
  read<T>(look: (table: TableState) => T | Promise<T>): Promise<T | undefined> {
    return this.enqueue(async () => {
      const table = await this.load();
      return table && (await look(table));
    });
  }

  /** Sets up a new table; whoever wants it sits on its first seat from the beginning. */
  setUp(facts: TableFacts, person: Player): Promise<Answer> {
    return this.enqueue(async () => {
      const table = new TableState(facts);
      const transaction = this.beginTransaction(table, facts.created, person.id);
      const sit = { act: 'sit', seat: 0 } as const;
      const refusal = await perform(new Command({ person }, transaction), sit, this.context.chance);
      if (refusal !== undefined) return { ok: false, refusal };
      this.loaded = table;
      const { tableStore } = this.context;
      const result = await this.persist(transaction, (snapshot) =>
        tableStore.create(facts, snapshot, transaction.entries),
      );
      return result === 'committed' ? { ok: true, no: table.last } : notKept(person.language);
    });
  }

  /** Does what somebody wants; a key that was answered before gets the same answer again. */
  act(actor: Actor, keyed: KeyedAct): Promise<Answer> {
    return this.enqueue(async () => {
      for (let tries = 1; ; tries++) {
        const answer = await this.tryToAct(actor, keyed);
        if (answer !== 'stale') return answer;
        if (tries === MOST_TRIES) return notKept('person' in actor ? actor.person.language : 'en');
      }
    });
  }

  /** Does what somebody wants with the table as it is known here; 'stale' if it has changed elsewhere and must be loaded again. */
  private async tryToAct(actor: Actor, { key, act }: KeyedAct): Promise<Answer | 'stale'> {
    const language = 'person' in actor ? actor.person.language : 'en';
    const person = 'person' in actor ? actor.person.id : undefined;
    const { table, answer: known } = await this.loadFor(person === undefined ? undefined : { person, key });
    const hidden = person !== undefined && table !== undefined && this.context.hides(table.facts, person);
    if (table === undefined || hidden)
      return { ok: false, refusal: refusalFor(language, 'no-such-table', undefined) };
    if (known !== undefined) return known;
    const transaction = this.beginTransaction(table, this.context.now(), person);
    const refusal = await perform(new Command(actor, transaction), act, this.context.chance);
    for (const error of transaction.failures) this.context.failed(this.id, error);
    if (refusal !== undefined) return { ok: false, refusal };
    const answer: Answer = { ok: true, no: table.last };
    const result = await this.commit(transaction, person === undefined ? undefined : { person, key, answer });
    if (result === 'stale') return result;
    return result === 'committed' ? answer : notKept(language);
  }

  /** Does something that is not an act of a person; undefined if there is no such table, 'not-kept' if it could not be stored. */
  change<T>(job: (transaction: TableTransaction) => T | Promise<T>): Promise<T | 'not-kept' | undefined> {
    return this.enqueue(async () => {
      for (let tries = 1; ; tries++) {
        const done = await this.tryToChange(job);
        if (done !== 'stale') return done;
        if (tries === MOST_TRIES) return 'not-kept';
      }
    });
  }

  /** Does something with the table as it is known here; 'stale' if it has changed elsewhere. */
  private async tryToChange<T>(
    job: (transaction: TableTransaction) => T | Promise<T>,
  ): Promise<T | 'stale' | 'not-kept' | undefined> {
    const table = await this.load();
    if (table === undefined) return undefined;
    const transaction = this.beginTransaction(table, this.context.now());
    const done = await job(transaction);
    const { entries, notifications, stopsClocks } = transaction;
    if (entries.length === 0 && notifications.length === 0 && !stopsClocks) return done;
    const result = await this.commit(transaction);
    if (result === 'stale') return result;
    return result === 'committed' ? done : 'not-kept';
  }

  /** Does something while nothing else is done here, and loads the table again after it. */
  exclusively<T>(job: () => Promise<T>): Promise<T> {
    return this.enqueue(async () => {
      const done = await job();
      this.loaded = undefined;
      return done;
    });
  }

  /** Says of every seat whose time is up that it is; what all others agreed to needs its vote no more. */
  async lookAtClocks(): Promise<void> {
    await this.change((transaction) => {
      const { table, time } = transaction;
      if (table.frozen !== undefined) transaction.stopClocks();
      if (!table.goesOn) return;
      for (const seat of overdue(table, time)) transaction.write({ kind: 'timeout', seat });
      carryOutAgreed(transaction);
    });
  }

  /** Starts the game if it only waited for people to be there; false if that could not be committed. */
  async start(): Promise<boolean> {
    const started = await this.change(async (transaction) => {
      if (!startsByItself(transaction)) return;
      await begin(transaction, this.context.chance);
      await followThrough(transaction, this.context.chance);
    });
    return started !== 'not-kept';
  }

  /** Begins a transaction at this table. */
  private beginTransaction(table: TableState, time: number, actor?: string): TableTransaction {
    const { context, id } = this;
    const actContext = {
      isHere: (person: string) => context.isHere(id, person),
      isBlocked: (by: readonly string[], person: string) => context.isBlocked(by, person),
      gamesBefore: () => recordsOf(context.tableStore, table.facts),
      playersBefore: async () => {
        const before = await context.tableStore.header(table.facts.after ?? '');
        return before === undefined ? [] : playersAt(before);
      },
      isDropped: (other: string) => isDropped(context.tableStore, other),
    };
    // The clock of another process may be ahead of this one's.
    const begun = Math.max(time, table.since);
    return new TableTransaction(table, begun, actor, actContext);
  }

  /** Runs jobs one after the other; a job that throws leaves nothing of what it did in memory. */
  private enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.lastUsed = this.context.now();
    this.jobs++;
    const done = this.tail.then(job).catch((error: unknown) => {
      this.loaded = undefined;
      throw error;
    });
    const after = () => {
      this.jobs--;
      if (this.isIdle && this.loaded === undefined) this.context.unloaded(this.id);
    };
    this.tail = done.then(after, after);
    return done;
  }

  /** The table as it is stored now: what other processes did since is taken over. */
  private async load(): Promise<TableState | undefined> {
    return (await this.loadFor(undefined)).table;
  }

  /** The same, with the answer that was given to a key before. */
  private async loadFor(
    asked: IdempotencyKey | undefined,
  ): Promise<{ readonly table: TableState | undefined; readonly answer?: Answer | undefined }> {
    const { tableStore, isShared } = this.context;
    const update = this.loaded !== undefined && isShared ? await this.catchUp(this.loaded, asked) : undefined;
    if (this.loaded !== undefined && update !== undefined)
      return { table: this.loaded, answer: update.answer };
    const table = this.loaded ?? (await this.loadAnew());
    if (asked === undefined || table === undefined) return { table };
    return { table, answer: await tableStore.answerTo(this.id, asked.person, asked.key) };
  }

  private async loadAnew(): Promise<TableState | undefined> {
    const stored = await this.context.tableStore.load(this.id);
    this.loaded = stored && TableState.load(stored);
    const frozen = this.loaded?.frozen;
    if (frozen !== undefined)
      this.context.failed(this.id, new Error(frozenWords(this.id, frozen), { cause: frozen.error }));
    return this.loaded;
  }

  /** Takes over what another process did; a table that was rewritten must be loaded again. */
  private async catchUp(
    table: TableState,
    asked: IdempotencyKey | undefined,
  ): Promise<TableUpdate | undefined> {
    const update = await this.context.tableStore.updateSince(this.id, table.last, asked);
    if (update === undefined || update.version.edition !== table.edition) this.loaded = undefined;
    else if (!table.isAt(update.version)) table.catchUp(update);
    return update;
  }

  private commit(transaction: TableTransaction, answer?: TableChange['answer']): Promise<CommitResult> {
    const { table, before, entries, opened } = transaction;
    const after = table.last - entries.length;
    const { edition } = table;
    const opens = opened && { facts: opened.table.facts, snapshot: opened.finish(), entries: opened.entries };
    const change = { table: this.id, after, before, edition, entries, ...(answer && { answer }) };
    return this.persist(transaction, async (snapshot) => {
      // Whose turn it is now is known only when the snapshot was made.
      const notifications = [...transaction.notifications, ...(opened?.notifications ?? [])];
      await this.context.tableStore.commit({ ...change, notifications, snapshot, ...(opens && { opens }) });
      if (opens !== undefined && opened !== undefined)
        this.context.committed(opened.table, opened, opens.snapshot);
    });
  }

  /** Writes what was done; what cannot be written is not done. */
  private async persist(
    transaction: TableTransaction,
    write: (snapshot: TableSnapshot) => Promise<void>,
  ): Promise<CommitResult> {
    const { table } = transaction;
    const snapshot = transaction.finish();
    try {
      await write(snapshot);
    } catch (error) {
      this.loaded = undefined;
      const isStale = error instanceof StaleChange;
      if (!isStale || !this.context.isShared) this.context.failed(this.id, error);
      return isStale ? 'stale' : 'failed';
    }
    table.record?.forget();
    this.context.committed(table, transaction, snapshot);
    return 'committed';
  }
}

function notKept(language: Language): Answer {
  return { ok: false, refusal: refusalFor(language, 'not-kept', undefined) };
}
