import type { Seat } from '@furrow/kernel/seat';
import { seatedPerson } from '@furrow/wire/seated';
import type { TableFacts, TableSnapshot } from '../table/store/stored-table';

/** A finished game as the ladders see it. */
export interface Finished {
  readonly facts: TableFacts;
  readonly result: NonNullable<TableSnapshot['result']>;
  readonly sitters: TableSnapshot['sitters'];
}

/** The ladder of a table: games, editions and numbers of players are never compared with each other. */
export function ladderOf({ wish: { game, options, seats } }: TableFacts): string {
  return [game, options.edition, seats].filter((part) => part !== undefined).join('-');
}

/** The person who answers for a seat: whoever sits there, or whoever left it to a bot. */
export function personOf({ result, sitters }: Finished, seat: Seat): string | undefined {
  const left = result.gaveUp?.find((one) => one.seat === seat);
  return left?.person ?? seatedPerson(sitters[seat]);
}

/**
 * The place of each seat, 1 is the best. Winners come first, then the others by their points, then those who left, the
 * first to leave last of all; of equals each has the better place.
 */
export function placesOf({ result: { scores, winners, gaveUp = [] } }: Finished): number[] {
  const left = gaveUp.map(({ seat }) => seat);
  const ranks = scores.map((points, seat): readonly [group: number, points: number] => {
    const when = left.indexOf(seat);
    if (when >= 0) return [2, when];
    return winners.includes(seat) ? [0, 0] : [1, points];
  });
  const isBefore = (one: readonly [number, number], other: readonly [number, number]) =>
    one[0] < other[0] || (one[0] === other[0] && one[1] > other[1]);
  return ranks.map((mine) => 1 + ranks.filter((other) => isBefore(other, mine)).length);
}
