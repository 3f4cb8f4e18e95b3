import type { Position } from '@furrow/kernel/kind';
import type { GameSoFar } from '@furrow/kernel/so-far';

/** So many times as long as usual bots wait when a round has just begun. */
const BREATH = 2.5;

/** How much longer than usual a bot waits before its next move: the table takes a breath where a round begins. */
export function breathOf({ moves }: Pick<GameSoFar<Position>, 'moves'>): number {
  const last = moves.findLastIndex(({ seat }) => seat >= 0);
  const began = moves
    .slice(Math.max(0, last))
    .some(({ heard }) => heard.some(({ event }) => event === 'round'));
  return began ? BREATH : 1;
}
