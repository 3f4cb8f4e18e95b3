import { BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/state/goods';
import { prizeSayer } from '../../agricola/prize-words';
import { count, list } from '../grammar';
import { counted, steps } from './counted';
import { amount, goodName, goods } from './nouns';
import { IN_SEASON } from './seasons';

/** Bonus points: `3 points de bonus`. */
export function bonusPoints(n: number): string {
  return count(n, 'point de bonus', 'points de bonus');
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'ou',
);

/** What is taken or received, in French: `3 PN et 1 point de bonus`. */
export const prize = prizeSayer({
  and: list,
  or: (items) => list(items, 'ou'),
  amount,
  points: bonusPoints,
  each: (what, of) => `${what} pour ${counted(of).each}`,
  steps: (what, of, from) => {
    const { existence, some } = counted(of);
    return `${what} si ${existence[0]} au moins ${steps(from, some)}`;
  },
  oneOf: (of) =>
    list(
      of.map((good) => amount(good, 1)),
      'ou',
    ),
  that: (animal) => (animal ? '1 animal de plus de cette espèce' : '1 marchandise de plus de cette sorte'),
  resources: (n) =>
    n === 1
      ? `1 matériau de construction (${RESOURCES})`
      : `${n} matériaux de construction au choix (${RESOURCES})`,
  lying: (of) => (of === undefined ? 'tout ce qui se trouve sur cette case' : goods(of)),
  token: 'le marqueur de premier joueur',
  inSeason: (season, what) => `${IN_SEASON[season]} aussi ${what}`,
  apart: (prizes, say) => prizes.map(say).join(', ainsi que '),
  besides: ', et ',
});
