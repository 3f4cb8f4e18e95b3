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
import { list } from '../grammar';
import { counted, steps } from './counted';
import { amount, bonusPoints, goodName, goods } from './nouns';
import { SEASON_NAMES } from './seasons';

/** Goods and points one by one. */
function singly({ goods: of, points }: Things): string[] {
  return [...of.map(([good, n]) => amount(good, n)), ...(points === 0 ? [] : [bonusPoints(points)])];
}

/** Goods and points: `3 cibi e 1 punto bonus`. */
function things(of: Things): string {
  return list(singly(of));
}

/** More from step to step: `1, 2 o 3 cibi`. */
function graded(of: Things, from: readonly number[]): string {
  const base = singleCount(of);
  return list(
    from.map((_, i) =>
      base === undefined || i === from.length - 1 ? things(multiplied(of, i + 1)) : String(base * (i + 1)),
    ),
    'o',
  );
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'o',
);

/** The parts of what is simply there. */
function listed(one: Listed): string[] {
  if (one.prize === 'lying' && one.goods !== undefined) return singly({ goods: one.goods, points: 0 });
  return one.prize === 'some' ? singly(one.things) : [prize(one)];
}

function several(of: readonly Prize[]): string {
  const usual = of.filter((one) => one.prize !== 'inSeason');
  const seasonal = of.filter((one) => one.prize === 'inSeason').map((one) => `, e ${prize(one)}`);
  const all = areListed(usual) ? list(usual.flatMap(listed)) : usual.map((one) => prize(one)).join(', più ');
  return `${all}${seasonal.join('')}`;
}

const PRIZES: PhrasesBy<'prize', Prize> = {
  some: ({ things: of }) => things(of),
  each: ({ things: one, of }) => `${things(one)} per ${counted(of).each}`,
  steps: ({ things: one, of, from }) => `${graded(one, from)} se hai almeno ${steps(from, counted(of).some)}`,
  places: ({ things: one }) => `${things(one)} per ogni posto libero su questa carta`,
  oneOf: ({ goods: of }) =>
    list(
      of.map((good) => amount(good, 1)),
      'o',
    ),
  resources: ({ n }) =>
    n === 1
      ? `1 risorsa da costruzione (${RESOURCES})`
      : `${n} risorse da costruzione a tua scelta (${RESOURCES})`,
  lying: ({ goods: of = [] }) => (of.length === 0 ? 'tutto quello che c’è su questo spazio' : goods(of)),
  token: () => 'il segnalino primo giocatore',
  inSeason: ({ season, of }) => `in ${SEASON_NAMES[season]} anche ${prize(of)}`,
  several: ({ of }) => several(of),
};

/** What is taken or received, in Italian: `3 cibi e 1 punto bonus`. */
export const prize = byKind('prize', PRIZES);
