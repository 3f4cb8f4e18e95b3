import type { State } from '@furrow/agricola/state/state';
import { count } from '@furrow/farm/grid';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';

/** How a seat has played one game; plain data. */
export interface WayOfPlay {
  /** Its points by category, in the order of the score sheet. */
  readonly categories: Readonly<Record<string, number>>;
  /** How many people it has placed. */
  readonly placements: number;
  /** The round in which it first had more of something than at the beginning; what it never had more of is left out. */
  readonly firsts: Readonly<Record<string, number>>;
}

/** What is counted to see when a seat first has more of it. */
type Counts = Readonly<Record<string, (state: Position, seat: Seat) => number>>;

const AGRICOLA: Counts = {
  room: (state, seat) => count((state as State).players[seat].farm.rooms),
  birth: (state, seat) => (state as State).players[seat].people,
};

/** Watches a game and tells how its seats have played. */
export class Watcher<S extends Position> {
  private readonly counts: Counts;
  private readonly seats: readonly Seat[];
  private readonly start: readonly (readonly number[])[];
  private readonly placements: number[];
  private readonly firsts: Record<string, number>[];

  constructor(private readonly game: Game<S>) {
    this.counts = game.id === 'agricola' ? AGRICOLA : {};
    this.seats = Array.from({ length: game.seats }, (_, seat) => seat);
    const begun = game.begin();
    this.start = this.seats.map((seat) => Object.values(this.counts).map((of) => of(begun, seat)));
    this.placements = this.seats.map(() => 0);
    this.firsts = this.seats.map(() => ({}));
  }

  /** A move is about to be made. */
  before(seat: Seat, { verb }: Move): void {
    if (seat !== NOBODY && this.game.turnVerbs.includes(verb)) this.placements[seat]++;
  }

  /** A move was made. */
  after(state: S): void {
    Object.entries(this.counts).forEach(([name, of], i) => {
      for (const seat of this.seats) {
        const firsts = this.firsts[seat];
        if (firsts[name] === undefined && of(state, seat) > this.start[seat][i])
          firsts[name] = this.game.round(state).now;
      }
    });
  }

  /** How each seat has played a game that is over. */
  waysOf(end: S): WayOfPlay[] {
    return this.seats.map((seat) => {
      const categories = Object.fromEntries(this.game.categories.map((category) => [category, 0]));
      for (const { category, points } of this.game.score(end, seat)) categories[category] += points;
      return { categories, placements: this.placements[seat], firsts: this.firsts[seat] };
    });
  }
}
