import { BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/state/goods';
import { prizeSayer } from '../../agricola/prize-words';
import { count, list } from '../grammar';
import { counted, steps } from './counted';
import { amount, goodName, goods } from './nouns';
import { SEASON_NAMES } from './seasons';

/** Bonus points: `2 bonus points`. */
export function bonusPoints(points: number): string {
  return count(points, 'bonus point');
}

/** Goods of which one is chosen: `reed or stone`. */
function either(of: readonly number[]): string {
  return list(
    of.map((good) => goodName(good, 1)),
    'or',
  );
}

const RESOURCES = either(BUILDING_RESOURCES.map(goodNumber));

/** What is taken or received, in English: `3 food and 1 bonus point`. */
export const prize = prizeSayer({
  and: list,
  or: (items) => list(items, 'or'),
  amount,
  points: bonusPoints,
  each: (what, of) => `${what} for ${counted(of).each}`,
  steps: (what, of, from) => `${what} for at least ${steps(from, counted(of).some)}`,
  oneOf: (of) => `1 ${either(of)}`,
  that: (animal) => `1 more ${animal ? 'animal of that type' : 'good of that kind'}`,
  resources: (n) =>
    n === 1 ? `1 ${RESOURCES}` : `${count(n, 'building resource')} of your choice (${RESOURCES})`,
  lying: (of) => (of === undefined ? 'everything on this space' : goods(of)),
  token: 'the starting player token',
  inSeason: (season, what) => `in ${SEASON_NAMES[season]} also ${what}`,
  apart: (prizes, say) => prizes.map(say).join(', and '),
  besides: ', and ',
});
