import type { LoadedTable } from '../queue/loaded-table';
import { momentAfter } from '../state/clocks';
import type { TableState } from '../state/table-state';
import type { TableStore } from '../store/table-store';
import type { TableTransaction } from '../transaction/table-transaction';
import { Backoff } from './backoff';

/** Whose time in a slow game runs out within this is notified. */
const SHORT = 12 * 3_600_000;
/** How often such people are looked for. */
const WARNING = 10 * 60_000;
/** A bot is asked by the process at which the game came to it; after so long without a change it is asked anew. */
const LOST_BOT = 10_000;
/** For so long after a process vanished bots are asked at once: it may have been theirs. */
const ORPHANED = 30_000;

/** What upkeep needs. */
interface UpkeepContext {
  readonly tableStore: TableStore;
  readonly now: () => number;
  readonly table: (id: string) => LoadedTable;
  /** Lets the bots of a table think that are waited for. */
  readonly wake: (table: TableState) => void;
  readonly failed: (table: string, error: unknown) => void;
  /** Whether no other process has the same tables. */
  readonly isAlone: () => boolean;
  /** Whether a table is changed by another process alone. */
  readonly isOthers: (table: string) => Promise<boolean>;
}

/** What happens at tables by the clock alone. A table at which that fails is left alone for a while, and no other suffers. */
export class Upkeep {
  /** The questions of slow games, by table, of which somebody was told that time is short. */
  private readonly warned = new Map<string, readonly string[]>();
  private warnedAt = -Infinity;
  private orphanedUntil = -Infinity;
  private readonly backoff = new Backoff();

  constructor(private readonly context: UpkeepContext) {}

  /** Looks at clocks and bots of every table where it is time to, and now and then for people whose time is short. */
  async run(): Promise<void> {
    const { tableStore } = this.context;
    const now = this.context.now();
    const isTheirs = !this.context.isAlone() && now > this.orphanedUntil;
    const due = await tableStore.dueTables(now, isTheirs ? now - LOST_BOT : undefined);
    for (const id of due) await this.tryAt(id, () => this.checkTable(id));
    if (now - this.warnedAt < WARNING) return;
    this.warnedAt = now;
    for (const id of await tableStore.dueTables(now + SHORT)) await this.tryAt(id, () => this.warn(id));
  }

  /** Clears away every open table on which nothing has happened since a time. */
  async dropAbandoned(since: number): Promise<void> {
    const { tableStore, table, failed } = this.context;
    for (const id of await tableStore.abandonedTables(since))
      await table(id)
        .change((transaction) => dropAbandoned(transaction, since))
        .catch((error: unknown) => failed(id, error));
  }

  /** Another process is gone: what its bots were asked is asked here. */
  takeOver(): void {
    this.orphanedUntil = this.context.now() + ORPHANED;
  }

  /** Nobody need be warned at a table any more. */
  forget(id: string): void {
    this.warned.delete(id);
  }

  private async tryAt(id: string, job: () => Promise<void>): Promise<void> {
    const now = this.context.now();
    if (!this.backoff.allows(id, now)) return;
    try {
      await job();
      this.backoff.succeeded(id);
    } catch (error) {
      this.backoff.failed(id, now);
      this.context.failed(id, error);
    }
  }

  /** Looks at one table whose clock may have run out or whose bot is waited for. */
  private async checkTable(id: string): Promise<void> {
    const { table, wake, isOthers } = this.context;
    if (await isOthers(id)) return;
    await table(id).lookAtClocks();
    await table(id).read(wake);
  }

  /** Tells people in slow games once that their time is short. */
  private async warn(id: string): Promise<void> {
    const kept = await this.context.tableStore.header(id);
    if (kept?.facts.wish.pace.pace !== 'slow') return;
    await this.context.table(id).change((transaction) => {
      const { table, time } = transaction;
      const { pace } = table.facts.wish;
      const ends = (seat: number) => momentAfter(pace, table.since, table.left[seat]);
      const short = table.running.filter((seat) => ends(seat) - time <= SHORT);
      const nameOf = (seat: number) => `${seat} ${table.playing.decisionNumber(seat)}`;
      const known = this.warned.get(id) ?? [];
      this.warned.set(id, short.map(nameOf));
      for (const seat of short) if (!known.includes(nameOf(seat))) transaction.notify(seat, 'time-short');
    });
  }
}

/** All who sit at an open table stand up, which drops it, unless something has happened there since a time. */
function dropAbandoned(transaction: TableTransaction, since: number): void {
  const { table } = transaction;
  if (table.phase !== 'open' || table.since >= since) return;
  const people = table.people();
  for (const seat of people.length > 0 ? people : [0])
    transaction.write({ kind: 'seat', seat, sitter: null });
}
