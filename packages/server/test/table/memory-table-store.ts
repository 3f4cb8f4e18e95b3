import type { Answer } from '@furrow/wire/acts';
import type { Told } from '@furrow/wire/told';
import { type Recipient, toldTo } from '../../src/table/publish/news-writer';
import type { NumberedEntry, PublishedEntry, StepNews } from '../../src/table/store/entry';
import type {
  NewTable,
  StoredTable,
  TableFacts,
  TableHeader,
  TableSnapshot,
  TableVersion,
} from '../../src/table/store/stored-table';
import { type Notification, StaleChange, type TableChange } from '../../src/table/store/table-change';
import type { IdempotencyKey, TableStore, TableUpdate } from '../../src/table/store/table-store';

/** What is kept of one table, as text, so that nothing is shared with those who gave it. */
interface Kept {
  readonly facts: string;
  snapshot: string;
  readonly entries: string[];
}

/** Keeps tables in memory, as a database would: whole changes or nothing. */
export class MemoryTableStore implements TableStore {
  private readonly tables = new Map<string, Kept>();
  private readonly answers = new Map<string, Answer>();
  readonly notifications: Notification[] = [];
  commits = 0;
  /** So many commits fail before one succeeds. */
  failing = 0;
  /** The next commit is kept, but whoever asked for it never hears so. */
  losesWord = false;

  /** How many tables there are. */
  get size(): number {
    return this.tables.size;
  }

  async create(
    facts: TableFacts,
    snapshot: TableSnapshot,
    entries: readonly NumberedEntry[] = [],
  ): Promise<void> {
    await Promise.resolve();
    this.mayFail();
    this.keepNew({ facts, snapshot, entries });
  }

  private keepNew({ facts, snapshot, entries }: NewTable): void {
    const lines = entries.map((one) => JSON.stringify(one));
    const texts = { facts: JSON.stringify(facts), snapshot: JSON.stringify(snapshot), entries: lines };
    this.tables.set(facts.id, texts);
  }

  load(table: string): Promise<StoredTable | undefined> {
    const kept = this.tables.get(table);
    if (kept === undefined) return Promise.resolve(undefined);
    const entries = this.entries(table).map(({ no, time, entry }) => ({ no, time, entry }));
    return Promise.resolve({ ...parsed(kept), entries });
  }

  header(table: string): Promise<TableHeader | undefined> {
    const kept = this.tables.get(table);
    return Promise.resolve(kept && { ...parsed(kept), last: kept.entries.length });
  }

  version(table: string): Promise<TableVersion | undefined> {
    const kept = this.tables.get(table);
    if (kept === undefined) return Promise.resolve(undefined);
    const { since, phase } = parsed(kept).snapshot;
    return Promise.resolve({ last: kept.entries.length, since, edition: 0, phase });
  }

  async updateSince(table: string, last: number, asked?: IdempotencyKey): Promise<TableUpdate | undefined> {
    const [kept, mark] = [await this.load(table), await this.version(table)];
    const answer = asked && (await this.answerTo(table, asked.person, asked.key));
    return (
      kept && mark && { ...kept, version: mark, ...(answer && { answer }), entries: kept.entries.slice(last) }
    );
  }

  published(table: string, from: number, atMost: number): Promise<readonly PublishedEntry[]> {
    return Promise.resolve(this.entries(table).slice(from, from + atMost));
  }

  async commit({
    table,
    after,
    before,
    entries,
    snapshot,
    answer,
    notifications,
    opens,
  }: TableChange): Promise<void> {
    await Promise.resolve();
    const kept = this.tables.get(table);
    if (kept === undefined) throw new Error('no such table');
    this.mayFail();
    if (kept.entries.length !== after) throw new StaleChange({ table, after, before });
    const { since } = parsed(kept).snapshot;
    if (since !== before) throw new StaleChange({ table, after, before });
    entries.forEach(({ no }, i) => {
      if (no !== after + i + 1) throw new Error(`entry ${no} after ${after + i}`);
    });
    this.commits++;
    if (opens !== undefined) this.keepNew(opens);
    kept.entries.push(...entries.map((one) => JSON.stringify(one)));
    kept.snapshot = JSON.stringify(snapshot);
    this.notifications.push(...notifications);
    if (answer !== undefined) this.answers.set(`${table} ${answer.person} ${answer.key}`, answer.answer);
    if (!this.losesWord) return;
    this.losesWord = false;
    throw new Error('the connection broke');
  }

  answerTo(table: string, person: string, key: string): Promise<Answer | undefined> {
    return Promise.resolve(this.answers.get(`${table} ${person} ${key}`));
  }

  news(table: string, audience: Recipient, from: number, atMost: number): Promise<readonly Told[]> {
    const told = this.entries(table)
      .slice(from, from + atMost)
      .flatMap((entry) => toldTo(entry, audience) ?? []);
    return Promise.resolve(told);
  }

  stepNews(table: string): Promise<readonly StepNews[]> {
    const found = this.entries(table).flatMap(({ no, news }) =>
      news.flatMap(([audience, one]) =>
        one.kind === 'step' || one.kind === 'undo' ? [{ no, audience, news: one }] : [],
      ),
    );
    return Promise.resolve(found);
  }

  rewriteNews(table: string): Promise<void> {
    return Promise.reject(new Error(`the news of table ${table} were never kept otherwise`));
  }

  dueTables(before: number): Promise<readonly string[]> {
    const ids = [...this.tables].flatMap(([id, kept]) => {
      const { phase, deadline, waiting, sitters } = parsed(kept).snapshot;
      const bot = waiting.some((seat) => 'bot' in (sitters[seat] ?? {}));
      return phase === 'playing' && (bot || (deadline ?? Infinity) <= before) ? [id] : [];
    });
    return Promise.resolve(ids);
  }

  abandonedTables(since: number): Promise<readonly string[]> {
    const ids = [...this.tables].flatMap(([id, kept]) => {
      const { phase, since: changed } = parsed(kept).snapshot;
      return phase === 'open' && changed < since ? [id] : [];
    });
    return Promise.resolve(ids);
  }

  private mayFail(): void {
    if (this.failing === 0) return;
    this.failing--;
    throw new Error('the disk is full');
  }

  /** The ids of all tables. */
  get ids(): readonly string[] {
    return [...this.tables.keys()];
  }

  /** Everything that was written of a table. */
  entries(table: string): NumberedEntry[] {
    return this.tables.get(table)?.entries.map((text) => JSON.parse(text) as NumberedEntry) ?? [];
  }

  /** How a table was last kept, as text. */
  snapshotText(table: string): string {
    return this.tables.get(table)?.snapshot ?? '';
  }
}

function parsed({ facts, snapshot }: Kept): Omit<StoredTable, 'entries'> {
  return { facts: JSON.parse(facts) as TableFacts, snapshot: JSON.parse(snapshot) as TableSnapshot };
}
