import type { Effect } from '@furrow/agricola/effect';
import { amounts, type Goods } from '@furrow/agricola/goods';
import type { Amounts } from '@furrow/farm/goods';
import { singleGoods } from '../../agricola/choices';
import { count, list } from '../grammar';
import { quantity, steps } from './counted';
import { amount, goods } from './nouns';

type Times = Extract<Effect, { do: 'gain' }>['times'];

/** Bonus points: `1 Bonuspunkt`, `2 Bonuspunkte`. */
export function bonusPoints(points: number): string {
  return count(points, 'Bonuspunkt', 'Bonuspunkte');
}

/** So much for each of something: `1 Nahrung für jeden deiner Räume`, `1, 2 oder 3 Nahrung für mindestens 1, 4 oder 7 Schafe`. */
function forEach(what: (times: number) => string, times: Times): string {
  if (times === undefined) return what(1);
  if (times.count !== 'reached') return `${what(1)} für ${quantity(times).each}`;
  const { from, of } = times;
  const worth = [...from.slice(0, -1).map((_, i) => what(i + 1).replace(/ .*/, '')), what(from.length)];
  return `${list(worth, 'oder')} für mindestens ${steps(from, quantity(of))}`;
}

function multiplied(of: Amounts, n: number): Amounts {
  return of.map(([good, one]) => [good, one * n] as const);
}

/** Goods, so much for each of something if `per` says so. */
export function goodsPer(of: Goods, per?: Times): string {
  return forEach((n) => goods(multiplied(amounts(of), n)), per);
}

/** What an effect brings, if it only brings goods and bonus points: `3 Nahrung und 1 Bonuspunkt`. */
export function prizeOf(effect: Effect): string | undefined {
  switch (effect.do) {
    case 'gain':
      return goodsPer(effect.goods, effect.times);
    case 'points':
      return forEach((n) => bonusPoints(effect.points * n), effect.times);
    case 'gainPerPlace':
      return `${goodsPer(effect.goods)} für jeden freien Platz auf dieser Karte`;
    case 'oneOf': {
      const either = singleGoods(effect)?.map((good) => amount(good, 1));
      return either === undefined ? undefined : list(either, 'oder');
    }
    case 'seq':
      return prizesOf(effect.steps);
    default:
      return undefined;
  }
}

/** What several effects bring together; said once what all of it is counted by. */
function prizesOf(steps: readonly Effect[]): string | undefined {
  const prizes = steps.map(prizeOf);
  if (!prizes.every((prize) => prize !== undefined)) return undefined;
  const ends = prizes.map((prize) => / für jede.*/.exec(prize)?.[0] ?? '');
  if (new Set(ends).size > 1) return prizes.join(' sowie ');
  return `${list(prizes.map((prize) => prize.slice(0, prize.length - ends[0].length)))}${ends[0]}`;
}
