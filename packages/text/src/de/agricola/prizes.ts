import { BUILDING_RESOURCES, goodNumber } from '@furrow/agricola/state/goods';
import { type Prize, singleCount } from '../../agricola/clauses/prize';
import { prizeSayer } from '../../agricola/prize-words';
import { count, list } from '../grammar';
import { counted, steps } from './counted';
import { amount, goodName, goods } from './nouns';
import { SEASON_NAMES } from './seasons';

/** Bonus points: `1 Bonuspunkt`, `2 Bonuspunkte`. */
export function bonusPoints(points: number): string {
  return count(points, 'Bonuspunkt', 'Bonuspunkte');
}

const RESOURCES = list(
  BUILDING_RESOURCES.map((good) => goodName(goodNumber(good), 1)),
  'oder',
);

/** Whether there is no `und` inside a prize. */
function isShort(prize: Prize): boolean {
  return !('things' in prize) || singleCount(prize.things) !== undefined;
}

/** What is taken or received, in German: `3 Nahrung und 1 Bonuspunkt`. */
export const prize = prizeSayer({
  and: list,
  or: (items) => list(items, 'oder'),
  amount,
  points: bonusPoints,
  each: (what, of) => `${what} für ${counted(of).each}`,
  steps: (what, of, from) => `${what} für mindestens ${steps(from, counted(of).some)}`,
  oneOf: (of) =>
    list(
      of.map((good) => amount(good, 1)),
      'oder',
    ),
  that: (animal) => (animal ? '1 weiteres Tier dieser Art' : '1 weitere Ware dieser Sorte'),
  resources: (n) => `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl (${RESOURCES})`,
  lying: (of = []) => (of.length === 0 ? 'alles von diesem Feld' : goods(of)),
  token: 'den Startspielermarker',
  inSeason: (season, what) => `im ${SEASON_NAMES[season]} außerdem ${what}`,
  apart: (prizes, say) =>
    prizes
      .map((one) => (one.prize === 'oneOf' ? `entweder ${say(one)}` : say(one)))
      .join(prizes.every(isShort) ? ' und ' : ' sowie '),
  besides: ', ',
});
