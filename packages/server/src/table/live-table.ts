import type { Answer, KeyedAct } from '@furrow/wire/acts';
import { carryOutAgreed } from './acts/agreeing';
import { Doer } from './acts/doer';
import { perform } from './acts/perform';
import type { Deal } from './aftermath';
import { ranBetween } from './clocks';
import { Doing } from './doing';
import type { Keeping, TableFacts, TableStanding } from './keeping';
import type { Actor } from './person';
import { refusalFor } from './refusals';
import { TableNow } from './table-now';

/** What a loaded table needs of the world. */
export interface TableWorld {
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly deal: Deal;
  /** Whether a table is not there for a person, or for anybody. */
  hides(facts: TableFacts, person: string | undefined): boolean;
  /** Hears of everything that was kept. */
  kept(now: TableNow, doing: Doing, standing: TableStanding): void;
  /** Hears of everything that could not be kept, or went wrong otherwise. */
  failed(table: string, error: unknown): void;
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

  /** Does what somebody wants; a key that was answered before gets the same answer again. */
  act(actor: Actor, { key, act }: KeyedAct): Promise<Answer> {
    return this.inOrder(async () => {
      const language = 'person' in actor ? actor.person.language : 'en';
      const now = await this.load();
      const person = 'person' in actor ? actor.person.id : undefined;
      const hidden = person !== undefined && now !== undefined && this.world.hides(now.facts, person);
      if (now === undefined || hidden)
        return { ok: false, refusal: refusalFor(language, 'no-such-table', undefined) };
      const known =
        person === undefined ? undefined : await this.world.keeping.answerTo(this.id, person, key);
      if (known !== undefined) return known;
      const doing = new Doing(now, this.world.now(), person);
      const refusal = await perform(new Doer(actor, doing), act, this.world.deal);
      for (const error of doing.failures) this.world.failed(this.id, error);
      if (refusal !== undefined) return { ok: false, refusal };
      const answer: Answer = { ok: true, no: now.last };
      const kept = await this.keep(doing, person === undefined ? undefined : { person, key, answer });
      return kept ? answer : { ok: false, refusal: refusalFor(language, 'not-kept', undefined) };
    });
  }

  /** Does something that no person asked for. */
  change(job: (doing: Doing) => void): Promise<void> {
    return this.inOrder(async () => {
      const now = await this.load();
      if (now === undefined) return;
      const doing = new Doing(now, this.world.now(), undefined);
      job(doing);
      if (doing.entries.length > 0 || doing.errands.length > 0) await this.keep(doing);
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
  lookAtClocks(): Promise<void> {
    return this.change((doing) => {
      const { now, time } = doing;
      if (now.phase !== 'playing') return;
      const ran = ranBetween(now.facts.wish.pace, now.since, time);
      for (const seat of now.running) if (now.left[seat] <= ran) doing.write({ kind: 'timeout', seat });
      carryOutAgreed(doing);
    });
  }

  /** Runs jobs one after the other; a job that throws leaves nothing of what it did in memory. */
  private inOrder<T>(job: () => Promise<T>): Promise<T> {
    this.touched = this.world.now();
    this.jobs++;
    const done = this.tail.then(job).catch((error: unknown) => {
      this.loaded = undefined;
      throw error;
    });
    this.tail = done.then(
      () => this.jobs--,
      () => this.jobs--,
    );
    return done;
  }

  private async load(): Promise<TableNow | undefined> {
    if (this.loaded !== undefined) return this.loaded;
    const kept = await this.world.keeping.load(this.id);
    this.loaded = kept && TableNow.load(kept);
    return this.loaded;
  }

  private async keep(
    doing: Doing,
    answer?: { readonly person: string; readonly key: string; readonly answer: Answer },
  ): Promise<boolean> {
    const { now, entries, errands } = doing;
    const standing = doing.finish();
    const after = now.last - entries.length;
    try {
      await this.world.keeping.commit({
        table: this.id,
        after,
        entries,
        standing,
        errands,
        ...(answer && { answer }),
      });
    } catch (error) {
      this.loaded = undefined;
      this.world.failed(this.id, error);
      return false;
    }
    now.record?.forget();
    this.world.kept(now, doing, standing);
    return true;
  }
}
