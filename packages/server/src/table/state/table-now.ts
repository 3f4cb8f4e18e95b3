import { Chain } from '@furrow/kernel/chain';
import { askedKind } from '@furrow/kernel/decide';
import { BadOption, BadPool, type Game } from '@furrow/kernel/game';
import { FIRST_GENERATION } from '@furrow/kernel/generation';
import type { Position } from '@furrow/kernel/kind';
import { GameRecord } from '@furrow/kernel/record';
import type { Seat } from '@furrow/kernel/seat';
import type { Order } from '@furrow/wire/acts';
import { seatedPerson } from '@furrow/wire/seated';
import type { Offer, Sitter } from '@furrow/wire/told';
import type { OpenOffer } from '../read/summary';
import type { Entry, Phase, StoredTable, TableFacts, TableMark, TableSnapshot } from '../store/table-store';
import { gameAt, standInFor } from './boxes';
import { type Frozen, isOfGame, type OfGame } from './frozen';
import { PausedOrders } from './paused-orders';

/** How a table stands: what its entries have made of it. */
export class TableNow {
  /** The number of the last entry. */
  last = 0;
  /** How often what is kept of it was rewritten. */
  edition = 0;
  phase: Phase = 'open';
  readonly sitters: Sitter[];
  /** The game, once it has begun. */
  record: GameRecord<Position> | undefined;
  commitment: string | undefined;
  offers: OpenOffer[] = [];
  /** The people whose time is up and who have not moved since. */
  readonly timedOut = new Set<Seat>();
  /** The seats that answer for themselves: who went back, or gave orders while they were waited for. */
  readonly pausedOrders = new PausedOrders();
  /** The people whom the host sent away before the game. */
  readonly sentAway = new Set<string>();
  /** The people who left the game, in their order. */
  readonly gaveUp: { readonly seat: Seat; readonly person: string }[] = [];
  /** How many moves counted when most of them did since all agreed to go back: who plays again what they undid gains no time. */
  furthest = 0;
  /** The seats that are ready for the next game of the campaign, and the card that each keeps. */
  readonly kept = new Map<Seat, string | undefined>();
  /** All who ever sat here, by id. */
  readonly sat = new Set<string>();
  /** The table of the rematch, or of the next game of the campaign. */
  rematch: string | undefined;
  result: TableSnapshot['result'];
  orders: (readonly Order[])[];
  /** Milliseconds left for each seat when the clocks were last looked at; empty without clocks. */
  left: readonly number[] = [];
  since = 0;
  /** When the game last went on or back. */
  moved = 0;
  /** Why the game cannot go on with the rules of this server, if it cannot. */
  frozen: Frozen | undefined;
  /** The seats that a frozen game waited for, and whether its clocks were stopped. */
  waitedFor: readonly Seat[] = [];
  stopped = false;
  /** The boards that the game went through. */
  readonly chain = new Chain();
  /** The seats whose clocks run since then. */
  running: readonly Seat[] = [];

  constructor(
    readonly facts: TableFacts,
    readonly game: Game<Position> = gameAt(facts),
  ) {
    this.sitters = Array.from({ length: facts.wish.seats }, () => null);
    this.orders = this.sitters.map(() => []);
  }

  /** The table as it was kept: its entries are played again. It is frozen at the first one that goes otherwise than it did. */
  static load(stored: StoredTable): TableNow {
    const now = TableNow.opened(stored.facts);
    now.catchUp(stored);
    return now;
  }

  /** Takes over the entries that were kept after its last one, as they are played again, and how the table stands with them. */
  catchUp({ snapshot, entries, edition = 0 }: Omit<StoredTable, 'facts'>): void {
    for (const { no, time, entry } of entries) this.replay(no, entry, time);
    this.edition = edition;
    this.orders = [...snapshot.orders];
    if (snapshot.resting !== undefined) this.pausedOrders.restore(snapshot.resting);
    this.left = snapshot.left;
    this.since = snapshot.since;
    this.running = this.clocked();
    this.result = snapshot.result;
    if (this.frozen !== undefined) this.waitedFor = snapshot.waiting;
    this.record?.forget();
  }

