import type { Effect } from '@furrow/agricola/effect';
import { amounts, type Goods } from '@furrow/agricola/goods';
import type { Amounts } from '@furrow/farm/goods';
import { singleGoods } from '../../agricola/choices';
import { count, list } from '../grammar';
import { quantity, steps } from './counted';
import { goodName, goods } from './nouns';

type Times = Extract<Effect, { do: 'gain' }>['times'];

/** Bonus points: `2 bonus points`. */
export function bonusPoints(points: number): string {
  return count(points, 'bonus point');
}

/** One of several goods: `1 reed or stone`. */
export function oneOfGoods(of: readonly number[]): string {
  return `1 ${list(
    of.map((good) => goodName(good, 1)),
    'or',
  )}`;
}

/** So much for each of something: `1 food for each room you have`, `1, 2 or 3 food for at least 1, 4 or 7 sheep`. */
export function forEach(what: (times: number) => string, times: Times): string {
  if (times === undefined) return what(1);
  if (times.count !== 'reached') return `${what(1)} for ${quantity(times).each}`;
  const { from, of } = times;
  const worth = [...from.slice(0, -1).map((_, i) => what(i + 1).replace(/ .*/, '')), what(from.length)];
  return `${list(worth, 'or')} for at least ${steps(from, quantity(of))}`;
}

function times(of: Amounts, n: number): Amounts {
  return of.map(([good, count]) => [good, count * n] as const);
}

/** Goods, so much for each of something if `per` says so. */
export function goodsPer(of: Goods, per?: Times): string {
  return forEach((n) => goods(times(amounts(of), n)), per);
}

/** Goods for each place on a card that no animal needs. */
export function emptyPlaces(of: Goods): string {
  return `${goods(amounts(of))} for each empty place on this card`;
}

/** What an effect brings, if it only brings goods and bonus points: `3 food and 1 bonus point`. */
export function prizeOf(effect: Effect): string | undefined {
  switch (effect.do) {
    case 'gain':
      return goodsPer(effect.goods, effect.times);
    case 'points':
      return forEach((n) => bonusPoints(effect.points * n), effect.times);
    case 'oneOf': {
      const choice = singleGoods(effect);
      return choice === undefined ? undefined : oneOfGoods(choice);
    }
    case 'seq':
      return prizesOf(effect.steps);
    default:
      return undefined;
  }
}

/** What several effects bring together, without choices; what all of it is counted by is said once. */
function prizesOf(steps: readonly Effect[]): string | undefined {
  const prizes = steps.map((step) => (step.do === 'oneOf' ? undefined : prizeOf(step)));
  if (!prizes.every((prize) => prize !== undefined)) return undefined;
  const ends = prizes.map((prize) => / for each .*/.exec(prize)?.[0] ?? '');
  if (new Set(ends).size > 1) return prizes.join(', and ');
  return `${list(prizes.map((prize) => prize.slice(0, prize.length - ends[0].length)))}${ends[0]}`;
}
