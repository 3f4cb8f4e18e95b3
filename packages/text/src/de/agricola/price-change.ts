import type { House } from '@furrow/agricola/variant';
import { isAll, isForFences, isFree, type PriceChange, type Purchase } from '../../agricola/clauses/price';
import type { Told } from '../../agricola/clauses/told';
import { count, list } from '../grammar';
import { condition } from './conditions';
import { counted } from './counted';
import { fences, goodName, goods } from './nouns';
import { theImprovement } from './upgrades';

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

/** What a renovation leads to. */
const TO_HOUSE: Readonly<Record<House, string>> = {
  wood: 'zur Holzhütte',
  clay: 'zur Lehmhütte',
  stone: 'zum Steinhaus',
};

const resources = (n: number) => `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl`;

/** Only one such thing: the first of each round, the next one; made of each of them. */
const ONCE = {
  round: (each: string) =>
    each.replace('jeder ', 'der jeweils erste ').replace('jede ', 'die jeweils erste '),
  game: (each: string) => each.replace('jeder ', 'der nächste ').replace('jede ', 'die nächste '),
} as const;

/** What improvements that are named cost. */
function pricesNamed(named: readonly number[], change: PriceChange): string {
  const things = list(named.map((source) => theImprovement(source, 'nominative')));
  const costs = `${things} ${named.length === 1 ? 'kostet' : 'kosten'} dich`;
  if (change.change === 'instead')
    return `${costs} ${isFree(change) ? 'nichts' : `nur ${goods(change.goods)}`}`;
  return `${costs} ${change.change === 'less' ? goods(change.goods) : change.change === 'lessAny' ? resources(change.n) : ''} weniger`;
}

/** How a card changes its owner’s prices, in German. */
export function priceChange(told: Extract<Told, { tells: 'price' }>): string {
  const { of, change, named, to, given, times, second, once, besidesPaid } = told;
  const only = given === undefined ? '' : `, solange ${condition(given)}`;
  const goal = to === undefined ? '' : ` ${TO_HOUSE[to]}`;
  const everything = `${
    once === undefined
      ? list(of.map((one) => NAMES[one][0]))
      : list(
          of.map((one) => ONCE[once](NAMES[one][0])),
          'oder',
        )
  }${goal}`;
  if (named !== undefined) return `${pricesNamed(named, change)}${only}`;
  switch (change.change) {
    case 'less':
      if (second)
        return `jedes Mal, wenn du mit einer Aktion mindestens 2 Räume baust, kosten sie dich zusammen ${goods(change.goods)} weniger${only}`;
      if (isForFences(told))
        return `bei jeder Aktion „Zäune bauen“ ${change.goods[0][1] === 1 ? 'kostet' : 'kosten'} dich ${fences(change.goods[0][1])} kein Holz${besidesPaid ? ', wenn du mindestens 1 weiteren bezahlst' : ''}${only}`;
      if (isAll(told)) return `${everything} kostet dich kein ${goodName(change.goods[0][0])}${only}`;
      if (times !== undefined)
        return `${everything} kostet dich für ${counted(times).each}, ${goods(change.goods)} weniger${only}`;
      return `${everything} kostet dich ${goods(change.goods)} weniger${only}`;
    case 'lessAny':
      return `${everything} kostet dich ${resources(change.n)} weniger${only}`;
    case 'instead':
      return `${everything} kostet dich ${isFree(change) ? 'nichts' : `nur ${goods(change.goods)}`}${only}`;
    case 'swap': {
      const from = list(change.from.map(goods), 'oder');
      return `bei ${list(of.map((one) => NAMES[one][1]))} darfst du einmal ${from} der Kosten durch ${goods(change.to)} ersetzen${only}`;
    }
    case 'each':
      return `bei ${list(of.map((one) => NAMES[one][1]))} darfst du beliebig viel ${goodName(change.good)} der Kosten durch ebenso viel ${goodName(change.to)} ersetzen${only}`;
  }
}
