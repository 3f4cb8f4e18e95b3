import { isAll, isForFences } from '../../agricola/clauses/price-change';
import type { Purchase, Told } from '../../agricola/clauses/told';
import { list } from '../grammar';
import { condition, HOUSE_WORDS } from './conditions';
import { counted } from './counted';
import { alternatives, goodName, goods } from './nouns';

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

/** How a card changes its owner’s prices, in English. */
export function priceChange(told: Extract<Told, { tells: 'price' }>): string {
  const { of, change, to, given, times, second } = told;
  const only = given === undefined ? '' : `if ${condition(given)}, `;
  const each = `each ${list(of.map((one) => NAMES[one]))}${to === undefined ? '' : ` to a ${HOUSE_WORDS[to]} house`}`;
  switch (change.change) {
    case 'less':
      if (second)
        return `${only}each time you build 2 or more ${list(of.map((one) => `${NAMES[one]}s`))} with one action, they cost you ${goods(change.goods)} less in all`;
      if (isForFences(told))
        return `${only}${change.goods[0][1]} of the fences that you build with each “Build Fences” action cost you no wood`;
      if (isAll(told)) return `${only}${each} costs you no ${goodName(change.goods[0][0])}`;
      if (times !== undefined)
        return `${only}${each} costs you ${goods(change.goods)} less for ${counted(times).each}`;
      return `${only}${each} costs you ${goods(change.goods)} less`;
    case 'instead':
      return `${only}${each} costs you only ${goods(change.goods)}`;
    case 'swap':
      return `${only}once for ${each}, you may replace ${alternatives(change.from.map(goods))} of its cost with ${goods(change.to)}`;
    case 'each':
      return `${only}in the cost of ${each}, you may replace any number of ${goodName(change.good, 2)} with as many ${goodName(change.to, 2)}`;
  }
}
