import type { House } from '@furrow/agricola/options/variant';
import { isAll, isForFences, isFree, type PriceChange, type Purchase } from '../../agricola/clauses/price';
import type { Told } from '../../agricola/clauses/told';
import { count, list } from '../grammar';
import { condition } from './conditions';
import { counted } from './counted';
import { goodLabel, goods } from './nouns';
import { theImprovement } from './upgrades';

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

/** What a renovation leads to. */
const TO_HOUSE: Readonly<Record<House, string>> = {
  wood: 'casa di legno',
  clay: 'casa di argilla',
  stone: 'casa di pietra',
};

const resources = (n: number) => `${count(n, 'risorsa edilizia', 'risorse edilizie')} a scelta`;

/** Only one such thing. */
const ONCE = { round: 'una volta per round', game: 'la prossima volta' } as const;

/** What improvements that are named cost. */
function pricesNamed(named: readonly number[], change: PriceChange): string {
  const one = named.length === 1;
  const things = list(named.map(theImprovement));
  if (change.change === 'instead' && isFree(change))
    return `${things} non ti ${one ? 'costa' : 'costano'} nulla`;
  const costs = `${things} ti ${one ? 'costa' : 'costano'}`;
  if (change.change === 'instead') return `${costs} soltanto ${goods(change.goods)}`;
  return `${costs} ${change.change === 'less' ? goods(change.goods) : change.change === 'lessAny' ? resources(change.n) : ''} in meno`;
}

/** How a card changes its owner’s prices, in Italian. */
export function priceChange(told: Extract<Told, { tells: 'price' }>): string {
  const { of, change, named, to, given, times, second, once, besidesPaid } = told;
  const during = given === undefined ? '' : `finché ${condition(given)}, `;
  const goal = to === undefined ? '' : ` in ${TO_HOUSE[to]}`;
  const each = `${
    once === undefined
      ? `ogni ${list(of.map((one) => NAMES[one]))}`
      : `${ONCE[once]} 1 ${list(
          of.map((one) => NAMES[one]),
          'o',
        )}`
  }${goal}`;
  if (named !== undefined) return `${during}${pricesNamed(named, change)}`;
  switch (change.change) {
    case 'less':
      if (second)
        return `${during}ogni volta che con un’azione costruisci almeno 2 stanze, ti costano in tutto ${goods(change.goods)} in meno`;
      if (isForFences(told))
        return `${during}con ogni azione «Costruire Steccati» ${count(change.goods[0][1], 'steccato non ti costa', 'steccati non ti costano')} legno${besidesPaid ? ', se ne paghi almeno 1 altro' : ''}`;
      if (isAll(told)) return `${during}${each} non ti costa ${goodLabel(change.goods[0][0])}`;
      if (times !== undefined)
        return `${during}${each} ti costa ${goods(change.goods)} in meno per ${counted(times).each}`;
      return `${during}${each} ti costa ${goods(change.goods)} in meno`;
    case 'lessAny':
      return `${during}${each} ti costa ${resources(change.n)} in meno`;
    case 'instead':
      if (isFree(change)) return `${during}${each} non ti costa nulla`;
      return `${during}${each} può costarti ${goods(change.goods)}`;
    case 'swap':
      return `${during}una volta per ${each} puoi pagare ${goods(change.to)} al posto di ${list(change.from.map(goods), 'o')}`;
    case 'each':
      return `${during}per ${each} puoi pagare ${goodLabel(change.to)} al posto di ${goodLabel(change.good)}, in parte o del tutto, uno a uno`;
  }
}
