import type { Purchase, Told } from '../../agricola/clauses/told';
import { list } from '../grammar';
import { condition } from './conditions';
import { goods } from './nouns';

const NAMES: Readonly<Record<Purchase, string>> = {
  room: 'pièce',
  stable: 'étable',
  fence: 'clôture',
  renovation: 'rénovation',
  major: 'aménagement majeur',
  minor: 'aménagement mineur',
  occupation: 'savoir-faire',
  improvement: 'aménagement',
};

/** How a card changes its owner’s prices, in French. */
export function priceChange({ of, change, given }: Extract<Told, { tells: 'price' }>): string {
  const during = given === undefined ? '' : `tant que ${condition(given)}, `;
  const things = list(of.map((one) => `chaque ${NAMES[one]}`));
  switch (change.change) {
    case 'less':
      return `${during}${things} vous coûte ${goods(change.goods)} de moins`;
    case 'instead':
      return `${during}vous pouvez payer ${goods(change.goods)} pour ${things}`;
    case 'swap':
      return `${during}pour ${things}, vous pouvez remplacer une fois ${list(change.from.map(goods), 'ou')} par ${goods(change.to)}`;
  }
}
