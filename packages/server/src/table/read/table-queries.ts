import type { Language } from '@furrow/text/language';
import type { Told } from '@furrow/wire/told';
import type { Presence } from '../publish/presence';
import type { LoadedTable } from '../queue/loaded-table';
import type { TableState } from '../state/table-state';
import { isHidden, isSecretDeal } from '../state/visibility';
import type { TableFacts, TableHeader, TableSnapshot } from '../store/stored-table';
import type { TableStore } from '../store/table-store';
import { campaignOf, gamesOver, tablesBefore } from './campaign-records';
import { decisionWords } from './decision-words';
import { digest } from './digest';
import { isDropped } from './dropped';
import type { TableQuestion } from './question';
import { recordSoFar } from './record-so-far';
import { type SeenGame, seenGameFor } from './seen-game';
import type { DecisionWords, OpponentDigest, TableSummary } from './summary';
import { finishedSummary, type SummaryContext, tableSummary } from './table-summary';

/** What reading tables needs. */
interface QueryContext {
  readonly tableStore: TableStore;
  readonly presence: Presence;
  now(): number;
  table(id: string): LoadedTable;
  isLoaded(id: string): boolean;
  commitmentOf(seed: string): Promise<string>;
  /** What a person, or anybody, was told after a number, a page at most. */
  page(table: string, person: string | undefined, from: number): Promise<readonly Told[]>;
}

/** The campaign of a table as one text, with the tables of its games in their order; or why there is none. */
export type CampaignSoFar =
  | { readonly text: string; readonly tables: readonly string[] }
  | { readonly why: 'no-campaign' | 'not-over' };

/** What people may read of tables. Whoever asks as nobody gets what anybody may know; a table that is not there for them gives undefined. */
export class TableQueries {
  constructor(private readonly context: QueryContext) {}

  /** What is asked, for whoever asks from another process too. */
  answer(id: string, { read, person, language = 'en' }: TableQuestion): Promise<unknown> {
    switch (read) {
      case 'facts':
        return this.facts(id, person);
      case 'view':
        return this.view(id, person);
      case 'decision':
        return this.decision(id, person, language);
      case 'digest':
        return this.digest(id, person, language);
      case 'record':
        return this.record(id, person);
    }
  }

  /** A table as it is stored. */
  async stored(id: string, person: string | undefined): Promise<TableHeader | undefined> {
    const stored = await this.context.tableStore.header(id);
    return stored === undefined || isHidden(stored.facts, person, this.context.now()) ? undefined : stored;
  }

  /** What is known of a table; where everybody has left the one that followed it, another can follow. */
  async facts(id: string, person?: string): Promise<TableSummary | undefined> {
    const summary = await this.summary(id, person);
    if (summary?.rematch === undefined) return summary;
    const { rematch, ...others } = summary;
    return (await isDropped(this.context.tableStore, rematch)) ? others : summary;
  }

  private async summary(id: string, person: string | undefined): Promise<TableSummary | undefined> {
    if (!this.context.isLoaded(id)) {
      const stored = await this.stored(id, person);
      if (stored === undefined) return undefined;
      const over = stored.snapshot.phase === 'over' ? await this.context.tableStore.load(id) : undefined;
      if (over !== undefined)
        return finishedSummary(over, person, await this.summaryContext(over.facts, over.snapshot));
    }
    return this.look(id, person, async (table) =>
      tableSummary(table, person, await this.summaryContext(table.facts, table)),
    );
  }

  /** How the game stands. */
  view(id: string, person?: string): Promise<SeenGame | undefined> {
    return this.look(id, person, (table) => seenGameFor(table, person));
  }

  /** What a person is asked; undefined if nothing. */
  decision(id: string, person: string | undefined, language: Language): Promise<DecisionWords | undefined> {
    return this.look(id, person, (table) => {
      const seat = person === undefined ? undefined : table.seatOf(person);
      return seat === undefined ? undefined : decisionWords(table, seat, language);
    });
  }

  /** What the opponents of a person did since their last move. */
  async digest(
    id: string,
    person: string | undefined,
    language: Language,
  ): Promise<readonly OpponentDigest[]> {
    const lines = await this.look(id, person, (table) => {
      const seat = person === undefined ? undefined : table.seatOf(person);
      return seat === undefined ? [] : digest(table, seat, language);
    });
    return lines ?? [];
  }

  /** The record of a game that is over, or that cannot go on. */
  async record(id: string, person?: string): Promise<string | undefined> {
    const stored = await this.stored(id, person);
    if (stored?.snapshot.phase === 'playing') return this.recordSoFar(id, person);
    const text = stored?.snapshot.result?.record;
    const opened = stored?.facts.daily !== undefined && !isSecretDeal(stored.facts, this.context.now());
    return opened ? text?.replace(/^(deal: [\da-f]{64})$/m, `$1 ${stored.facts.seed}`) : text;
  }

  /** The campaign to which a table belongs, up to its game, if that is over. */
  async campaign(id: string, person?: string): Promise<CampaignSoFar | undefined> {
    const stored = await this.stored(id, person);
    if (stored === undefined) return undefined;
    const { facts } = stored;
    if (facts.wish.campaign === undefined) return { why: 'no-campaign' };
    const over = gamesOver([...(await tablesBefore(this.context.tableStore, facts)), stored]);
    if (over.length === 0) return { why: 'not-over' };
    return { text: campaignOf(over.map(({ record }) => record)), tables: over.map(({ table }) => table) };
  }

  /** What was told of a game that cannot go on, as a record; undefined if it can. */
  private async recordSoFar(id: string, person: string | undefined): Promise<string | undefined> {
    const facts = await this.look(id, person, (table) =>
      table.frozen === undefined ? undefined : table.facts,
    );
    return facts && recordSoFar(facts, (from) => this.context.page(id, person, from));
  }

  /** What is known of a table besides how it stands. */
  private async summaryContext(
    facts: TableFacts,
    { sitters }: Pick<TableSnapshot, 'sitters'>,
  ): Promise<SummaryContext> {
    return {
      commitment: await this.context.commitmentOf(facts.seed),
      isSecret: isSecretDeal(facts, this.context.now()),
      time: this.context.now(),
      here: this.context.presence.seats(facts.id, sitters),
    };
  }

  private look<T>(
    id: string,
    person: string | undefined,
    at: (table: TableState) => T | undefined | Promise<T | undefined>,
  ): Promise<T | undefined> {
    return this.context
      .table(id)
      .read((table) => (isHidden(table.facts, person, this.context.now()) ? undefined : at(table)));
  }
}
