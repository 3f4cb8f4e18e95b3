import type { Position } from '@furrow/kernel/kind';
import { type Happening, heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar, Played } from '@furrow/kernel/so-far';
import type { GameWords } from '@furrow/text/game-words';
import type { LogLine } from '../../protocol/log';
import type { Family } from '../family';
import { seatNames } from '../names';
import { amountOf } from './amounts';

/** The log in one language as one viewer hears it. Lines of a move are made once: a move never changes. */
export class LogWriter {
  private readonly known = new WeakMap<Played, readonly LogLine[]>();
  private readonly names: readonly string[];

  constructor(
    private readonly record: GameSoFar<Position>,
    private readonly words: GameWords<Position>,
    private readonly family: Pick<Family<Position>, 'deed' | 'goods'>,
    private readonly seats: readonly Seat[],
  ) {
    this.names = seatNames(record.seats, words);
  }

  /** What happened in the first so many moves. */
  lines(moves: number): LogLine[] {
    return this.record.moves.slice(0, moves).flatMap((played, before) => {
      const known = this.known.get(played) ?? this.write(played, before + 1);
      this.known.set(played, known);
      return known;
    });
  }

  private write({ seat, heard }: Played, move: number): LogLine[] {
    const state = this.record.stateAfter(move) ?? this.record.state;
    return heardBy(heard, ...this.seats).flatMap((event) => {
      const text = this.words.event(state, event, (one) => this.names[one]);
      return text === undefined ? [] : [{ move, seat, text, ...this.drawn(event, seat, state) }];
    });
  }

  /** What of an event the line of its turn draws. */
  private drawn(event: Happening, seat: Seat, after: Position): Partial<LogLine> {
    const deed = this.family.deed(this.record.game, event, after);
    const { used, laid, gains, done, place, left, whose, apart } = deed;
    return {
      ...(whose !== undefined && whose !== seat && { whose }),
      ...(apart === true && { apart }),
      ...(used !== undefined && { used: { ...used, title: this.words.title(used.id) } }),
      ...(done !== undefined && { done }),
      ...(place !== undefined && { place }),
      ...(left !== undefined && { left }),
      ...(laid !== undefined && { laid: this.words.title(laid) }),
      ...(gains !== undefined && {
        gains: gains.map(([good, count]) => amountOf(this.words, this.family.goods, good, count)),
      }),
    };
  }
}
