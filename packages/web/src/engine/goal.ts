import { soloGoal } from '@furrow/agricola/campaign/campaign';
import type { BoxId } from '../protocol/set-up';
import { boxes } from './games';

/** The points to reach for whoever plays alone, as in the first game of a solo campaign, or in this one; undefined in other games. */
export function goalOf(box: BoxId, seats: number, game = 1): number | undefined {
  return seats === 1 && boxes[box].game === 'agricola' ? soloGoal(game) : undefined;
}
