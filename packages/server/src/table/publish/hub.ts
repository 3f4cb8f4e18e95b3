import { setTimeout } from 'node:timers/promises';
import type { Told } from '@furrow/wire/told';
import type { PublishedEntry, TableSnapshot, TableStore } from '../store/table-store';
import { type Hearer, muted, toldTo } from './news-writer';

/** How much is read at once for whoever lacks a lot. */
const PAGE = 200;
/** After how many milliseconds what could not be read is tried again. */
const PAUSE = 1000;

/** Who listens to a table: the person, or nobody in particular. */
export type Listener = string | undefined;

/** Somebody's ear; whoever has a lot to catch up on is told no faster than it takes it. */
export type Hear = (told: Told) => void | Promise<void>;

/** As what somebody hears of a table where these sit. */
function hearerOf(sitters: TableSnapshot['sitters'], listener: Listener): Hearer {
  if (listener === undefined) return 'public';
  const seat = sitters.findIndex((one) => one !== null && 'person' in one && one.person === listener);
  return seat < 0 ? 'public' : seat;
}

/** The way to stop following, and when everything was told that had happened before. */
export interface Stop {
  (): void;
  readonly caughtUp: Promise<void>;
}

/** What was kept of one act, for whoever follows the table. */
export interface Published {
  readonly sitters: TableSnapshot['sitters'];
  readonly entries: readonly PublishedEntry[];
}

/** Somebody who follows a table: hears all news in order, each once. */
class Hearing {
  private busy = false;
  private again = false;
  private gone = false;

  constructor(
    private readonly hub: Hub,
    private readonly table: string,
    private readonly listener: Listener,
    private readonly ear: { from: number; readonly hear: Hear },
  ) {}

  leave(): void {
    this.gone = true;
  }

  /** Hears what was just kept, or reads it if something before it is lacking or somebody may be muted. */
  hear({ sitters, entries }: Published): void {
    if ((entries.at(-1)?.no ?? 0) <= this.ear.from && !this.busy) return;
    const isChat = ({ news }: PublishedEntry) => news.some(([, { kind }]) => kind === 'chat');
    const chat = this.listener !== undefined && entries.some(isChat);
    if (this.busy || chat || entries[0]?.no !== this.ear.from + 1) return this.catchUp();
    const hearer = hearerOf(sitters, this.listener);
    for (const entry of entries) void this.tell(toldTo(entry, hearer));
  }

  /** Begins by reading everything that is lacking; resolves when all of it was told. */
  begin(): Promise<void> {
    this.again = true;
    return this.read();
  }

  /** Reads everything that is lacking. */
  catchUp(): void {
    this.again = true;
    if (!this.busy) void this.read();
  }

  private async read(): Promise<void> {
    this.busy = true;
    while (this.again && !this.gone) {
      this.again = false;
      await this.readOn();
    }
    this.busy = false;
  }

  /** Reads to the end; what cannot be read is tried again after a pause, or nothing would be told until something happens. */
  private async readOn(): Promise<void> {
    for (let told = false; !this.gone; ) {
      try {
        while (!this.gone && (await this.readPage()));
        return;
      } catch (error) {
        if (!told) this.hub.failed(this.table, error);
        told = true;
        await setTimeout(PAUSE, undefined, { ref: false });
      }
    }
  }

  /** Reads one page; false if nothing more is there. */
  private async readPage(): Promise<boolean> {
    const page = await this.hub.page(this.table, this.listener, this.ear.from);
    for (const told of page) await this.tell(told);
    return page.length === PAGE;
  }

  private tell(told: Told | undefined): void | Promise<void> {
    if (this.gone || told === undefined || told.no <= this.ear.from) return;
    this.ear.from = told.no;
    return this.ear.hear(told);
  }
}

/** Everybody who follows a table, whether it is loaded or not. */
export class Hub {
  private readonly hearings = new Map<string, Set<Hearing>>();
  /** The tables of which others have kept something that is being read, and after which number. */
  private readonly reading = new Map<string, number>();

  constructor(
    private readonly tableStore: TableStore,
    /** Whom a person does not want to read. */
    private readonly mutesOf: (person: string) => Promise<readonly string[]>,
    readonly failed: (table: string, error: unknown) => void,
  ) {}

  /** Tells everything after a number and then whatever happens; gives the way to stop. */
  follow(table: string, listener: Listener, from: number, hear: Hear): Stop {
    const hearing = new Hearing(this, table, listener, { from, hear });
    const all = this.hearings.get(table) ?? new Set();
    this.hearings.set(table, all.add(hearing));
    const caughtUp = hearing.begin();
    const stop = () => {
      hearing.leave();
      all.delete(hearing);
      if (all.size === 0 && this.hearings.get(table) === all) this.hearings.delete(table);
    };
    return Object.assign(stop, { caughtUp });
  }

  /** Whether somebody follows a table. */
  has(table: string): boolean {
    return this.hearings.has(table);
  }

  /** Another process has kept something after a number: it is told to everybody here, and read once for that if it did not come along. */
  heard(table: string, after: number, published?: string): void {
    if (!this.has(table)) return;
    if (published !== undefined) return this.publish(table, JSON.parse(published) as Published);
    const waiting = this.reading.get(table);
    this.reading.set(table, Math.min(waiting ?? after, after));
    if (waiting === undefined) void this.readFor(table);
  }

  /** Reads what others kept, as long as more of it is heard of; whoever cannot be told so reads what they lack. */
  private async readFor(table: string): Promise<void> {
    for (;;) {
      const after = this.reading.get(table) ?? 0;
      this.reading.set(table, Infinity);
      try {
        const entries = await this.tableStore.published(table, after, PAGE);
        // Whoever has lost their seat by now is not told what only that seat may know.
        const kept = await this.tableStore.brief(table);
        this.publish(table, { sitters: kept?.snapshot.sitters ?? [], entries });
      } catch (error) {
        this.failed(table, error);
        this.nudge(table);
      }
      if (this.reading.get(table) === Infinity) break;
    }
    this.reading.delete(table);
  }

  /** Tells everybody what was kept. */
  publish(table: string, published: Published): void {
    if (published.entries.length === 0) return;
    for (const hearing of this.hearings.get(table) ?? []) hearing.hear(published);
  }

  /** What somebody was told after a number, a page at most. Who hears is looked up after it too: they may have sat down. */
  async page(table: string, listener: Listener, from: number): Promise<readonly Told[]> {
    let hearer = await this.hearerAt(table, listener);
    for (;;) {
      const page = await this.tableStore.news(table, hearer, from, PAGE);
      const then = await this.hearerAt(table, listener);
      if (then === hearer) return this.quieted(page, listener);
      hearer = then;
    }
  }

  /** News without what people say whom the listener does not want to read. */
  private async quieted(page: readonly Told[], listener: Listener): Promise<readonly Told[]> {
    if (listener === undefined || page.every(({ kind }) => kind !== 'chat')) return page;
    const mutes = await this.mutesOf(listener);
    return page.map((told) => muted(told, mutes));
  }

  /** Something may have been kept that nobody was told of: everybody reads what they lack. */
  nudge(table: string): void {
    for (const hearing of this.hearings.get(table) ?? []) hearing.catchUp();
  }

  /** As what somebody hears of a table now. */
  private async hearerAt(table: string, listener: Listener): Promise<Hearer> {
    if (listener === undefined) return 'public';
    const kept = await this.tableStore.brief(table);
    return hearerOf(kept?.snapshot.sitters ?? [], listener);
  }
}
