import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { Foretold } from '@furrow/text/advice/merit';
import type { Mind } from './mind';

/**
 * What a judge foretells of the first of some positions and of none of the others, the greatest difference first. Nothing if the guide,
 * which reasons in words follow, likes none of them better than the first: then the reasons say enough.
 */
export function foretold<S extends Position>(
  { seats }: Pick<Game<S>, 'seats'>,
  { judge, guide }: Mind<S>,
  positions: readonly S[],
  seat: Seat,
): Foretold[] {
  if (guide === undefined || guide === judge) return [];
  const [liked, ...others] = positions.map((state) => guide.liking(state, seat));
  if (others.every((other) => other <= liked)) return [];
  const [first, ...rest] = positions.map((state) => {
    const expected = new Float64Array(seats);
    judge.expect(state, expected);
    return expected;
  });
  return Array.from(first, (points, who): Foretold => {
    const elsewhere = rest.map((expected) => expected[who]);
    return who === seat
      ? { merit: 'gains', points: Math.round(points - Math.max(...elsewhere)) }
      : { merit: 'hinders', seat: who, points: Math.round(Math.min(...elsewhere) - points) };
  })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}
