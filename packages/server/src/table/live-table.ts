import type { Language } from '@furrow/text/language';
import type { Answer, KeyedAct } from '@furrow/wire/acts';
import { carryOutAgreed } from './acts/agreeing';
import { Doer } from './acts/doer';
import { perform } from './acts/perform';
import { type Chance, followThrough } from './aftermath';
import { overdue } from './deadlines';
import { Doing } from './doing';
import { frozenWords } from './frozen';
import { type Keeping, StaleChange, type TableChange, type TableFacts, type TableStanding } from './keeping';
import type { Actor, Person } from './person';
import { refusalFor } from './refusals';
import { begin, startsByItself } from './starting';
import { TableNow } from './table-now';

/** So often an act is done anew because its table changed elsewhere meanwhile. */
const MOST_TRIES = 5;

/** What came of keeping a change: somebody else may have written before. */
type Kept = 'kept' | 'stale' | 'failed';

/** What a loaded table needs of the world. */
export interface TableWorld {
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly chance: Chance;
  /** Whether a table is not there for a person, or for anybody. */
  hides(facts: TableFacts, person: string | undefined): boolean;
  /** Whether a person is at a table. */
  isHere(table: string, person: string): boolean;
  /** Whether one of these people does not want to meet a person. */
  isBlocked(by: readonly string[], person: string): Promise<boolean>;
  /** Hears of everything that was kept. */
  kept(now: TableNow, doing: Doing, standing: TableStanding): void;
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
      const doing = this.begun(now, facts.created, person.id);
      const sit = { act: 'sit', seat: 0 } as const;
      const refusal = await perform(new Doer({ person }, doing), sit, this.world.chance);
      if (refusal !== undefined) return { ok: false, refusal };
      this.loaded = now;
      const { keeping } = this.world;
      const kept = await this.keep(doing, (standing) => keeping.create(facts, standing, doing.entries));
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
    const now = await this.load();
    const person = 'person' in actor ? actor.person.id : undefined;
    const hidden = person !== undefined && now !== undefined && this.world.hides(now.facts, person);
    if (now === undefined || hidden)
      return { ok: false, refusal: refusalFor(language, 'no-such-table', undefined) };
    const known = person === undefined ? undefined : await this.world.keeping.answerTo(this.id, person, key);
    if (known !== undefined) return known;
    const doing = this.begun(now, this.world.now(), person);
    const refusal = await perform(new Doer(actor, doing), act, this.world.chance);
    for (const error of doing.failures) this.world.failed(this.id, error);
    if (refusal !== undefined) return { ok: false, refusal };
    const answer: Answer = { ok: true, no: now.last };
    const kept = await this.commit(doing, person === undefined ? undefined : { person, key, answer });
    if (kept === 'stale') return kept;
    return kept === 'kept' ? answer : notKept(language);
  }

  /** Does something that is not an act of a person; undefined if there is no such table, a word if it could not be kept. */
  change<T>(job: (doing: Doing) => T | Promise<T>): Promise<T | 'not-kept' | undefined> {
    return this.inOrder(async () => {
      const now = await this.load();
      if (now === undefined) return undefined;
      const doing = this.begun(now, this.world.now());
      const done = await job(doing);
      const changes = doing.entries.length > 0 || doing.errands.length > 0 || doing.stopsClocks;
      return changes && (await this.commit(doing)) !== 'kept' ? 'not-kept' : done;
    });
  }

  /** Does something while nothing else is done here, and loads the table again after it. */
  still<T>(job: () => Promise<T>): Promise<T> {
    return this.inOrder(async () => {
      const done = await job();
      this.loaded = undefined;
      return done;
    });
  }

  /** Says of every seat whose time is up that it is; what all others agreed to needs its vote no more. */
  async lookAtClocks(): Promise<void> {
    await this.change((doing) => {
      const { now, time } = doing;
      if (now.frozen !== undefined) doing.stopClocks();
      if (!now.goesOn) return;
      for (const seat of overdue(now, time)) doing.write({ kind: 'timeout', seat });
      carryOutAgreed(doing);
    });
  }

  /** Starts the game if it only waited for people to be there; false if that could not be kept. */
  async start(): Promise<boolean> {
    const started = await this.change(async (doing) => {
      if (!startsByItself(doing)) return;
      await begin(doing, this.world.chance);
      await followThrough(doing, this.world.chance);
    });
    return started !== 'not-kept';
  }

  /** Something that is begun to be done here. */
  private begun(now: TableNow, time: number, actor?: string): Doing {
    const { world, id } = this;
    const isHere = (person: string) => world.isHere(id, person);
    return new Doing(now, time, actor, isHere, (by, person) => world.isBlocked(by, person));
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

  private async load(): Promise<TableNow | undefined> {
    if (this.loaded !== undefined) return this.loaded;
    const kept = await this.world.keeping.load(this.id);
    this.loaded = kept && TableNow.load(kept);
    const frozen = this.loaded?.frozen;
    if (frozen !== undefined)
      this.world.failed(this.id, new Error(frozenWords(this.id, frozen), { cause: frozen.error }));
    return this.loaded;
  }

  private commit(doing: Doing, answer?: TableChange['answer']): Promise<Kept> {
    const { now, before, entries, errands } = doing;
    const after = now.last - entries.length;
    const change = { table: this.id, after, before, entries, errands, ...(answer && { answer }) };
    return this.keep(doing, (standing) => this.world.keeping.commit({ ...change, standing }));
  }

  /** Keeps what was done; what cannot be kept is not done. */
  private async keep(doing: Doing, write: (standing: TableStanding) => Promise<void>): Promise<Kept> {
    const { now } = doing;
    const standing = doing.finish();
    try {
      await write(standing);
    } catch (error) {
      this.loaded = undefined;
      this.world.failed(this.id, error);
      return error instanceof StaleChange ? 'stale' : 'failed';
    }
    now.record?.forget();
    this.world.kept(now, doing, standing);
    return 'kept';
  }
}

function notKept(language: Language): Answer {
  return { ok: false, refusal: refusalFor(language, 'not-kept', undefined) };
}
