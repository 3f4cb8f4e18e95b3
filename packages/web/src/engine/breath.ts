import type { Position } from '@furrow/kernel/kind';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { Family } from './family';
import { partsIn } from './snapshot/beats';

/** So many times as long as usual bots wait more when a round has just begun. */
const BREATH = 1.5;

/** How much longer than usual a bot waits before its next move: the table takes a breath where a round begins, and while a harvest plays. */
export function breathOf(
  { moves }: Pick<GameSoFar<Position>, 'moves'>,
  family: Pick<Family<Position>, 'harvest'>,
): number {
  const last = moves.findLastIndex(({ seat }) => seat >= 0);
  const heard = moves.slice(Math.max(0, last)).flatMap((move) => move.heard);
  const parts = partsIn(heard, family);
  // One family after the other eats at the usual pace.
  const scene = parts.size === 1 && parts.has('feeding') ? 0 : parts.size;
  return 1 + scene + (heard.some(({ event }) => event === 'round') ? BREATH : 0);
}
