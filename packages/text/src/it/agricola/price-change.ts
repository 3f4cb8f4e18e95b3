import type { Purchase, Told } from '../../agricola/clauses/told';
import { list } from '../grammar';
import { condition } from './conditions';
import { goods } from './nouns';

const NAMES: Readonly<Record<Purchase, string>> = {
  room: 'stanza',
  stable: 'stalla',
  fence: 'steccato',
  renovation: 'ristrutturazione',
  major: 'grande miglioria',
  minor: 'piccola miglioria',
  occupation: 'occupazione',
  improvement: 'miglioria',
};

/** How a card changes its owner’s prices, in Italian. */
export function priceChange({ of, change, given }: Extract<Told, { tells: 'price' }>): string {
  const during = given === undefined ? '' : `finché ${condition(given)}, `;
  const each = `ogni ${list(of.map((one) => NAMES[one]))}`;
  switch (change.change) {
    case 'less':
      return `${during}${each} ti costa ${goods(change.goods)} in meno`;
    case 'instead':
      return `${during}${each} può costarti ${goods(change.goods)}`;
    case 'swap':
      return `${during}una volta per ${each} puoi pagare ${goods(change.to)} al posto di ${list(change.from.map(goods), 'o')}`;
  }
}
