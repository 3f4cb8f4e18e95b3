import { isAll, isForFences, isFree, type PriceChange, type Purchase } from '../../agricola/clauses/price';
import type { Told } from '../../agricola/clauses/told';
import { count, list } from '../grammar';
import { condition, HOUSE_WORDS } from './conditions';
import { counted } from './counted';
import { alternatives, goodName, goods } from './nouns';
import { theImprovement } from './upgrades';

const NAMES: Readonly<Record<Purchase, string>> = {
  room: 'room',
  stable: 'stable',
  fence: 'fence',
  renovation: 'renovation',
  major: 'major improvement',
  minor: 'minor improvement',
  occupation: 'occupation',
  improvement: 'improvement',
};

const resources = (n: number) => `${count(n, 'building resource')} of your choice`;

/** Only one such thing. */
const ONCE = { round: 'in each round, your first', game: 'your next' } as const;

/** What improvements that are named cost. */
function pricesNamed(named: readonly number[], change: PriceChange): string {
  const costs = `${list(named.map(theImprovement))} ${named.length === 1 ? 'costs' : 'cost'} you`;
  if (change.change === 'instead')
    return `${costs} ${isFree(change) ? 'nothing' : `only ${goods(change.goods)}`}`;
  return `${costs} ${change.change === 'less' ? goods(change.goods) : change.change === 'lessAny' ? resources(change.n) : ''} less`;
}

/** How a card changes its owner’s prices, in English. */
export function priceChange(told: Extract<Told, { tells: 'price' }>): string {
  const { of, change, named, to, given, times, second, once, besidesPaid } = told;
  const only = given === undefined ? '' : `if ${condition(given)}, `;
  const each = `${
    once === undefined
      ? `each ${list(of.map((one) => NAMES[one]))}`
      : `${ONCE[once]} ${list(
          of.map((one) => NAMES[one]),
          'or',
        )}`
  }${to === undefined ? '' : ` to a ${HOUSE_WORDS[to]} house`}`;
  if (named !== undefined) return `${only}${pricesNamed(named, change)}`;
  switch (change.change) {
    case 'less':
      if (second)
        return `${only}each time you build 2 or more ${list(of.map((one) => `${NAMES[one]}s`))} with one action, they cost you ${goods(change.goods)} less in all`;
      if (isForFences(told))
        return `${only}${change.goods[0][1]} of the fences that you build with each “Build Fences” action cost you no wood${besidesPaid ? ', if you pay for at least 1 other' : ''}`;
      if (isAll(told)) return `${only}${each} costs you no ${goodName(change.goods[0][0])}`;
      if (times !== undefined)
        return `${only}${each} costs you ${goods(change.goods)} less for ${counted(times).each}`;
      return `${only}${each} costs you ${goods(change.goods)} less`;
    case 'lessAny':
      return `${only}${each} costs you ${resources(change.n)} less`;
    case 'instead':
      return `${only}${each} costs you ${isFree(change) ? 'nothing' : `only ${goods(change.goods)}`}`;
    case 'swap':
      return `${only}once for ${each}, you may replace ${alternatives(change.from.map(goods))} of its cost with ${goods(change.to)}`;
    case 'each':
      return `${only}in the cost of ${each}, you may replace any number of ${goodName(change.good, 2)} with as many ${goodName(change.to, 2)}`;
  }
}
