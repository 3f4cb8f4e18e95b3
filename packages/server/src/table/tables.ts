import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf, newSeed } from '@furrow/deal/seed';
import type { Language } from '@furrow/text/language';
import type { Answer, KeyedAct, Refusal } from '@furrow/wire/acts';
import type { Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import { type Bus, localBus } from '../cluster/bus';
import { Roster } from '../cluster/roster';
import { BotSeats } from './bots/bot-seats';
import { thinkInline } from './bots/thinker';
import type { Player } from './command/actor';
import { checkWish } from './command/check-wish';
import { refusalFor } from './command/refusals';
import { Hub, type OnNews, type Stop } from './publish/hub';
import { Presence } from './publish/presence';
import { Publisher } from './publish/publisher';
import { rewriteNews } from './publish/rewrite-news';
import { LoadedTable } from './queue/loaded-table';
import { LoadedTables } from './queue/loaded-tables';
import { Routing } from './queue/routing';
import type { TableQuestion } from './read/question';
import type { SeenGame } from './read/seen-game';
import type { DecisionWords, OpponentDigest, TableSummary } from './read/summary';
import { type CampaignSoFar, TableQueries } from './read/table-queries';
import { rematch } from './rematch';
import { newFacts } from './state/new-facts';
import type { TableState } from './state/table-state';
import { isHidden } from './state/visibility';
import type { TableFacts, TableHeader, TableSnapshot } from './store/stored-table';
import type { TablesContext } from './tables-context';
import type { Chance } from './transaction/consequences';
import type { TableTransaction } from './transaction/table-transaction';
import { resumeClocks } from './upkeep/resume-clocks';
import { Upkeep } from './upkeep/upkeep';

/** A table on which nothing happened for so long is not kept in memory, unless the context says otherwise. */
const IDLE = 5 * 60_000;
/** So many tables are kept in memory, unless the context says otherwise. */
const MOST_LOADED = 2000;
/** How chance is decided unless a test says otherwise. */
const secretChance: Chance = { newSeed, commitmentOf, chanceMove };

/** Where a table comes from, if not only from a wish. */
export interface Origin {
  readonly after?: string;
  readonly daily?: string;
  /** The secret that decides chance, for the deals of the day. */
  readonly seed?: string;
}

/** A new table, or why there is none. */
export type Created = { readonly id: string } | { readonly refusal: Refusal };

/** All tables: the only way to them. */
export class Tables {
  private readonly loadedTables: LoadedTables;
  private readonly hub: Hub;
  /** Who is at which table now; only whoever may follow a table may be let in. */
  readonly presence: Presence;
  private readonly publisher: Publisher;
  private readonly queries: TableQueries;
  private readonly routing: Routing;
  private readonly bots: BotSeats;
  private readonly chance: Chance;
  private readonly upkeep: Upkeep;
  private readonly bus: Bus;

  constructor(private readonly context: TablesContext) {
    const { tableStore, now, rules, failed, mutesOf = () => Promise.resolve([]) } = context;
    const { bus = localBus(), roster = new Roster(bus) } = context;
    const table = (id: string) => this.table(id);
    this.bus = bus;
    this.loadedTables = new LoadedTables(context.mostLoaded ?? MOST_LOADED);
    this.chance = context.chance ?? secretChance;
    this.hub = new Hub(tableStore, mutesOf, failed);
    const read = (id: string, question: TableQuestion) => this.queries.answer(id, question);
    this.routing = new Routing({ bus, roster, tableStore, rules, table, read });
    this.presence = new Presence(
      {
        snapshot: async (id) => (await tableStore.header(id))?.snapshot,
        gathered: (id) => this.startFull(id),
        failed,
      },
      roster,
    );
    const { hub, presence } = this;
    this.publisher = new Publisher({ ...context, hub, presence });
    this.queries = new TableQueries({
      tableStore,
      presence,
      now,
      table,
      isLoaded: this.isLoaded,
      commitmentOf: (seed) => this.chance.commitmentOf(seed),
      page: (id, person, from) => hub.page(id, person, from),
    });
    bus.subscribe((message) => message.say === 'table' && this.publisher.received(message));
    roster.onVanished(() => this.upkeep.takeOver());
    this.bots = new BotSeats({ think: context.think ?? thinkInline, table, failed });
    const wake = (one: TableState) => this.bots.wake(one);
    const isAlone = () => roster.others === 0;
    const isOthers = async (id: string) => (await this.routing.ownerOf(id)) !== undefined;
    this.upkeep = new Upkeep({ tableStore, now, failed, table, wake, isAlone, isOthers });
  }

  /** Sets up a table as somebody wishes it; they sit on its first seat. */
  async create(person: Player, wish: TableWish, origin: Origin = {}): Promise<Created> {
    const checked = checkWish(wish, person.language);
    if ('refusal' in checked) return checked;
    if (wish.rated && person.guest)
      return { refusal: refusalFor(person.language, 'rated-needs-account', undefined) };
    const { seed = this.chance.newSeed(), ...from } = origin;
    const created = this.context.now();
    const facts = newFacts({ wish: checked.wish, owner: person.id, created, seed, ...from });
    const answer = await this.table(facts.id).setUp(facts, person);
    return answer.ok ? { id: facts.id } : answer;
  }

  /** Does what a person wants at a table, at whatever process that must be done. */
  act(id: string, person: Player, keyed: KeyedAct): Promise<Answer> {
    return this.routing.act(id, person, keyed);
  }

  /** A new table for those who played at one; whoever asks later finds the same one. */
  rematch(id: string, person: Player): Promise<Created> {
    const { tableStore, isBlocked = () => Promise.resolve(false) } = this.context;
    const table = (of: string) => this.table(of);
    return rematch({ tables: this, tableStore, isBlocked, table }, id, person);
  }

  /** Whether a table is there for a person, or for anybody. */
  async shows(id: string, person: string | undefined): Promise<boolean> {
    return (await this.queries.stored(id, person)) !== undefined;
  }

  /** Tells all news of a table after a number and then whatever happens; undefined if there is no such table. */
  async follow(
    id: string,
    person: string | undefined,
    from: number,
    onNews: OnNews,
  ): Promise<Stop | undefined> {
    const stored = await this.withNews(id, person);
    return stored && this.hub.follow(id, person, from, onNews);
  }

  /** What a person, or anybody, was told after a number, a page at most; undefined if there is no such table. */
  async news(id: string, person: string | undefined, from: number): Promise<readonly Told[] | undefined> {
    const stored = await this.withNews(id, person);
    return stored && this.hub.page(id, person, from);
  }

  /** What a person, or anybody, may know of a table; undefined if there is no such table. */
  facts(id: string, person?: string): Promise<TableSummary | undefined> {
    return this.routing.read(id, { read: 'facts', person }) as Promise<TableSummary | undefined>;
  }

  /** How the game stands for a person, or for anybody; undefined if there is no such table. */
  view(id: string, person?: string): Promise<SeenGame | undefined> {
    return this.routing.read(id, { read: 'view', person }) as Promise<SeenGame | undefined>;
  }

  /** What a person is asked; undefined if nothing. */
  decision(id: string, person: string, language: Language): Promise<DecisionWords | undefined> {
    const asked = this.routing.read(id, { read: 'decision', person, language });
    return asked as Promise<DecisionWords | undefined>;
  }

  /** What the opponents of a person did since their last move. */
  digest(id: string, person: string, language: Language): Promise<readonly OpponentDigest[]> {
    const asked = this.routing.read(id, { read: 'digest', person, language });
    return asked as Promise<readonly OpponentDigest[]>;
  }

  /** The record of a game that is over, or that cannot go on, as a person, or anybody, may read it. */
  record(id: string, person?: string): Promise<string | undefined> {
    return this.routing.read(id, { read: 'record', person }) as Promise<string | undefined>;
  }

  /** The campaign to which a table belongs, or why there is none; undefined if there is no such table. */
  campaign(id: string, person?: string): Promise<CampaignSoFar | undefined> {
    return this.queries.campaign(id, person);
  }

  /** Changes what is stored of some tables while nothing happens at them; whoever wants something there waits. */
  exclusively<T>(ids: readonly string[], job: () => Promise<T>): Promise<T> {
    const inOrder = [...new Set(ids)].sort();
    return inOrder.reduceRight<() => Promise<T>>(
      (inner, id) => () => this.table(id).exclusively(inner),
      job,
    )();
  }

  /** Looks at clocks and bots of every table where it is time to: one process does it for all. Forgets tables on which nothing happens. */
  async tick(): Promise<void> {
    this.forgetUnused();
    await this.upkeep.run();
  }

  /** Forgets tables on which nothing happens. */
  forgetUnused(): void {
    const { now, idle = IDLE } = this.context;
    this.loadedTables.forgetUnused(now() - idle);
  }

  /** Clears away every open table on which nothing has happened since a time. */
  dropAbandoned(since: number): Promise<void> {
    return this.upkeep.dropAbandoned(since);
  }

  /** Before anybody comes in: nobody in a live game loses the time in which there was no server. */
  resume(): Promise<void> {
    const { tableStore, now, failed } = this.context;
    return resumeClocks(tableStore, now(), failed);
  }

  /** Ends: bots are asked no more, and everything that was begun is done. */
  async close(): Promise<void> {
    await this.bots.close();
    await this.loadedTables.settled();
  }

  /** Whether a table is in memory. */
  readonly isLoaded = (id: string): boolean => this.loadedTables.has(id);

  /** How many tables are in memory. */
  get loaded(): number {
    return this.loadedTables.size;
  }

  /** Starts a table at which nobody is waited for any more. */
  private async startFull(id: string): Promise<void> {
    if (!(await this.table(id).start())) throw new Error('a full table could not be started');
  }

  private table(id: string): LoadedTable {
    return this.loadedTables.use(id, () => this.newTable(id));
  }

  private newTable(id: string): LoadedTable {
    const { tableStore, now, isBlocked = () => Promise.resolve(false) } = this.context;
    return new LoadedTable(id, {
      tableStore,
      now,
      chance: this.chance,
      isShared: this.bus.isShared,
      hides: (facts: TableFacts, person: string | undefined) => isHidden(facts, person, now()),
      isHere: (of, person) => this.presence.isHere(of, person),
      isBlocked,
      failed: (of, error) => {
        this.hub.catchUpAll(of);
        this.context.failed(of, error);
      },
      committed: (of, transaction, snapshot) => this.afterCommit(of, transaction, snapshot),
      unloaded: (of) => this.loadedTables.drop(of),
    });
  }

  private afterCommit(table: TableState, transaction: TableTransaction, snapshot: TableSnapshot): void {
    this.publisher.committed(table, transaction, snapshot);
    if (table.phase !== 'playing') this.upkeep.forget(table.facts.id);
    this.bots.wake(table);
  }

  /** A table as it is stored, its news in the present form: outdated ones are rewritten while nothing happens there. */
  private async withNews(id: string, person: string | undefined): Promise<TableHeader | undefined> {
    const stored = await this.queries.stored(id, person);
    if (stored?.isOutdated === true)
      await this.exclusively([id], () => rewriteNews(this.context.tableStore, id));
    return stored;
  }
}
