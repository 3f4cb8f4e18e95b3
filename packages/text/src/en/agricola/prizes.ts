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
import { count, list } from '../grammar';
import { counted, steps } from './counted';
import { amount, goodName, goods } from './nouns';
import { SEASON_NAMES } from './seasons';

/** Bonus points: `2 bonus points`. */
export function bonusPoints(points: number): string {
  return count(points, 'bonus point');
}

/** Goods and points one by one. */
function singly({ goods: of, points }: Things): string[] {
  return [...of.map(([good, n]) => amount(good, n)), ...(points === 0 ? [] : [bonusPoints(points)])];
}

/** Goods and points: `3 food and 1 bonus point`. */
function things(of: Things): string {
  return list(singly(of));
}

/** More from step to step: `1, 2 or 3 food`. */
function graded(of: Things, from: readonly number[]): string {
  const base = singleCount(of);
  return list(
    from.map((_, i) =>
      base === undefined || i === from.length - 1 ? things(multiplied(of, i + 1)) : String(base * (i + 1)),
    ),
    'or',
  );
}

function oneOfGoods(of: readonly number[]): string {
  return list(
    of.map((good) => goodName(good, 1)),
    'or',
  );
}

const RESOURCES = oneOfGoods(BUILDING_RESOURCES.map(goodNumber));

/** The parts of what is simply there. */
function listed(one: Listed): string[] {
  if (one.prize === 'lying' && one.goods !== undefined) return singly({ goods: one.goods, points: 0 });
  return one.prize === 'some' ? singly(one.things) : [prize(one)];
}

function several(of: readonly Prize[]): string {
  const usual = of.filter((one) => one.prize !== 'inSeason');
  const seasonal = of.filter((one) => one.prize === 'inSeason').map((one) => `, and ${prize(one)}`);
  const all = areListed(usual) ? list(usual.flatMap(listed)) : usual.map((one) => prize(one)).join(', and ');
  return `${all}${seasonal.join('')}`;
}

const PRIZES: PhrasesBy<'prize', Prize> = {
  some: ({ things: of }) => things(of),
  each: ({ things: one, of }) => `${things(one)} for ${counted(of).each}`,
  steps: ({ things: one, of, from }) => `${graded(one, from)} for at least ${steps(from, counted(of).some)}`,
  places: ({ things: one }) => `${things(one)} for each empty place on this card`,
  oneOf: ({ goods: of }) => `1 ${oneOfGoods(of)}`,
  resources: ({ n }) =>
    n === 1 ? `1 ${RESOURCES}` : `${count(n, 'building resource')} of your choice (${RESOURCES})`,
  lying: ({ goods: of }) => (of === undefined ? 'everything on this space' : goods(of)),
  token: () => 'the starting player token',
  inSeason: ({ season, of }) => `in ${SEASON_NAMES[season]} also ${prize(of)}`,
  several: ({ of }) => several(of),
};

/** What is taken or received, in English: `3 food and 1 bonus point`. */
export const prize = byKind('prize', PRIZES);
