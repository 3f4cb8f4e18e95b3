import type { Seat } from '@furrow/kernel/seat';

/** By how many points the side of a seat is ahead of the best other side; alone, its points. `sides` as a game says them. */
export function leadOf(points: ArrayLike<number>, seat: Seat, sides: readonly number[]): number {
  const own = sides[seat];
  let most = -Infinity;
  for (let other = 0; other < points.length; other++)
    if (sides[other] !== own) most = Math.max(most, pointsOf(points, sides, sides[other]));
  return most === -Infinity ? pointsOf(points, sides, own) : pointsOf(points, sides, own) - most;
}

/** The points of all seats of a side. */
function pointsOf(points: ArrayLike<number>, sides: readonly number[], side: number): number {
  let sum = 0;
  for (let seat = 0; seat < points.length; seat++) if (sides[seat] === side) sum += points[seat];
  return sum;
}
