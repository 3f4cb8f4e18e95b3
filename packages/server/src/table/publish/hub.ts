import { setTimeout } from 'node:timers/promises';
import type { Told } from '@furrow/wire/told';
import type { PublishedEntry } from '../store/entry';
import type { TableSnapshot } from '../store/stored-table';
import type { TableStore } from '../store/table-store';
import { muted, type Recipient, toldTo } from './news-writer';

/** How much is read at once for a subscriber who is far behind. */
const PAGE = 200;
/** After how many milliseconds what could not be read is tried again. */
const PAUSE = 1000;

/** Who follows a table: a person, or nobody in particular. */
export type Subscriber = string | undefined;

/** Is called with each piece of news; whoever has a lot to catch up on is told no faster than it takes them. */
export type OnNews = (told: Told) => void | Promise<void>;

/** The recipient that a subscriber is at a table where these sit. */
function recipientOf(sitters: TableSnapshot['sitters'], subscriber: Subscriber): Recipient {
  if (subscriber === undefined) return 'public';
  const seat = sitters.findIndex((one) => one !== null && 'person' in one && one.person === subscriber);
  return seat < 0 ? 'public' : seat;
}

/** Stops following; `caughtUp` resolves when everything that had happened before was told. */
export interface Stop {
  (): void;
  readonly caughtUp: Promise<void>;
}

/** What one act has written, for whoever follows the table. */
export interface Published {
  readonly sitters: TableSnapshot['sitters'];
  readonly entries: readonly PublishedEntry[];
}

/** Somebody who follows a table: gets all news in order, each once. */
class Subscription {
  private busy = false;
  private again = false;
  private gone = false;

  constructor(
    private readonly hub: Hub,
    private readonly table: string,
    private readonly subscriber: Subscriber,
    /** After which number it is told next. */
    private from: number,
    private readonly onNews: OnNews,
  ) {}

  leave(): void {
    this.gone = true;
  }

  /** Takes what was just stored, or reads it if something before it is missing or somebody may be muted. */
  receive({ sitters, entries }: Published): void {
    if ((entries.at(-1)?.no ?? 0) <= this.from && !this.busy) return;
    const isChat = ({ news }: PublishedEntry) => news.some(([, { kind }]) => kind === 'chat');
    const chat = this.subscriber !== undefined && entries.some(isChat);
    if (this.busy || chat || entries[0]?.no !== this.from + 1) return this.catchUp();
    const recipient = recipientOf(sitters, this.subscriber);
    for (const entry of entries) void this.tell(toldTo(entry, recipient));
  }

  /** Begins by reading everything that is missing; resolves when all of it was told. */
  begin(): Promise<void> {
    this.again = true;
    return this.read();
  }

  /** Reads everything that is missing. */
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
    const page = await this.hub.page(this.table, this.subscriber, this.from);
    for (const told of page) await this.tell(told);
    return page.length === PAGE;
  }

  private tell(told: Told | undefined): void | Promise<void> {
    if (this.gone || told === undefined || told.no <= this.from) return;
    this.from = told.no;
    return this.onNews(told);
  }
}

/** Everybody who follows a table, whether it is loaded or not. */
export class Hub {
  private readonly subscriptions = new Map<string, Set<Subscription>>();
  /** The tables of which others have stored something that is being read, and after which number. */
  private readonly reading = new Map<string, number>();

  constructor(
    private readonly tableStore: TableStore,
    /** Whom a person does not want to read. */
    private readonly mutesOf: (person: string) => Promise<readonly string[]>,
    readonly failed: (table: string, error: unknown) => void,
  ) {}

  /** Tells everything after a number and then whatever happens; gives the way to stop. */
  follow(table: string, subscriber: Subscriber, from: number, onNews: OnNews): Stop {
    const subscription = new Subscription(this, table, subscriber, from, onNews);
    const all = this.subscriptions.get(table) ?? new Set();
    this.subscriptions.set(table, all.add(subscription));
    const caughtUp = subscription.begin();
    const stop = () => {
      subscription.leave();
      all.delete(subscription);
      if (all.size === 0 && this.subscriptions.get(table) === all) this.subscriptions.delete(table);
    };
    return Object.assign(stop, { caughtUp });
  }

  /** Whether somebody follows a table. */
  has(table: string): boolean {
    return this.subscriptions.has(table);
  }

  /** Another process has stored something after a number: it is told to everybody here, and read once for that if it did not come along. */
  received(table: string, after: number, published?: string): void {
    if (!this.has(table)) return;
    if (published !== undefined) return this.publish(table, JSON.parse(published) as Published);
    const waiting = this.reading.get(table);
    this.reading.set(table, Math.min(waiting ?? after, after));
    if (waiting === undefined) void this.readFor(table);
  }

  /** Reads what others stored, as long as more of it is heard of; whoever cannot be told so reads what they are missing. */
  private async readFor(table: string): Promise<void> {
    for (;;) {
      const after = this.reading.get(table) ?? 0;
      this.reading.set(table, Infinity);
      try {
        const entries = await this.tableStore.published(table, after, PAGE);
        // Whoever has lost their seat by now is not told what only that seat may know.
        const stored = await this.tableStore.header(table);
        this.publish(table, { sitters: stored?.snapshot.sitters ?? [], entries });
      } catch (error) {
        this.failed(table, error);
        this.catchUpAll(table);
      }
      if (this.reading.get(table) === Infinity) break;
    }
    this.reading.delete(table);
  }

  /** Tells everybody what was stored. */
  publish(table: string, published: Published): void {
    if (published.entries.length === 0) return;
    for (const subscription of this.subscriptions.get(table) ?? []) subscription.receive(published);
  }

  /** What somebody was told after a number, a page at most. The recipient is looked up again afterwards: they may have sat down meanwhile. */
  async page(table: string, subscriber: Subscriber, from: number): Promise<readonly Told[]> {
    let recipient = await this.recipientAt(table, subscriber);
    for (;;) {
      const page = await this.tableStore.news(table, recipient, from, PAGE);
      const then = await this.recipientAt(table, subscriber);
      if (then === recipient) return this.quieted(page, subscriber);
      recipient = then;
    }
  }

  /** News without the chat of people whom the subscriber has muted. */
  private async quieted(page: readonly Told[], subscriber: Subscriber): Promise<readonly Told[]> {
    if (subscriber === undefined || page.every(({ kind }) => kind !== 'chat')) return page;
    const mutes = await this.mutesOf(subscriber);
    return page.map((told) => muted(told, mutes));
  }

  /** Something may have been stored that nobody was told of: everybody reads what they are missing. */
  catchUpAll(table: string): void {
    for (const subscription of this.subscriptions.get(table) ?? []) subscription.catchUp();
  }

  /** The recipient that a subscriber is at a table now. */
  private async recipientAt(table: string, subscriber: Subscriber): Promise<Recipient> {
    if (subscriber === undefined) return 'public';
    const stored = await this.tableStore.header(table);
    return recipientOf(stored?.snapshot.sitters ?? [], subscriber);
  }
}
