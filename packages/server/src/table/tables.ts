import { randomBytes } from 'node:crypto';
import { chanceMove } from '@furrow/deal/chance';
import { commitmentOf, newSeed } from '@furrow/deal/seed';
import type { Language } from '@furrow/text/language';
import type { Answer, KeyedAct, Refusal } from '@furrow/wire/acts';
import type { LobbyRow } from '@furrow/wire/frames';
import type { Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import { isSealed } from '../daily/days';
import type { Deal } from './aftermath';
import { BotSeats } from './bot-seats';
import { momentAfter } from './clocks';
import { decisionWords } from './decision-words';
import { digest } from './digest';
import type { Doing } from './doing';
import { type Hear, Hub, type Stop } from './hub';
import type { Errand, Keeping, KeptBrief, TableFacts, TableStanding } from './keeping';
import type { DecisionWords, DigestOf, KnownTable } from './known';
import { type Around, knownOver, knownTable } from './known-table';
import { LiveTable } from './live-table';
import { LoadedTables } from './loaded-tables';
import { lobbyRowOf } from './lobby';
import { Patience } from './patience';
import type { Person } from './person';
import { Presence } from './presence';
import { refusalFor } from './refusals';
import { resumeClocks } from './resuming';
import { type Standing, standingFor } from './standing';
import type { TableNow } from './table-now';
import { type Thinker, thinkInline } from './thinker';
import { checkedWish } from './wishes';

/** A table on which nothing happened for so long is not kept in memory, unless the world says otherwise. */
const IDLE = 5 * 60_000;
/** So many tables are kept in memory, unless the world says otherwise. */
const MOST_LOADED = 2000;
/** Whose time in a slow game runs out within this gets an errand. */
const SHORT = 12 * 3_600_000;
/** How often such people are looked for. */
const WARNING = 10 * 60_000;

/** How chance is decided unless a test says otherwise. */
const secretDeal: Deal = { newSeed, commitmentOf, chanceMove };

/** What the tables need of the world. */
export interface TablesWorld {
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly deal?: Deal;
  /** After how many milliseconds without anything happening a table is not kept in memory. */
  readonly idle?: number;
  /** How many tables are kept in memory. */
  readonly mostLoaded?: number;
  /** Thinks for bots. */
  readonly think?: Thinker;
  /** Whom a person does not want to read; nobody mutes anybody without it. */
  readonly mutesOf?: (person: string) => Promise<readonly string[]>;
  /** Hears of what went wrong, and at which table. */
  readonly failed: (table: string, error: unknown) => void;
  /** Hears of errands that were kept. */
  readonly errands?: (errands: readonly Errand[]) => void;
  /** Hears how a table stands in the lobby now; null if it is there no more. */
  readonly lobby?: (table: string, row: LobbyRow | null) => void;
  /** Hears of every change that was kept. */
  readonly kept?: (facts: TableFacts, standing: TableStanding) => void;
  /** Hears of every game that has just ended. */
  readonly over?: (facts: TableFacts, standing: TableStanding) => void;
}

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
  private readonly deal: Deal;
  /** The questions of slow games, by table, of which somebody was told that time is short. */
  private readonly warned = new Map<string, readonly string[]>();
  private warnedAt = -Infinity;
  private readonly patience = new Patience();

  constructor(private readonly world: TablesWorld) {
    this.live = new LoadedTables(world.mostLoaded ?? MOST_LOADED);
    this.deal = world.deal ?? secretDeal;
    const { keeping, failed, mutesOf = () => Promise.resolve([]) } = world;
    this.hub = new Hub(keeping, mutesOf, failed);
    this.presence = new Presence({
      sitters: async (id) => (await keeping.brief(id))?.standing.sitters ?? [],
      failed,
    });
    this.bots = new BotSeats({
      think: world.think ?? thinkInline,
      table: (id) => this.table(id),
      failed: world.failed,
    });
  }

  /** Sets up a table as somebody wishes it; they sit on its first seat. */
  async create(person: Person, wish: TableWish, origin: Origin = {}): Promise<Created> {
    const checked = checkedWish(wish, person.language);
    if ('refusal' in checked) return checked;
    const { seed = this.deal.newSeed(), ...from } = origin;
    const id = randomBytes(12).toString('base64url');
    const created = this.world.now();
    const facts: TableFacts = { id, wish: checked.wish, owner: person.id, created, seed, ...from };
    const answer = await this.table(id).setUp(facts, person);
    return answer.ok ? { id } : answer;
  }

  /** Does what a person wants at a table. */
  act(id: string, person: Person, keyed: KeyedAct): Promise<Answer> {
    return this.table(id).act({ person }, keyed);
  }

  /** Whether a table is there for a person, or for anybody. */
  async shows(id: string, person: string | undefined): Promise<boolean> {
    return (await this.shown(id, person)) !== undefined;
  }

  /** Tells all news of a table after a number and then whatever happens; undefined if there is no such table. */
  async follow(id: string, person: string | undefined, from: number, hear: Hear): Promise<Stop | undefined> {
    const kept = await this.shown(id, person);
    return kept && this.hub.follow(id, person, from, hear);
  }

  /** What a person, or anybody, was told after a number, a page at most; undefined if there is no such table. */
  async news(id: string, person: string | undefined, from: number): Promise<readonly Told[] | undefined> {
    const kept = await this.shown(id, person);
    return kept && this.hub.page(id, person, from);
  }

  /** What a person, or anybody, may know of a table; undefined if there is no such table. */
  async facts(id: string, person?: string): Promise<KnownTable | undefined> {
    if (!this.live.has(id)) {
      const kept = await this.shown(id, person);
      if (kept === undefined) return undefined;
      const over = kept.standing.phase === 'over' ? await this.world.keeping.load(id) : undefined;
      if (over !== undefined) return knownOver(over, person, await this.around(over.facts, over.standing));
    }
    return this.look(id, person, async (now) => knownTable(now, person, await this.around(now.facts, now)));
  }

  /** How the game stands for a person, or for anybody; undefined if there is no such table. */
  view(id: string, person?: string): Promise<Standing | undefined> {
    return this.look(id, person, (now) => standingFor(now, person));
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

  /** The record of a game that is over, as a person, or anybody, may read it. */
  async record(id: string, person?: string): Promise<string | undefined> {
    const kept = await this.shown(id, person);
    const text = kept?.standing.result?.record;
    const opened = kept?.facts.daily !== undefined && !this.isSecret(kept.facts);
    return opened ? text?.replace(/^(deal: [\da-f]{64})$/m, `$1 ${kept.facts.seed}`) : text;
  }

  /** A new table with the same options for those who played at one; whoever asks later finds the same one. */
  async rematch(id: string, person: Person): Promise<Created> {
    const known = await this.facts(id, person.id);
    const no = (why: 'no-such-table' | 'not-over' | 'not-seated' | 'one-try') => ({
      refusal: refusalFor(person.language, why, undefined),
    });
    if (known === undefined) return no('no-such-table');
    if (known.phase !== 'over') return no('not-over');
    if (known.rematch !== undefined) return { id: known.rematch };
    if (known.seat === undefined) return no('not-seated');
    if (known.daily !== undefined) return no('one-try');
    const created = await this.table(id).change<Created>(async (doing) => {
      if (doing.now.rematch !== undefined) return { id: doing.now.rematch };
      const next = await this.create(person, known.wish, { after: id });
      if ('id' in next) doing.write({ kind: 'rematch', table: next.id });
      return next;
    });
    return created ?? no('no-such-table');
  }

  /** Changes what is kept of some tables while nothing happens at them; whoever wants something there waits. */
  still<T>(ids: readonly string[], job: () => Promise<T>): Promise<T> {
    const inOrder = [...new Set(ids)].sort();
    return inOrder.reduceRight<() => Promise<T>>((inner, id) => () => this.table(id).still(inner), job)();
  }

  /** Looks at clocks and bots of every table where it is time to, and forgets tables on which nothing happens. */
  async tick(): Promise<void> {
    const now = this.world.now();
    const { idle = IDLE } = this.world;
    this.live.forgetUnused(now - idle);
    for (const id of await this.world.keeping.due(now)) await this.tryAt(id, () => this.seeTo(id));
    if (now - this.warnedAt < WARNING) return;
    this.warnedAt = now;
    for (const id of await this.world.keeping.due(now + SHORT)) await this.tryAt(id, () => this.warn(id));
  }

  /** Clears away every open table on which nothing has happened since a time. */
  async dropAbandoned(since: number): Promise<void> {
    for (const id of await this.world.keeping.abandoned(since))
      await this.table(id)
        .change((doing) => dropAbandoned(doing, since))
        .catch((error: unknown) => this.world.failed(id, error));
  }

  /** Before anybody comes in: nobody in a live game loses the time in which there was no server. */
  resume(): Promise<void> {
    const { keeping, now, failed } = this.world;
    return resumeClocks(keeping, now(), failed);
  }

  /** Ends: bots are asked no more, and everything that was begun is done. */
  async close(): Promise<void> {
    await this.bots.close();
    await this.live.settled();
  }

  /** How many tables are in memory. */
  get loaded(): number {
    return this.live.size;
  }

  private table(id: string): LiveTable {
    const { keeping, now } = this.world;
    const { deal, hides } = this;
    const failed = (of: string, error: unknown) => {
      this.hub.nudge(of);
      this.world.failed(of, error);
    };
    const kept = (of: TableNow, doing: Doing, standing: TableStanding) => this.kept(of, doing, standing);
    const empty = (of: string) => this.live.drop(of);
    const world = { keeping, now, deal, hides, failed, kept, empty };
    return this.live.use(id, () => new LiveTable(id, world));
  }

  /** What is known of a table besides how it stands. */
  private async around(facts: TableFacts, { sitters }: Pick<TableStanding, 'sitters'>): Promise<Around> {
    return {
      commitment: await this.deal.commitmentOf(facts.seed),
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
  private async shown(id: string, person: string | undefined): Promise<KeptBrief | undefined> {
    const kept = await this.world.keeping.brief(id);
    return kept === undefined || this.hides(kept.facts, person) ? undefined : kept;
  }

  /** Looks at a table, if there is one for a person, or for anybody. */
  private look<T>(
    id: string,
    person: string | undefined,
    at: (now: TableNow) => T | undefined | Promise<T | undefined>,
  ): Promise<T | undefined> {
    return this.table(id).read((now) => (this.hides(now.facts, person) ? undefined : at(now)));
  }

  /** Does something at a table that no person asked for; a table at which that fails is left alone for a while. */
  private async tryAt(id: string, job: () => Promise<void>): Promise<void> {
    const now = this.world.now();
    if (!this.patience.allows(id, now)) return;
    try {
      await job();
      this.patience.succeeded(id);
    } catch (error) {
      this.patience.failed(id, now);
      this.world.failed(id, error);
    }
  }

  /** Sees to one table whose clock may have run out or whose bot is waited for. */
  private async seeTo(id: string): Promise<void> {
    await this.table(id).lookAtClocks();
    await this.table(id).read((now) => this.bots.wake(now));
  }

  /** Tells people in slow games once that their time is short. */
  private async warn(id: string): Promise<void> {
    const kept = await this.world.keeping.brief(id);
    if (kept?.facts.wish.pace.pace !== 'slow') return;
    await this.table(id).change((doing) => {
      const { now, time } = doing;
      const { pace } = now.facts.wish;
      const ends = (seat: number) => momentAfter(pace, now.since, now.left[seat]);
      const short = now.running.filter((seat) => ends(seat) - time <= SHORT);
      const nameOf = (seat: number) => `${seat} ${now.playing.decisionNumber(seat)}`;
      const known = this.warned.get(id) ?? [];
      this.warned.set(id, short.map(nameOf));
      for (const seat of short) if (!known.includes(nameOf(seat))) doing.send(seat, 'time-short');
    });
  }

  private kept(now: TableNow, { entries, errands }: Doing, standing: TableStanding): void {
    const { id } = now.facts;
    this.hub.publish(id, { sitters: standing.sitters, entries });
    if (entries.some(({ entry }) => entry.kind === 'seat')) this.presence.changed(id);
    if (errands.length > 0) this.world.errands?.(errands);
    const shown = entries.some(({ entry }) => ['seat', 'begin', 'over'].includes(entry.kind));
    if (shown && now.facts.wish.public) this.world.lobby?.(id, lobbyRowOf(now.facts, standing));
    this.world.kept?.(now.facts, standing);
    if (entries.some(({ entry }) => entry.kind === 'over')) this.world.over?.(now.facts, standing);
    if (now.phase !== 'playing') this.warned.delete(id);
    this.bots.wake(now);
  }
}

/** All who sit at an open table stand up, which drops it, unless something has happened there since a time. */
function dropAbandoned(doing: Doing, since: number): void {
  const { now } = doing;
  if (now.phase !== 'open' || now.since >= since) return;
  const people = now.people();
  for (const seat of people.length > 0 ? people : [0]) doing.write({ kind: 'seat', seat, sitter: null });
}
