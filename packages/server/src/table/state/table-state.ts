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
import type { Entry } from '../store/entry';
import type { Phase, StoredTable, TableFacts, TableSnapshot, TableVersion } from '../store/stored-table';
import { gameAt, standInFor } from './boxes';
import { type Frozen, isGameEntry } from './frozen';
import { PausedOrders } from './paused-orders';
import { redo } from './redo';

/** How a table stands: what its entries have made of it. */
export class TableState {
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
  /** When each seat made its last offers. */
  readonly offered: number[][];
  /** The people whose time is up and who have not moved since. */
  readonly timedOut = new Set<Seat>();
  /** The seats that answer for themselves: who went back, or gave orders while they were waited for. */
  readonly pausedOrders = new PausedOrders();
  /** The people whom the host sent away before the game. */
  readonly sentAway = new Set<string>();
  /** The people whose seats the host freed while they were away. */
  readonly freed = new Set<string>();
  /** The seats of a rematch that anybody may have, not only those who played the game before. */
  readonly forAll = new Set<Seat>();
  /** The people who left the game, in their order. */
  readonly gaveUp: { readonly seat: Seat; readonly person: string }[] = [];
  /** How many moves counted when most of them did since all agreed to go back: who plays again what they undid gains no time. */
  furthest = 0;
  /** The seats that are ready for the next game of the campaign, and the card that each keeps. */
  readonly kept = new Map<Seat, string | undefined>();
  /** All who ever sat here, by id, with the seat of each. */
  readonly sat = new Map<string, Seat>();
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
    this.offered = this.sitters.map(() => []);
  }

  /** The table as it was kept: its entries are played again. It is frozen at the first one that goes otherwise than it did. */
  static load(stored: StoredTable): TableState {
    const table = TableState.opened(stored.facts);
    table.catchUp(stored);
    return table;
  }

  /** Takes over the entries that were kept after its last one, as they are played again, and how the table stands with them. */
  catchUp({ snapshot, entries, edition = 0 }: Omit<StoredTable, 'facts'>): void {
    for (const { no, time, entry } of entries) this.replay(no, entry, time);
    this.edition = edition;
    this.orders = [...snapshot.orders];
    if (snapshot.pausedOrders !== undefined) this.pausedOrders.restore(snapshot.pausedOrders);
    this.left = snapshot.left;
    this.since = snapshot.since;
    this.running = this.clocked();
    this.result = snapshot.result;
    if (this.frozen !== undefined) this.waitedFor = snapshot.waiting;
    this.record?.forget();
  }

  /** Whether it stands as it is kept. */
  isAt({ last, since, edition }: TableVersion): boolean {
    return this.last === last && this.since === since && this.edition === edition;
  }

  /** A table whose game is over as it was kept, without playing it again: all but the moves and the state of the game. */
  static withoutReplay({ facts, snapshot, entries }: StoredTable): TableState {
    const table = TableState.opened(facts);
    for (const { no, time, entry } of entries) table.note(no, entry, time);
    table.result = snapshot.result;
    return table;
  }

  /** An empty table with its game, or frozen with another one if this server cannot open its own. */
  static opened(facts: TableFacts): TableState {
    try {
      return new TableState(facts);
    } catch (error) {
      if (!(error instanceof BadOption || error instanceof BadPool)) throw error;
      const table = new TableState(facts, standInFor(facts));
      table.frozen = { moves: 0, why: error.message };
      return table;
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

  /** Whether a person plays, or played until they gave up. */
  hasPlayer(person: string): boolean {
    return this.seatOf(person) !== undefined || this.gaveUp.some((one) => one.person === person);
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
    if (isGameEntry(entry)) this.frozen ??= redo(this, entry);
    if (this.frozen === undefined || !isGameEntry(entry)) this.note(no, entry, time);
    else this.last = no;
  }

  /** Takes note of an entry; what it does to the game itself was done before. */
  note(no: number, entry: Entry, time: number): void {
    this.last = no;
    if (isGameEntry(entry) || entry.kind === 'begin') this.moved = time;
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
        this.notePausedOrders(entry.seat);
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
        this.offered[entry.by].push(time);
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

  private noteSeat({ seat, sitter, sentAway, freed, forAll }: Extract<Entry, { kind: 'seat' }>): void {
    const before = this.personOn(seat);
    if (sentAway && before !== undefined) this.sentAway.add(before);
    if (freed && before !== undefined) this.freed.add(before);
    if (forAll) this.forAll.add(seat);
    const isSame = before !== undefined && before === seatedPerson(sitter);
    if (this.phase === 'playing' && !isSame) this.noteGone(seat);
    this.sitters[seat] = sitter;
    const person = seatedPerson(sitter);
    if (person !== undefined) this.sat.set(person, seat);
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

  private notePausedOrders(mover: Seat): void {
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
