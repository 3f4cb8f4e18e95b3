import type { Language } from '@furrow/text/language';
import type { Answer, KeyedAct } from '@furrow/wire/acts';
import { carryOutAgreed } from '../command/agreeing';
import { Command } from '../command/command';
import { perform } from '../command/perform';
import type { Actor, Person } from '../command/person';
import { refusalFor } from '../command/refusals';
import { recordsOf } from '../read/campaign-records';
import { overdue } from '../state/deadlines';
import { frozenWords } from '../state/frozen';
import { TableNow } from '../state/table-now';
import {
  type AskedKey,
  StaleChange,
  type TableChange,
  type TableFacts,
  type TableSnapshot,
  type TableStore,
  type TableUpdate,
} from '../store/table-store';
import { type Chance, followThrough } from '../transaction/consequences';
import { begin, startsByItself } from '../transaction/starting';
import { TableTransaction } from '../transaction/table-transaction';

/** So often an act is done anew because its table changed elsewhere meanwhile. */
const MOST_TRIES = 5;

/** What came of keeping a change: somebody else may have written before. */
type Kept = 'kept' | 'stale' | 'failed';

/** What a loaded table needs of the world. */
export interface TableWorld {
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
  /** Hears of everything that was kept. */
  kept(now: TableNow, transaction: TableTransaction, snapshot: TableSnapshot): void;
  /** Hears of everything that could not be kept, or went wrong otherwise. */
  failed(table: string, error: unknown): void;
  /** Hears that nobody wants anything of a table of which nothing is in memory: there is none, or it could not be loaded. */
  empty(table: string): void;
}

/** One table as long as it is loaded. Whatever is done at it is done strictly in order. */
export class LiveTable {
  private loaded: TableNow | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private jobs = 0;
  /** When something was last wanted of it. */
  touched: number;

  constructor(
    readonly id: string,
    private readonly world: TableWorld,
  ) {
    this.touched = world.now();
  }

  /** Nobody wants anything of it at this moment. */
  get rests(): boolean {
    return this.jobs === 0;
  }

  /** When everything that was wanted before is done. */
  settled(): Promise<unknown> {
    return this.tail;
  }

  /** Looks at the table after everything that was wanted before; undefined if there is no such table. */
  read<T>(look: (now: TableNow) => T | Promise<T>): Promise<T | undefined> {
    return this.inOrder(async () => {
      const now = await this.load();
      return now && (await look(now));
    });
  }

  /** Sets up a new table; whoever wants it sits on its first seat from the beginning. */
  setUp(facts: TableFacts, person: Person): Promise<Answer> {
    return this.inOrder(async () => {
      const now = new TableNow(facts);
      const transaction = this.begun(now, facts.created, person.id);
      const sit = { act: 'sit', seat: 0 } as const;
      const refusal = await perform(new Command({ person }, transaction), sit, this.world.chance);
      if (refusal !== undefined) return { ok: false, refusal };
      this.loaded = now;
      const { tableStore } = this.world;
      const kept = await this.keep(transaction, (snapshot) =>
        tableStore.create(facts, snapshot, transaction.entries),
      );
      return kept === 'kept' ? { ok: true, no: now.last } : notKept(person.language);
    });
  }

  /** Does what somebody wants; a key that was answered before gets the same answer again. */
  act(actor: Actor, keyed: KeyedAct): Promise<Answer> {
    return this.inOrder(async () => {
      for (let tries = 1; ; tries++) {
        const answer = await this.tryToAct(actor, keyed);
        if (answer !== 'stale') return answer;
        if (tries === MOST_TRIES) return notKept('person' in actor ? actor.person.language : 'en');
      }
    });
  }

  /** Does what somebody wants with the table as it is known here; a word if it has changed elsewhere and must be loaded again. */
  private async tryToAct(actor: Actor, { key, act }: KeyedAct): Promise<Answer | 'stale'> {
    const language = 'person' in actor ? actor.person.language : 'en';
    const person = 'person' in actor ? actor.person.id : undefined;
    const { now, answer: known } = await this.loadFor(person === undefined ? undefined : { person, key });
    const hidden = person !== undefined && now !== undefined && this.world.hides(now.facts, person);
    if (now === undefined || hidden)
      return { ok: false, refusal: refusalFor(language, 'no-such-table', undefined) };
    if (known !== undefined) return known;
    const transaction = this.begun(now, this.world.now(), person);
    const refusal = await perform(new Command(actor, transaction), act, this.world.chance);
    for (const error of transaction.failures) this.world.failed(this.id, error);
    if (refusal !== undefined) return { ok: false, refusal };
    const answer: Answer = { ok: true, no: now.last };
    const kept = await this.commit(transaction, person === undefined ? undefined : { person, key, answer });
    if (kept === 'stale') return kept;
    return kept === 'kept' ? answer : notKept(language);
  }

  /** Does something that is not an act of a person; undefined if there is no such table, a word if it could not be kept. */
  change<T>(job: (transaction: TableTransaction) => T | Promise<T>): Promise<T | 'not-kept' | undefined> {
    return this.inOrder(async () => {
      for (let tries = 1; ; tries++) {
        const done = await this.tryToChange(job);
        if (done !== 'stale') return done;
        if (tries === MOST_TRIES) return 'not-kept';
      }
    });
  }

  /** Does something with the table as it is known here; a word if it has changed elsewhere. */
  private async tryToChange<T>(
    job: (transaction: TableTransaction) => T | Promise<T>,
  ): Promise<T | 'stale' | 'not-kept' | undefined> {
    const now = await this.load();
    if (now === undefined) return undefined;
    const transaction = this.begun(now, this.world.now());
    const done = await job(transaction);
    const { entries, errands, stopsClocks } = transaction;
    if (entries.length === 0 && errands.length === 0 && !stopsClocks) return done;
    const kept = await this.commit(transaction);
    if (kept === 'stale') return kept;
    return kept === 'kept' ? done : 'not-kept';
  }

