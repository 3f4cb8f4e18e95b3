import { BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/state/goods';
import { prizeSayer } from '../../agricola/prize-words';
import { list } from '../grammar';
import { counted, steps } from './counted';
import { amount, bonusPoints, goodName, goods } from './nouns';
import { SEASON_NAMES } from './seasons';

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'o',
);

/** What is taken or received, in Italian: `3 cibi e 1 punto bonus`. */
export const prize = prizeSayer({
  and: list,
  or: (items) => list(items, 'o'),
  amount,
  points: bonusPoints,
  each: (what, of) => `${what} per ${counted(of).each}`,
  steps: (what, of, from) => `${what} se hai almeno ${steps(from, counted(of).some)}`,
  oneOf: (of) =>
    list(
      of.map((good) => amount(good, 1)),
      'o',
    ),
  that: (animal) => `1 ${animal ? 'animale' : 'bene'} in più di quel tipo`,
  resources: (n) =>
    n === 1
      ? `1 risorsa da costruzione (${RESOURCES})`
      : `${n} risorse da costruzione a tua scelta (${RESOURCES})`,
  lying: (of = []) => (of.length === 0 ? 'tutto quello che c’è su questo spazio' : goods(of)),
  token: 'il segnalino primo giocatore',
  inSeason: (season, what) => `in ${SEASON_NAMES[season]} anche ${what}`,
  apart: (prizes, say) => prizes.map(say).join(', più '),
  besides: ', e ',
});