  /** Whether it stands as it is kept. */
  isAt({ last, since, edition }: TableMark): boolean {
    return this.last === last && this.since === since && this.edition === edition;
  }

  /** A table whose game is over as it was kept, without playing it again: all but the moves and the state of the game. */
  static skim({ facts, snapshot, entries }: StoredTable): TableNow {
    const now = TableNow.opened(facts);
    for (const { no, time, entry } of entries) now.note(no, entry, time);
    now.result = snapshot.result;
    return now;
  }

  /** An empty table with its game, or frozen with another one if this server cannot open its own. */
  static opened(facts: TableFacts): TableNow {
    try {
      return new TableNow(facts);
    } catch (error) {
      if (!(error instanceof BadOption || error instanceof BadPool)) throw error;
      const now = new TableNow(facts, standInFor(facts));
      now.frozen = { moves: 0, why: error.message };
      return now;
    }
  }

  /** The game is being played and can go on. */
  get goesOn(): boolean {
    return this.phase === 'playing' && this.frozen === undefined;
  }

  /** The game in play; a table that plays none is our own mistake. */
  get playing(): GameRecord<Position> {
    if (this.record === undefined) throw new Error(`table ${this.facts.id} has no game`);
    return this.record;
  }

  /** The seat of a person. */
  seatOf(person: string): Seat | undefined {
    const seat = this.sitters.findIndex((one) => seatedPerson(one) === person);
    return seat < 0 ? undefined : seat;
  }

  /** The person on a seat, if one sits there. */
  personOn(seat: Seat): string | undefined {
    return seatedPerson(this.sitters[seat]);
  }

  /** The seats on which people sit. */
  people(): Seat[] {
    return this.sitters.flatMap((_, seat) => (this.personOn(seat) === undefined ? [] : [seat]));
  }

  /** The seat of whoever may choose bots and start the game: whoever set up the table, or the first person if they left. */
  host(): Seat | undefined {
    return this.seatOf(this.facts.owner) ?? this.people()[0];
  }

  /** The seats that the game waits for. */
  waiting(): Seat[] {
    const { record } = this;
    if (!this.goesOn || record === undefined) return [];
    const { rules } = this.game;
    return this.sitters.flatMap((_, seat) =>
      askedKind(rules, record.state, seat)?.open === false ? [seat] : [],
    );
  }

  /** The seats whose clocks run: people who are waited for and have time. */
  clocked(): Seat[] {
    if (this.facts.wish.pace.pace === 'free') return [];
    return this.waiting().filter((seat) => this.personOn(seat) !== undefined && !this.timedOut.has(seat));
  }

  /** The state of the game as everybody finds it before the first move, or as it is now. */
  state(): Position {
    return this.record?.state ?? this.game.begin();
  }

  /** Takes an entry that was kept, and does again what it did to the game; the table is frozen at the first one that goes otherwise. */
  replay(no: number, entry: Entry, time: number): void {
    if (isOfGame(entry)) this.frozen ??= this.repeat(entry);
    if (this.frozen === undefined || !isOfGame(entry)) this.note(no, entry, time);
    else this.last = no;
  }

  /** Does again what an entry did to the game; gives what is otherwise than it was then, the game standing before it. */
  private repeat(entry: OfGame): Frozen | undefined {
    const moves = this.playing.length;
    const fault = this.faultOf(entry);
    if (fault === undefined) return undefined;
    const all = this.sitters.map((_, seat) => seat);
    if (this.playing.length > moves) this.playing.undo(moves, all);
    const move =
      entry.kind === 'step' ? { seat: entry.seat, text: entry.text } : { text: `undo ${entry.to}` };
    return { moves, ...move, ...fault };
  }

  /** What goes otherwise when an entry is done again; rules that throw do not take the server with them. */
  private faultOf(entry: OfGame): Pick<Frozen, 'why' | 'error'> | undefined {
    const { playing } = this;
    try {
      const verdict =
        entry.kind === 'step' ? playing.say(entry.seat, entry.text) : playing.undo(entry.to, entry.by);
      if (!verdict.ok) return { why: `it is refused (${JSON.stringify(verdict.reason)})` };
      if (entry.kind !== 'step') return undefined;
      const chain = this.chain.add(this.game.schema, playing.state);
      const isSame = entry.chain === undefined || entry.chain === chain;
      return isSame ? undefined : { why: 'it leads to another position' };
    } catch (error) {
      return { why: `the rules fail (${error instanceof Error ? error.message : String(error)})`, error };
    }
  }

