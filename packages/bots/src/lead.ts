import type { Seat } from '@furrow/kernel/seat';

/** By how many points a seat is ahead of the best other; alone, its points. */
export function leadOf(points: ArrayLike<number>, seat: Seat): number {
  let most = -Infinity;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other] > most) most = points[other];
  return most === -Infinity ? points[seat] : points[seat] - most;
}