  /** Does something while nothing else is done here, and loads the table again after it. */
  exclusively<T>(job: () => Promise<T>): Promise<T> {
    return this.inOrder(async () => {
      const done = await job();
      this.loaded = undefined;
      return done;
    });
  }

  /** Says of every seat whose time is up that it is; what all others agreed to needs its vote no more. */
  async lookAtClocks(): Promise<void> {
    await this.change((transaction) => {
      const { now, time } = transaction;
      if (now.frozen !== undefined) transaction.stopClocks();
      if (!now.goesOn) return;
      for (const seat of overdue(now, time)) transaction.write({ kind: 'timeout', seat });
      carryOutAgreed(transaction);
    });
  }

  /** Starts the game if it only waited for people to be there; false if that could not be kept. */
  async start(): Promise<boolean> {
    const started = await this.change(async (transaction) => {
      if (!startsByItself(transaction)) return;
      await begin(transaction, this.world.chance);
      await followThrough(transaction, this.world.chance);
    });
    return started !== 'not-kept';
  }

  /** Something that is begun to be done here. */
  private begun(now: TableNow, time: number, actor?: string): TableTransaction {
    const { world, id } = this;
    const around = {
      isHere: (person: string) => world.isHere(id, person),
      isBlocked: (by: readonly string[], person: string) => world.isBlocked(by, person),
      gamesBefore: () => recordsOf(world.tableStore, now.facts),
    };
    // The clock of another process may be ahead of this one's.
    const begun = Math.max(time, now.since);
    return new TableTransaction(now, begun, actor, around);
  }

  /** Runs jobs one after the other; a job that throws leaves nothing of what it did in memory. */
  private inOrder<T>(job: () => Promise<T>): Promise<T> {
    this.touched = this.world.now();
    this.jobs++;
    const done = this.tail.then(job).catch((error: unknown) => {
      this.loaded = undefined;
      throw error;
    });
    const after = () => {
      this.jobs--;
      if (this.rests && this.loaded === undefined) this.world.empty(this.id);
    };
    this.tail = done.then(after, after);
    return done;
  }

  /** The table as it is kept now: what other processes did since is taken over. */
  private async load(): Promise<TableNow | undefined> {
    return (await this.loadFor(undefined)).now;
  }

  /** The same, with the answer that was given to a key before. */
  private async loadFor(
    asked: AskedKey | undefined,
  ): Promise<{ readonly now: TableNow | undefined; readonly answer?: Answer | undefined }> {
    const { tableStore, isShared } = this.world;
    const update = this.loaded !== undefined && isShared ? await this.catchUp(this.loaded, asked) : undefined;
    if (this.loaded !== undefined && update !== undefined) return { now: this.loaded, answer: update.answer };
    const now = this.loaded ?? (await this.loadAnew());
    if (asked === undefined || now === undefined) return { now };
    return { now, answer: await tableStore.answerTo(this.id, asked.person, asked.key) };
  }

  private async loadAnew(): Promise<TableNow | undefined> {
    const kept = await this.world.tableStore.load(this.id);
    this.loaded = kept && TableNow.load(kept);
    const frozen = this.loaded?.frozen;
    if (frozen !== undefined)
      this.world.failed(this.id, new Error(frozenWords(this.id, frozen), { cause: frozen.error }));
    return this.loaded;
  }

  /** Takes over what another process did; a table that was rewritten must be loaded again. */
  private async catchUp(now: TableNow, asked: AskedKey | undefined): Promise<TableUpdate | undefined> {
    const update = await this.world.tableStore.since(this.id, now.last, asked);
    if (update === undefined || update.mark.edition !== now.edition) this.loaded = undefined;
    else if (!now.isAt(update.mark)) now.catchUp(update);
    return update;
  }

  private commit(transaction: TableTransaction, answer?: TableChange['answer']): Promise<Kept> {
    const { now, before, entries, opened } = transaction;
    const after = now.last - entries.length;
    const { edition } = now;
    const opens = opened && { facts: opened.now.facts, snapshot: opened.finish(), entries: opened.entries };
    const change = { table: this.id, after, before, edition, entries, ...(answer && { answer }) };
    return this.keep(transaction, async (snapshot) => {
      // Whose turn it is now is known only when the snapshot was made.
      const errands = [...transaction.errands, ...(opened?.errands ?? [])];
      await this.world.tableStore.commit({ ...change, errands, snapshot, ...(opens && { opens }) });
      if (opens !== undefined && opened !== undefined) this.world.kept(opened.now, opened, opens.snapshot);
    });
  }

  /** Keeps what was done; what cannot be kept is not done. */
  private async keep(
    transaction: TableTransaction,
    write: (snapshot: TableSnapshot) => Promise<void>,
  ): Promise<Kept> {
    const { now } = transaction;
    const snapshot = transaction.finish();
    try {
      await write(snapshot);
    } catch (error) {
      this.loaded = undefined;
      const isStale = error instanceof StaleChange;
      if (!isStale || !this.world.isShared) this.world.failed(this.id, error);
      return isStale ? 'stale' : 'failed';
    }
    now.record?.forget();
    this.world.kept(now, transaction, snapshot);
    return 'kept';
  }
}

function notKept(language: Language): Answer {
  return { ok: false, refusal: refusalFor(language, 'not-kept', undefined) };
}
