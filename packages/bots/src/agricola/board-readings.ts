import { CLAY, FOOD, GOODS, REED, STONE, WOOD } from '@furrow/agricola/state/goods';
import type { Readings } from './reading';

/** Goods that accumulate on the board. */
const ACCUMULATING: readonly number[] = [WOOD, CLAY, REED, STONE, FOOD, 7, 8, 9];

/** What lies on free spaces, by the part of all people still to be placed that are the seat's. */
export const boardReadings: Readings = {
  ...Object.fromEntries(
    ACCUMULATING.map((good) => [
      `lying:${GOODS[good]}`,
      ({ board }) => Math.min(10, board.lying[good]) * board.share,
    ]) satisfies [string, Readings[string]][],
  ),
  /** What lacks at the harvest of this round and one person could fetch. */
  'lying:meal': ({ board, food, player, course }) =>
    player.home > 0 && course.roundsToFeeding === 0
      ? Math.min(board.fetchable, Math.max(0, food.need - food.ready - food.made))
      : 0,
};
