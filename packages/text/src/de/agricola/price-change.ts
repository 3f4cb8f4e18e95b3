import type { House } from '@furrow/agricola/options/variant';
import { isAll, isForFences, isFree, type PriceChange, type Purchase } from '../../agricola/clauses/price';
import type { Told } from '../../agricola/clauses/told';
import { count, list } from '../grammar';
import { condition } from './conditions';
import { counted } from './counted';
import { fences, goodName, goods } from './nouns';
import { theImprovement } from './upgrades';

/** What is bought: its gender, its name, and each of it in the dative. */
const NAMES: Readonly<Record<Purchase, readonly [gender: 'm' | 'f', name: string, dative: string]>> = {
  room: ['m', 'Raum', 'jedem Raum'],
  stable: ['m', 'Stall', 'jedem Stall'],
  fence: ['m', 'Zaun', 'jedem Zaun'],
  renovation: ['f', 'Renovierung', 'jeder Renovierung'],
  major: ['f', 'große Anschaffung', 'jeder großen Anschaffung'],
  minor: ['f', 'kleine Anschaffung', 'jeder kleinen Anschaffung'],
  occupation: ['f', 'Ausbildung', 'jeder Ausbildung'],
  improvement: ['f', 'Anschaffung', 'jeder Anschaffung'],
};

/** What a renovation leads to. */
const TO_HOUSE: Readonly<Record<House, string>> = {
  wood: 'zur Holzhütte',
  clay: 'zur Lehmhütte',
  stone: 'zum Steinhaus',
};

const resources = (n: number) => `${count(n, 'Baustoff', 'Baustoffe')} deiner Wahl`;

/** Each such thing, or only one: the first of each round, the next one. */
const WHICH = {
  each: { m: 'jeder', f: 'jede' },
  round: { m: 'der jeweils erste', f: 'die jeweils erste' },
  game: { m: 'der nächste', f: 'die nächste' },
} as const;

/** A thing that is bought, in the nominative. */
function bought(of: Purchase, which: keyof typeof WHICH): string {
  const [gender, name] = NAMES[of];
  return `${WHICH[which][gender]} ${name}`;
}

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
  const all = of.map((one) => bought(one, once ?? 'each'));
  const everything = `${list(all, once === undefined ? 'und' : 'oder')}${goal}`;
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
      return `bei ${list(of.map((one) => NAMES[one][2]))} darfst du einmal ${from} der Kosten durch ${goods(change.to)} ersetzen${only}`;
    }
    case 'each':
      return `bei ${list(of.map((one) => NAMES[one][2]))} darfst du beliebig viel ${goodName(change.good)} der Kosten durch ebenso viel ${goodName(change.to)} ersetzen${only}`;
  }
}
