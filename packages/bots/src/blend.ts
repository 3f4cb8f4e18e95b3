import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Judge } from './judge';
import { leadOf } from './lead';

/** What two judges say of a position: the first counts so much, the other the rest. Neither is followed where it alone is far off. */
export class Blend<S extends Position> implements Judge<S> {
  private readonly expected: Float64Array;
  private readonly other: Float64Array;

  constructor(
    private readonly judges: readonly [Judge<S>, Judge<S>],
    private readonly share: number,
    private readonly sides: readonly number[],
  ) {
    this.expected = new Float64Array(sides.length);
    this.other = new Float64Array(sides.length);
  }

  expect(state: S, into: Float64Array): void {
    const { judges, share, other } = this;
    judges[0].expect(state, into);
    judges[1].expect(state, other);
    for (let seat = 0; seat < into.length; seat++)
      into[seat] = share * into[seat] + (1 - share) * other[seat];
  }

  /** By how much the seat will be ahead. */
  liking(state: S, seat: Seat): number {
    this.expect(state, this.expected);
    return leadOf(this.expected, seat, this.sides);
  }
}
