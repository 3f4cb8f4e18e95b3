import type { Purchase, Told } from '../../agricola/clauses/told';
import { list } from '../grammar';
import { condition } from './conditions';
import { alternatives, goods } from './nouns';

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
export function priceChange({ of, change, given }: Extract<Told, { tells: 'price' }>): string {
  const only = given === undefined ? '' : `if ${condition(given)}, `;
  const each = `each ${list(of.map((one) => NAMES[one]))}`;
  switch (change.change) {
    case 'less':
      return `${only}${each} costs you ${goods(change.goods)} less`;
    case 'instead':
      return `${only}${each} costs you only ${goods(change.goods)}`;
    case 'swap':
      return `${only}once for ${each}, you may replace ${alternatives(change.from.map(goods))} of its cost with ${goods(change.to)}`;
  }
}
