import type { Rounds } from '@furrow/agricola/effect';
import { list } from '../grammar';
import { quantity } from './counted';

/** Rounds by how much later they come: `5 rounds from now`, `2, 5 and 8 rounds from now`. */
function fromNow(after: readonly number[]): string {
  return after.length === 1 && after[0] === 1
    ? 'right after this one'
    : `${list(after.map(String))} rounds from now`;
}

/** Rounds in which something comes: `each of the next 5 rounds`, `the round 5 rounds from now`. */
export function comingRounds(rounds: Rounds): string {
  if ('after' in rounds)
    return `the ${rounds.after.length === 1 ? 'round' : 'rounds'} ${fromNow(rounds.after)}`;
  const { next } = rounds;
  if (typeof next === 'number') return next === 1 ? 'the next round' : `each of the next ${next} rounds`;
  return next.count === 'roundsLeft'
    ? 'each remaining round'
    : `as many of the next rounds as there are ${quantity(next).many}`;
}

/** The spaces of rounds: `the next 2 round spaces`, `the round space 5 rounds from now`. */
export function roundSpaces(rounds: Rounds): string {
  if (!('after' in rounds)) return comingRounds(rounds);
  const { after } = rounds;
  if (after.every((n, i) => n === i + 1))
    return after.length === 1 ? 'the next round space' : `the next ${after.length} round spaces`;
  return `the ${after.length === 1 ? 'round space' : 'round spaces'} ${fromNow(after)}`;
}