  /** Takes note of an entry; what it does to the game itself was done before. */
  note(no: number, entry: Entry, time: number): void {
    this.last = no;
    if (isOfGame(entry) || entry.kind === 'begin') this.moved = time;
    switch (entry.kind) {
      case 'seat':
        return this.noteSeat(entry);
      case 'begin':
        this.phase = 'playing';
        this.commitment = entry.commitment;
        this.record = new GameRecord(
          this.game,
          entry.sitters.map(recordName),
          this.facts.rules,
          this.facts.generation ?? FIRST_GENERATION,
        );
        return;
      case 'step':
        this.timedOut.delete(entry.seat);
        this.offers = this.offers.filter(({ wants }) => !isForSeat(wants, entry.seat));
        this.noteRest(entry.seat);
        this.furthest = Math.max(this.furthest, this.playing.length);
        if (this.personOn(entry.seat) !== undefined)
          this.offers = this.offers.filter(({ wants }) => wants.what !== 'undo');
        return;
      case 'undo':
        this.offers = this.offers.filter(({ wants }) => wants.what !== 'undo' || wants.to < entry.to);
        for (const seat of entry.by) this.pausedOrders.begin(seat, this.playing.state);
        if (this.sitters.every((_, seat) => entry.by.includes(seat))) this.furthest = entry.to;
        return;
      case 'offer':
        this.offers.push({ offer: entry.offer, by: entry.by, wants: entry.wants, yes: [] });
        return;
      case 'vote':
        return this.noteVote(entry);
      case 'resigned':
        return this.noteGone(entry.seat);
      case 'timeout':
        this.timedOut.add(entry.seat);
        return;
      case 'keep':
        this.kept.set(entry.seat, entry.card);
        return;
      case 'rematch':
        this.rematch = entry.table;
        return;
      case 'over':
        this.phase = 'over';
        this.offers = [];
        return;
      case 'chat':
      case 'resumed':
        return;
    }
  }

  private noteSeat({ seat, sitter, sentAway }: Extract<Entry, { kind: 'seat' }>): void {
    const before = this.personOn(seat);
    if (sentAway && before !== undefined) this.sentAway.add(before);
    const isSame = before !== undefined && before === seatedPerson(sitter);
    if (this.phase === 'playing' && !isSame) this.noteGone(seat);
    this.sitters[seat] = sitter;
    const person = seatedPerson(sitter);
    if (person !== undefined) this.sat.add(person);
    if (isSame) return;
    this.orders[seat] = [];
    if (this.phase === 'open' && sitter === null && this.people().length === 0) this.phase = 'dropped';
  }

  /** The person on a seat leaves the game; what they offered goes with them. */
  private noteGone(seat: Seat): void {
    const person = this.personOn(seat);
    const known = this.gaveUp.some((one) => one.seat === seat);
    if (person !== undefined && !known) this.gaveUp.push({ seat, person });
    this.timedOut.delete(seat);
    this.offers = this.offers.filter(({ by, wants }) => by !== seat && !isForSeat(wants, seat));
  }

  private noteRest(mover: Seat): void {
    const { moves, length } = this.playing;
    const before = this.playing.stateAfter(length - 1);
    if (before !== undefined) this.pausedOrders.moved(this.game, before, mover, moves[length - 1].move);
  }

  private noteVote({ offer, seat, closed }: Extract<Entry, { kind: 'vote' }>): void {
    this.offers = this.offers.flatMap((one) => {
      if (one.offer !== offer) return [one];
      return closed ? [] : [{ ...one, yes: [...one.yes, seat] }];
    });
  }
}

/** Whether a bot is wanted for a seat. */
function isForSeat(wants: Offer, seat: Seat): boolean {
  return wants.what === 'replace' && wants.seat === seat;
}

/** What a record calls whoever sits on a seat: a person by name, a bot by its level. */
export function recordName(sitter: Sitter): string {
  if (sitter === null) return '';
  return 'bot' in sitter ? sitter.bot : sitter.name;
}
