import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { NOBODY, type Seat } from '@furrow/kernel/seat';
import type { Worthwhile } from './prior';

/** Nobody moves any more. */
export const OVER: Seat = -3;

/** A position in a tree of what may come: who moves, what can be answered, and what follows as far as it was looked at. */
export class Node<S extends Position> {
  visits = 0;
  /** How many points more or less each move counts than it promises; none if all count as they do. */
  private handicaps: readonly number[] | undefined;
  /** The positions after the moves; for chance, those that have come up. */
  readonly after: (Node<S> | undefined)[] = [];

  /** The position itself, once it is looked through: most never are, and keeping all of them costs more than making some again. */
  state: S | undefined;

  constructor(
    /** Who moves; `NOBODY` for chance. */
    readonly seat: Seat,
    public moves: readonly Move[],
    /** The leads that the seats can expect: as they look from here at first, then by what follows. */
    public leads: readonly number[],
    /** How many answers were made before it because they were the only ones. */
    readonly forced = 0,
    /** Whether it is in the middle of a turn. */
    readonly within = false,
  ) {}

  /** Leaves only some of the moves, each with a handicap, before anything follows. */
  narrow({ moves, handicaps }: Worthwhile): void {
    this.moves = moves;
    this.handicaps = handicaps;
  }

  /** How much whoever moves likes one of the moves: what it promises with its handicap. */
  liking(move: number): number {
    const lead = this.after[move]?.leads[this.seat] ?? -Infinity;
    return this.handicaps === undefined ? lead : lead + this.handicaps[move];
  }

  /**
   * Takes over what the positions after it promise: the mean where chance moves, else the best for whoever moves. Where a turn begins, the mean
   * counts so much of it.
   */
  learn(mean: number): void {
    if (this.seat === NOBODY) {
      this.leads = this.meanAfter() ?? this.leads;
      return;
    }
    const best = this.after[this.bestAfter()]?.leads ?? this.leads;
    this.leads = this.within || mean === 0 ? best : mixed(best, this.meanAfter() ?? best, mean);
  }

  /** Which of the positions after it is best for whoever moves. */
  bestAfter(): number {
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < this.after.length; i++) {
      const liked = this.liking(i);
      if (liked > most) [best, most] = [i, liked];
    }
    return best;
  }

  /** Which of the positions after it chance has led to most often. */
  commonest(): number {
    let best = 0;
    let most = -1;
    for (let i = 0; i < this.after.length; i++) {
      const visits = this.after[i]?.visits ?? -1;
      if (visits > most) [best, most] = [i, visits];
    }
    return best;
  }

  /** What the positions after it promise on an average of all visits; undefined if none was looked through. */
  private meanAfter(): number[] | undefined {
    const sums = this.leads.map(() => 0);
    let all = 0;
    for (const node of this.after) {
      if (node === undefined) continue;
      all += node.visits;
      for (let seat = 0; seat < sums.length; seat++) sums[seat] += node.visits * node.leads[seat];
    }
    return all === 0 ? undefined : sums.map((sum) => sum / all);
  }
}

/** So much of the one and the rest of the other. */
function mixed(rest: readonly number[], one: readonly number[], part: number): number[] {
  return rest.map((lead, seat) => lead + part * (one[seat] - lead));
}
