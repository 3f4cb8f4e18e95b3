import { BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/goods';
import {
  areListed,
  type Listed,
  multiplied,
  type Prize,
  singleCount,
  type Things,
} from '../../agricola/clauses/prize';
import { byKind, type PhrasesBy } from '../../by-kind';
import { form, list } from '../grammar';
import { counted, steps } from './counted';
import { amount, goodName, goods } from './nouns';
import { IN_SEASON } from './seasons';

/** Bonus points: `3 points de bonus`. */
export function bonusPoints(n: number): string {
  return `${n} ${form(n, 'point de bonus', 'points de bonus')}`;
}

/** Goods and points one by one. */
function singly({ goods: of, points }: Things): string[] {
  return [...of.map(([good, n]) => amount(good, n)), ...(points === 0 ? [] : [bonusPoints(points)])];
}

/** Goods and points: `3 PN et 1 point de bonus`. */
function things(of: Things): string {
  return list(singly(of));
}

/** More from step to step: `1, 2 ou 3 PN`. */
function graded(of: Things, from: readonly number[]): string {
  const base = singleCount(of);
  return list(
    from.map((_, i) =>
      base === undefined || i === from.length - 1 ? things(multiplied(of, i + 1)) : String(base * (i + 1)),
    ),
    'ou',
  );
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'ou',
);

/** The parts of what is simply there. */
function listed(one: Listed): string[] {
  if (one.prize === 'lying' && one.goods !== undefined) return singly({ goods: one.goods, points: 0 });
  return one.prize === 'some' ? singly(one.things) : [prize(one)];
}

function several(of: readonly Prize[]): string {
  const usual = of.filter((one) => one.prize !== 'inSeason');
  const seasonal = of.filter((one) => one.prize === 'inSeason').map((one) => `, et ${prize(one)}`);
  const all = areListed(usual)
    ? list(usual.flatMap(listed))
    : usual.map((one) => prize(one)).join(', ainsi que ');
  return `${all}${seasonal.join('')}`;
}

const PRIZES: PhrasesBy<'prize', Prize> = {
  some: ({ things: of }) => things(of),
  each: ({ things: one, of }) => `${things(one)} pour ${counted(of).each}`,
  steps: ({ things: one, of, from }) => {
    const { existence, some } = counted(of);
    return `${graded(one, from)} si ${existence[0]} au moins ${steps(from, some)}`;
  },
  places: ({ things: one }) => `${things(one)} pour chaque place restée libre sur cette carte`,
  oneOf: ({ goods: of }) =>
    list(
      of.map((good) => amount(good, 1)),
      'ou',
    ),
  resources: ({ n }) =>
    n === 1
      ? `1 matériau de construction (${RESOURCES})`
      : `${n} matériaux de construction au choix (${RESOURCES})`,
  lying: ({ goods: of }) => (of === undefined ? 'tout ce qui se trouve sur cette case' : goods(of)),
  token: () => 'le marqueur de premier joueur',
  inSeason: ({ season, of }) => `${IN_SEASON[season]} aussi ${prize(of)}`,
  several: ({ of }) => several(of),
};

/** What is taken or received, in French: `3 PN et 1 point de bonus`. */
export const prize = byKind('prize', PRIZES);
