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

/** Bonus points: `1 Bonuspunkt`, `2 Bonuspunkte`. */
export function bonusPoints(points: number): string {
  return count(points, 'Bonuspunkt', 'Bonuspunkte');
}

/** Goods and points one by one. */
function singly({ goods: of, points }: Things): string[] {
  return [...of.map(([good, n]) => amount(good, n)), ...(points === 0 ? [] : [bonusPoints(points)])];
}

/** Goods and points: `3 Nahrung und 1 Bonuspunkt`. */
function things(of: Things): string {
  return list(singly(of));
}

/** More from step to step: `1, 2 oder 3 Nahrung`. */
function graded(of: Things, from: readonly number[]): string {
  const base = singleCount(of);
  return list(
    from.map((_, i) =>
      base === undefined || i === from.length - 1 ? things(multiplied(of, i + 1)) : String(base * (i + 1)),
    ),
    'oder',
  );
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'oder',
);

/** The parts of what is simply there. */
function listed(one: Listed): string[] {
  if (one.prize === 'lying' && one.goods !== undefined) return singly({ goods: one.goods, points: 0 });
  return one.prize === 'some' ? singly(one.things) : [prize(one)];
}

/** One of several prizes; of a choice it is said that it is one. */
function part(one: Prize): string {
  return one.prize === 'oneOf' ? `entweder ${prize(one)}` : prize(one);
}

function several(of: readonly Prize[]): string {
  const usual = of.filter((one) => one.prize !== 'inSeason');
  const seasonal = of.filter((one) => one.prize === 'inSeason').map((one) => `, ${prize(one)}`);
  const isShort = usual.every((one) => !('things' in one) || singleCount(one.things) !== undefined);
  const all = areListed(usual)
    ? list(usual.flatMap(listed))
    : usual.map(part).join(isShort ? ' und ' : ' sowie ');
  return `${all}${seasonal.join('')}`;
}

const PRIZES: PhrasesBy<'prize', Prize> = {
  some: ({ things: of }) => things(of),
  each: ({ things: one, of }) => `${things(one)} für ${counted(of).each}`,
  steps: ({ things: one, of, from }) =>
    `${graded(one, from)} für mindestens ${steps(from, counted(of).some)}`,
  places: ({ things: one }) => `${things(one)} für jeden freien Platz auf dieser Karte`,
  oneOf: ({ goods: of }) =>
    list(
      of.map((good) => amount(good, 1)),
      'oder',
    ),
  resources: ({ n }) => `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl (${RESOURCES})`,
  lying: ({ goods: of = [] }) => (of.length === 0 ? 'alles von diesem Feld' : goods(of)),
  token: () => 'den Startspielermarker',
  inSeason: ({ season, of }) => `im ${SEASON_NAMES[season]} außerdem ${prize(of)}`,
  several: ({ of }) => several(of),
};

/** What is taken or received, in German: `3 Nahrung und 1 Bonuspunkt`. */
export const prize = byKind('prize', PRIZES);
