import type { House } from '@furrow/agricola/options/variant';
import { isAll, isForFences, isFree, type PriceChange, type Purchase } from '../../agricola/clauses/price';
import type { Told } from '../../agricola/clauses/told';
import { count, de, list } from '../grammar';
import { queSoit } from './conditions';
import { counted } from './counted';
import { goodName, goods } from './nouns';
import { theImprovement } from './upgrades';

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

/** What a renovation leads to. */
const TO_HOUSE: Readonly<Record<House, string>> = {
  wood: 'en cabane en bois',
  clay: 'en cabane en argile',
  stone: 'en maison en pierre',
};

const resources = (n: number) =>
  `${count(n, 'ressource de construction', 'ressources de construction')} de votre choix`;

/** Only one such thing. */
const ONCE = { round: 'une fois par manche', game: 'la prochaine fois' } as const;

/** What improvements that are named cost. */
function pricesNamed(named: readonly number[], change: PriceChange): string {
  const one = named.length === 1;
  const things = list(named.map(theImprovement));
  if (change.change === 'instead' && isFree(change))
    return `${things} ne vous ${one ? 'coûte' : 'coûtent'} rien`;
  const costs = `${things} vous ${one ? 'coûte' : 'coûtent'}`;
  if (change.change === 'instead') return `${costs} seulement ${goods(change.goods)}`;
  return `${costs} ${change.change === 'less' ? goods(change.goods) : change.change === 'lessAny' ? resources(change.n) : ''} de moins`;
}

/** How a card changes its owner’s prices, in French. */
export function priceChange(told: Extract<Told, { tells: 'price' }>): string {
  const { of, change, named, to, given, times, second, once, besidesPaid } = told;
  const during = given === undefined ? '' : `tant ${queSoit(given)}, `;
  const goal = to === undefined ? '' : ` ${TO_HOUSE[to]}`;
  const things = `${
    once === undefined
      ? list(of.map((one) => `chaque ${NAMES[one]}`))
      : `${ONCE[once]}, ${list(
          of.map((one) => `1 ${NAMES[one]}`),
          'ou',
        )}`
  }${goal}`;
  if (named !== undefined) return `${during}${pricesNamed(named, change)}`;
  switch (change.change) {
    case 'less':
      if (second)
        return `${during}chaque fois que vous construisez au moins 2 ${list(of.map((one) => `${NAMES[one]}s`))} en une action, elles vous coûtent en tout ${goods(change.goods)} de moins`;
      if (isForFences(told))
        return `${during}à chaque action « Construire des clôtures », ${count(change.goods[0][1], 'clôture ne vous coûte', 'clôtures ne vous coûtent')} pas de bois${besidesPaid ? ', si vous en payez au moins 1 autre' : ''}`;
      if (isAll(told)) return `${during}${things} ne vous coûte pas ${de(goodName(change.goods[0][0]))}`;
      if (times !== undefined)
        return `${during}${things} vous coûte ${goods(change.goods)} de moins pour ${counted(times).each}`;
      return `${during}${things} vous coûte ${goods(change.goods)} de moins`;
    case 'lessAny':
      return `${during}${things} vous coûte ${resources(change.n)} de moins`;
    case 'instead':
      if (isFree(change)) return `${during}${things} ne vous coûte rien`;
      return `${during}vous pouvez payer ${goods(change.goods)} pour ${things}`;
    case 'swap':
      return `${during}pour ${things}, vous pouvez remplacer une fois ${list(change.from.map(goods), 'ou')} par ${goods(change.to)}`;
    case 'each':
      return `${during}dans le coût de ${things}, vous pouvez remplacer autant ${de(goodName(change.good, 2))} que vous voulez par autant ${de(goodName(change.to, 2))}`;
  }
}
