import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf, newSeed } from '@furrow/deal/seed';
import type { Language } from '@furrow/text/language';
import type { Answer, KeyedAct, Refusal } from '@furrow/wire/acts';
import type { Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import { type Bus, localBus, type Message } from '../cluster/bus';
import { Forwarding } from '../cluster/forwarding';
import { Roster } from '../cluster/roster';
import { isSealed } from '../daily/days';
import { newId } from '../ids';
import { BotSeats } from './bots/bot-seats';
import { thinkInline } from './bots/thinker';
import type { Person } from './command/person';
import { refusalFor } from './command/refusals';
import { peopleAt } from './command/seating';
import { checkedWish } from './command/wishes';
import { type Hear, Hub, type Stop } from './publish/hub';
import { lobbyRowOf } from './publish/lobby';
import { Presence } from './publish/presence';
import { tellAnew } from './publish/retold';
import { LiveTable } from './queue/live-table';
import { LoadedTables } from './queue/loaded-tables';
import { campaignOf, recordsOf, tablesBefore } from './read/campaign-records';
import { decisionWords } from './read/decision-words';
import { digest } from './read/digest';
import { recordSoFar } from './read/record-so-far';
import { type SeenGame, seenGameFor } from './read/seen-game';
import type { DecisionWords, DigestOf, TableSummary } from './read/summary';
import { type Around, finishedSummary, tableSummary } from './read/table-summary';
import { newFacts } from './state/new-facts';
import type { TableNow } from './state/table-now';
import type { StoredBrief, TableFacts, TableSnapshot } from './store/table-store';
import type { TablesWorld } from './tables-world';
import type { Chance } from './transaction/consequences';
import { followingGame } from './transaction/next-game';
import type { TableTransaction } from './transaction/table-transaction';
import { resumeClocks } from './upkeep/resuming';
import { Upkeep } from './upkeep/upkeep';

/** A table on which nothing happened for so long is not kept in memory, unless the world says otherwise. */
const IDLE = 5 * 60_000;
/** So many tables are kept in memory, unless the world says otherwise. */
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

/** All tables: the only door to them. */
export class Tables {
  private readonly live: LoadedTables;
  private readonly hub: Hub;
  /** Who is at which table now; only whoever may follow a table may be let in. */
  readonly presence: Presence;
  private readonly bots: BotSeats;
  private readonly chance: Chance;
  private readonly upkeep: Upkeep;
  private readonly bus: Bus;
  private readonly roster: Roster;
  private readonly forwarding: Forwarding;

  constructor(private readonly world: TablesWorld) {
    this.live = new LoadedTables(world.mostLoaded ?? MOST_LOADED);
    this.chance = world.chance ?? secretChance;
    const { tableStore, failed, mutesOf = () => Promise.resolve([]) } = world;
    this.hub = new Hub(tableStore, mutesOf, failed);
    const { bus = localBus(), roster = new Roster(bus) } = world;
    this.bus = bus;
    this.roster = roster;
    this.forwarding = new Forwarding(bus, (id, person, keyed) => this.table(id).act({ person }, keyed));
    this.presence = new Presence(
      {
        snapshot: async (id) => (await tableStore.brief(id))?.snapshot,
        gathered: (id) => this.startFull(id),
        failed,
      },
      roster,
    );
    bus.subscribe((message) => message.say === 'table' && this.heard(message));
    roster.onVanished(() => this.upkeep.takeOver());
    this.bots = new BotSeats({
      think: world.think ?? thinkInline,
      table: (id) => this.table(id),
      failed: world.failed,
    });
    const wake = (now: TableNow) => this.bots.wake(now);
    const isAlone = () => roster.others === 0;
    const table = (id: string) => this.table(id);
    const isOthers = async (id: string) => (await this.ownerOf(id)) !== undefined;
    this.upkeep = new Upkeep({ tableStore, now: world.now, failed, table, wake, isAlone, isOthers });
  }

  /** Sets up a table as somebody wishes it; they sit on its first seat. */
  async create(person: Person, wish: TableWish, origin: Origin = {}): Promise<Created> {
    const checked = checkedWish(wish, person.language);
    if ('refusal' in checked) return checked;
    if (wish.rated && person.guest)
      return { refusal: refusalFor(person.language, 'rated-needs-account', undefined) };
    const { seed = this.chance.newSeed(), ...from } = origin;
    const created = this.world.now();
    const facts = newFacts({ wish: checked.wish, owner: person.id, created, seed, ...from });
    const answer = await this.table(facts.id).setUp(facts, person);
    return answer.ok ? { id: facts.id } : answer;
  }

  /** Does what a person wants at a table; at once if all processes have the same rules, so that the table is in memory from now on. */
  async act(id: string, person: Person, keyed: KeyedAct): Promise<Answer> {
    const owner = this.roster.isMixed ? await this.ownerOf(id) : undefined;
    if (owner === undefined) return this.table(id).act({ person }, keyed);
    const answer = await this.forwarding.actAt(owner, id, person, keyed);
    return answer ?? { ok: false, refusal: refusalFor(person.language, 'not-kept', undefined) };
  }

  /**
   * Another process that alone changes a table now: its game was last played with rules that this one does not have, and a process
   * that has them is still there. Once there is none, whoever can play it again with their own rules goes on with it.
   */
  private async ownerOf(id: string): Promise<string | undefined> {
    if (!this.roster.isMixed) return undefined;
    const mark = await this.world.tableStore.mark(id);
    if (mark?.phase !== 'playing' || mark.rules === undefined || mark.rules === this.world.rules)
      return undefined;
    return this.roster.peerWith(mark.rules);
  }

  /** Whether a table is there for a person, or for anybody. */
  async shows(id: string, person: string | undefined): Promise<boolean> {
    return (await this.shown(id, person)) !== undefined;
  }

  /** Tells all news of a table after a number and then whatever happens; undefined if there is no such table. */
  async follow(id: string, person: string | undefined, from: number, hear: Hear): Promise<Stop | undefined> {
    const kept = await this.toldOf(id, person);
    return kept && this.hub.follow(id, person, from, hear);
  }

  /** What a person, or anybody, was told after a number, a page at most; undefined if there is no such table. */
  async news(id: string, person: string | undefined, from: number): Promise<readonly Told[] | undefined> {
    const kept = await this.toldOf(id, person);
    return kept && this.hub.page(id, person, from);
  }

  /** What a person, or anybody, may know of a table; undefined if there is no such table. */
  async facts(id: string, person?: string): Promise<TableSummary | undefined> {
    if (!this.live.has(id)) {
      const kept = await this.shown(id, person);
      if (kept === undefined) return undefined;
      const over = kept.snapshot.phase === 'over' ? await this.world.tableStore.load(id) : undefined;
      if (over !== undefined)
        return finishedSummary(over, person, await this.around(over.facts, over.snapshot));
    }
    return this.look(id, person, async (now) => tableSummary(now, person, await this.around(now.facts, now)));
  }

  /** How the game stands for a person, or for anybody; undefined if there is no such table. */
  view(id: string, person?: string): Promise<SeenGame | undefined> {
    return this.look(id, person, (now) => seenGameFor(now, person));
  }

  /** What a person is asked; undefined if nothing. */
  decision(id: string, person: string, language: Language): Promise<DecisionWords | undefined> {
    return this.look(id, person, (now) => {
      const seat = now.seatOf(person);
      return seat === undefined ? undefined : decisionWords(now, seat, language);
    });
  }

  /** What the opponents of a person did since their last move. */
  async digest(id: string, person: string, language: Language): Promise<readonly DigestOf[]> {
    const lines = await this.look(id, person, (now) => {
      const seat = now.seatOf(person);
      return seat === undefined ? [] : digest(now, seat, language);
    });
    return lines ?? [];
  }

  /** The record of a game that is over, or that cannot go on, as a person, or anybody, may read it. */
  async record(id: string, person?: string): Promise<string | undefined> {
    const kept = await this.shown(id, person);
    if (kept?.snapshot.phase === 'playing') return this.recordSoFar(id, person);
    const text = kept?.snapshot.result?.record;
    const opened = kept?.facts.daily !== undefined && !this.isSecret(kept.facts);
    return opened ? text?.replace(/^(deal: [\da-f]{64})$/m, `$1 ${kept.facts.seed}`) : text;
  }

  /** What a person, or anybody, was told of a game that cannot go on, as a record; undefined if it can. */
  private async recordSoFar(id: string, person: string | undefined): Promise<string | undefined> {
    const facts = await this.look(id, person, (now) => (now.frozen === undefined ? undefined : now.facts));
    return facts && recordSoFar(facts, (from) => this.hub.page(id, person, from));
  }

  /** The campaign to which a table belongs, up to its game, if that is over, or why there is none; undefined if there is no such table. */
  async campaign(
    id: string,
    person?: string,
  ): Promise<{ readonly text: string } | { readonly why: 'no-campaign' | 'not-over' } | undefined> {
    const kept = await this.shown(id, person);
    if (kept === undefined) return undefined;
    const { facts, snapshot } = kept;
    if (facts.wish.campaign === undefined) return { why: 'no-campaign' };
    const records = await recordsOf(this.world.tableStore, facts);
    const all = [...records, ...(snapshot.result === undefined ? [] : [snapshot.result.record])];
    return all.length === 0 ? { why: 'not-over' } : { text: campaignOf(all) };
  }

  /**
   * A new table with the same options for those who played at one; whoever asks later finds the same one. After a campaign it is the
   * first game of another one.
   */
  async rematch(id: string, person: Person): Promise<Created> {
    const known = await this.facts(id, person.id);
    const no = (
      why:
        | 'no-such-table'
        | 'not-over'
        | 'not-seated'
        | 'one-try'
        | 'blocked'
        | 'not-kept'
        | 'campaign-goes-on',
    ) => ({ refusal: refusalFor(person.language, why, undefined) });
    if (known === undefined) return no('no-such-table');
    if (known.phase !== 'over') return no('not-over');
    if (known.rematch !== undefined) return { id: known.rematch };
    if (known.seat === undefined) return no('not-seated');
    if (known.daily !== undefined) return no('one-try');
    if (await this.world.isBlocked?.(peopleAt(known.sitters), person.id)) return no('blocked');
    let made: Created | undefined;
    const created = await this.table(id).change<Created>(async (transaction) => {
      const { rematch } = transaction.now;
      // Somebody else was quicker, at another process.
      if (rematch !== undefined && made !== undefined && 'id' in made)
        await this.act(made.id, person, { key: `leave-${newId()}`, act: { act: 'leave' } });
      if (rematch !== undefined) return { id: rematch };
      if (known.wish.campaign !== undefined && (await followingGame(transaction)) !== undefined)
        return no('campaign-goes-on');
      made ??= await this.again(person, transaction.now.facts);
      const next = made;
      if ('id' in next) transaction.write({ kind: 'rematch', table: next.id });
      return next;
    });
    if (created === 'not-kept') return no(created);
    return created ?? no('no-such-table');
  }

  /** A table like another one, or for another campaign. */
  private async again(person: Person, facts: TableFacts): Promise<Created> {
    if (facts.wish.campaign === undefined) return this.create(person, facts.wish, { after: facts.id });
    const [first = { facts }] = await tablesBefore(this.world.tableStore, facts);
    return this.create(person, first.facts.wish);
  }

  /** Changes what is kept of some tables while nothing happens at them; whoever wants something there waits. */
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
    await this.upkeep.goRound();
  }

  /** Forgets tables on which nothing happens. */
  forgetUnused(): void {
    const { now, idle = IDLE } = this.world;
    this.live.forgetUnused(now() - idle);
  }

  /** Clears away every open table on which nothing has happened since a time. */
  dropAbandoned(since: number): Promise<void> {
    return this.upkeep.dropAbandoned(since);
  }

  /** Before anybody comes in: nobody in a live game loses the time in which there was no server. */
  resume(): Promise<void> {
    const { tableStore, now, failed } = this.world;
    return resumeClocks(tableStore, now(), failed);
  }

  /** Ends: bots are asked no more, and everything that was begun is done. */
  async close(): Promise<void> {
    await this.bots.close();
    await this.live.settled();
  }

  /** Whether a table is in memory. */
  readonly isLoaded = (id: string): boolean => this.live.has(id);

  /** How many tables are in memory. */
  get loaded(): number {
    return this.live.size;
  }

  /** Starts a table at which nobody is waited for any more. */
  private async startFull(id: string): Promise<void> {
    if (!(await this.table(id).start())) throw new Error('a full table could not be started');
  }

  private table(id: string): LiveTable {
    const { tableStore, now } = this.world;
    const { chance, hides, presence } = this;
    const isHere = (of: string, person: string) => presence.isHere(of, person);
    const failed = (of: string, error: unknown) => {
      this.hub.nudge(of);
      this.world.failed(of, error);
    };
    const kept = (of: TableNow, transaction: TableTransaction, snapshot: TableSnapshot) =>
      this.kept(of, transaction, snapshot);
    const empty = (of: string) => this.live.drop(of);
    const isBlocked = this.world.isBlocked ?? (() => Promise.resolve(false));
    const { isShared } = this.bus;
    const world = { tableStore, now, chance, isShared, hides, isHere, isBlocked, failed, kept, empty };
    return this.live.use(id, () => new LiveTable(id, world));
  }

  /** What is known of a table besides how it stands. */
  private async around(facts: TableFacts, { sitters }: Pick<TableSnapshot, 'sitters'>): Promise<Around> {
    return {
      commitment: await this.chance.commitmentOf(facts.seed),
      isSecret: this.isSecret(facts),
      here: this.presence.seats(facts.id, sitters),
    };
  }

  /** Whether what chance does at a table is dealt to others too, who must not learn of it yet. */
  private isSecret({ daily }: TableFacts): boolean {
    return daily !== undefined && isSealed(daily, this.world.now());
  }

  /** Whether a table is not there for somebody: a deal of the day is nobody else's business as long as its day lasts. */
  private readonly hides = (facts: TableFacts, person: string | undefined): boolean =>
    facts.owner !== person && this.isSecret(facts);

  /** A table as it was kept, if there is one for a person, or for anybody. */
  private async shown(id: string, person: string | undefined): Promise<StoredBrief | undefined> {
    const kept = await this.world.tableStore.brief(id);
    return kept === undefined || this.hides(kept.facts, person) ? undefined : kept;
  }

  /** The same, when its news are kept in the present form: outdated ones are told anew while nothing happens there. */
  private async toldOf(id: string, person: string | undefined): Promise<StoredBrief | undefined> {
    const kept = await this.shown(id, person);
    if (kept?.isOutdated === true) await this.exclusively([id], () => tellAnew(this.world.tableStore, id));
    return kept;
  }

  /** Looks at a table, if there is one for a person, or for anybody. */
  private look<T>(
    id: string,
    person: string | undefined,
    at: (now: TableNow) => T | undefined | Promise<T | undefined>,
  ): Promise<T | undefined> {
    return this.table(id).read((now) => (this.hides(now.facts, person) ? undefined : at(now)));
  }

  /** Another process has changed a table: everybody here who wants to know of it is told. */
  private heard({ table, after, seats, shown, published }: Extract<Message, { say: 'table' }>): void {
    this.hub.heard(table, after, published);
    if (seats === true) this.presence.changed(table);
    const { tableStore, lobby, kept: hear, isWatched = () => false, failed } = this.world;
    if (!isWatched(shown === true)) return;
    const tell = async () => {
      const stored = await tableStore.brief(table);
      if (stored === undefined) return;
      const { facts, snapshot } = stored;
      if (shown === true && facts.wish.public) lobby?.(table, lobbyRowOf(facts, snapshot));
      hear?.(facts, snapshot);
    };
    tell().catch((error: unknown) => failed(table, error));
  }

  private kept(now: TableNow, { entries, errands }: TableTransaction, snapshot: TableSnapshot): void {
    const { id } = now.facts;
    this.hub.publish(id, { sitters: snapshot.sitters, entries });
    if (entries.some(({ entry }) => entry.kind === 'seat')) this.presence.changed(id);
    if (errands.length > 0) this.world.errands?.(errands);
    const shown = entries.some(({ entry }) => ['seat', 'begin', 'over'].includes(entry.kind));
    if (shown && now.facts.wish.public) this.world.lobby?.(id, lobbyRowOf(now.facts, snapshot));
    this.world.kept?.(now.facts, snapshot);
    if (entries.some(({ entry }) => entry.kind === 'over')) this.world.over?.(now.facts, snapshot);
    if (now.phase !== 'playing') this.upkeep.forget(id);
    this.bots.wake(now);
  }
}
