import type { Purchase, Told } from '../../agricola/clauses/told';
import { list } from '../grammar';
import { condition } from './conditions';
import { goods } from './nouns';

/** What is bought, each of it: in the nominative, and in the dative. */
const NAMES: Readonly<Record<Purchase, readonly [nominative: string, dative: string]>> = {
  room: ['jeder Raum', 'jedem Raum'],
  stable: ['jeder Stall', 'jedem Stall'],
  fence: ['jeder Zaun', 'jedem Zaun'],
  renovation: ['jede Renovierung', 'jeder Renovierung'],
  major: ['jede große Anschaffung', 'jeder großen Anschaffung'],
  minor: ['jede kleine Anschaffung', 'jeder kleinen Anschaffung'],
  occupation: ['jede Ausbildung', 'jeder Ausbildung'],
  improvement: ['jede Anschaffung', 'jeder Anschaffung'],
};

/** How a card changes its owner’s prices, in German. */
export function priceChange({ of, change, given }: Extract<Told, { tells: 'price' }>): string {
  const only = given === undefined ? '' : `, solange ${condition(given)}`;
  const everything = list(of.map((one) => NAMES[one][0]));
  switch (change.change) {
    case 'less':
      return `${everything} kostet dich ${goods(change.goods)} weniger${only}`;
    case 'instead':
      return `${everything} kostet dich nur ${goods(change.goods)}${only}`;
    case 'swap': {
      const from = list(change.from.map(goods), 'oder');
      return `bei ${list(of.map((one) => NAMES[one][1]))} darfst du einmal ${from} der Kosten durch ${goods(change.to)} ersetzen${only}`;
    }
  }
}
