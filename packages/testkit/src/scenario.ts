import { findBuilding, STABLE, STALL } from '@furrow/creatures/buildings/index';
import { clearCell, specialEntry } from '@furrow/creatures/farmyard';
import { creatures } from '@furrow/creatures/game';
import { GOODS, type Goods } from '@furrow/creatures/goods';
import { readCell, readEdge } from '@furrow/creatures/notation';
import type { Player, State } from '@furrow/creatures/state';
import type { Decision } from '@furrow/kernel/domain';
import { GameRecord } from '@furrow/kernel/record';
import type { Happening } from '@furrow/kernel/run';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import { type Board, boardOf, changes } from './board';

/** What a scenario begins with: special buildings (a count or ids joined by commas) and who starts (1 or 2). */
export interface Given {
  readonly buildings?: string;
  readonly start?: 1 | 2;
}

/** A game of creatures played in notation, for tests. Seats are 1 and 2 in all texts. */
export class Scenario {
  readonly record: GameRecord<State>;
  /** Everything that happened, in order. */
  readonly heard: Happening[] = [];

  constructor(given: Given = {}) {
    this.record = new GameRecord(creatures.open({ buildings: given.buildings ?? '4' }, 2), ['one', 'two']);
    this.play(`* start ${given.start ?? 1}`);
  }

  get state(): State {
    return this.record.state;
  }

  player(seat: 1 | 2): Player {
    return this.state.players[seat - 1];
  }

  /**
   * Plays lines of notation; moves of a turn are joined by `;`. A line may begin with the seat (`1`, `2`, `*`), else the
   * seat that is asked first moves. Throws if a move is refused.
   */
  play(text: string): this {
    for (const line of text.split('\n').map((one) => one.replace(/#.*/, '').trim())) {
      if (line === '') continue;
      const reason = this.tryLine(line);
      if (reason !== undefined)
        throw new Error(
          `'${line}' is refused: ${JSON.stringify(reason)}; offered: ${this.offered().join(' | ')}`,
        );
    }
    return this;
  }

  /** Plays lines and says what changed on the whole board: name → [before, after], 0 for what is not there. */
  changes(text: string): ReturnType<typeof changes> {
    const before = this.board();
    this.play(text);
    return changes(before, this.board());
  }

  /** Why a line is refused (the first refused move of it; moves before it are played); undefined if it is accepted. */
  why(line: string): Reason | undefined {
    return this.tryLine(line);
  }

  /** Everything on the table by name. */
  board(): Board {
    return boardOf(this.state);
  }

  decision(): Decision | undefined {
    return this.record.decisions()[0];
  }

  /** The canonical answers to the first decision (or to a seat's), in notation. */
  offered(seat?: 1 | 2): string[] {
    const asked = this.record.decisions().find((one) => seat === undefined || one.seat === seat - 1);
    return asked === undefined ? [] : asked.domain.moves().map((move) => this.record.words(asked.seat, move));
  }

  /** The seats that may answer now: those waited for, and those with an open decision. */
  asked(): { seat: number; kind: string; open: boolean }[] {
    return this.record.decisions().map(({ seat, kind, open }) => ({ seat: seat + 1, kind, open }));
  }

  /** The points of a seat now, and of one category. */
  points(seat: 1 | 2, category?: string): number {
    return creatures
      .open({}, 2)
      .score(this.state, seat - 1)
      .filter((line) => category === undefined || line.category === category)
      .reduce((sum, line) => sum + line.points, 0);
  }

  /** The points of one building on a seat's score sheet. */
  pointsOf(seat: 1 | 2, building: string): number {
    const number = findBuilding(building)?.number;
    return creatures
      .open({}, 2)
      .score(this.state, seat - 1)
      .filter((line) => line.category === 'buildings' && line.about === number)
      .reduce((sum, line) => sum + line.points, 0);
  }

  /** Sets goods of a seat, for what a rule is given. */
  give(seat: 1 | 2, goods: Goods): this {
    const own = this.player(seat).goods;
    GOODS.forEach((good, i) => {
      own[i] = goods[good] ?? own[i];
    });
    return this;
  }

  /** Puts things on a farm, for what a rule is given: buildings by cell, troughs and borders by their words. */
  lay(
    seat: 1 | 2,
    on: { at?: Record<string, string>; troughs?: string; borders?: string; columns?: number },
  ): this {
    const { farm } = this.player(seat);
    farm.columns = on.columns ?? farm.columns;
    for (const [where, what] of Object.entries(on.at ?? {})) {
      const cell = known(readCell(farm, where), where);
      clearCell(farm, cell);
      const { number } = known(findBuilding(what), what);
      if (number === STALL) farm.stalls |= 1 << cell;
      else if (number === STABLE) farm.stables |= 1 << cell;
      else farm.specials.push(specialEntry(number, cell));
    }
    for (const where of words(on.troughs)) farm.troughs |= 1 << known(readCell(farm, where), where);
    for (const where of words(on.borders)) {
      const edge = known(readEdge(farm, where), where);
      if (edge < 32) farm.bordersH |= 1 << edge;
      else farm.bordersV |= 1 << (edge - 32);
    }
    return this;
  }

  private tryLine(line: string): Reason | undefined {
    const parts = /^(\*|[12])\s+(.*)$/.exec(line);
    const seat = parts === null ? undefined : seatOf(parts[1]);
    for (const text of (parts?.[2] ?? line).split(';').map((one) => one.trim())) {
      const mover = seat ?? this.decision()?.seat ?? 0;
      const verdict = this.record.say(mover, text, this.heard);
      if (!verdict.ok) return verdict.reason;
    }
    return undefined;
  }
}

function seatOf(word: string): Seat {
  return word === '*' ? NOBODY : Number(word) - 1;
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`'${what}' is not known`);
  return value;
}
