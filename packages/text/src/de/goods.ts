import type { Amounts } from '@furrow/farm/goods';
import { article, type Case, list, type Noun } from './grammar';

/** The words for the goods of a game, whose nouns are given by number. */
export function goodWords(nouns: readonly Noun[]) {
  /** A good in the number that so many of it take: `1 Schwein`, `2 Schweine`. */
  const goodName = (good: number, count = 2): string => nouns[good][count === 1 ? 'one' : 'many'];

  /** None of a good that has just been named: `keinen`, `keins`. */
  const none = (good: number): string => ({ m: 'keinen', f: 'keine', n: 'keins' })[nouns[good].gender];

  /** None of a good: `kein Schilf`, `keinen Stein`. */
  const without = (good: number, as: Case): string =>
    `${article('kein', nouns[good].gender, as)} ${nouns[good].one}`;

  /** An amount of one good; none is `kein Schilf`. */
  const amount = (good: number, count: number): string =>
    count === 0 ? without(good, 'nominative') : `${count} ${goodName(good, count)}`;

  /** Amounts in a row; nothing at all is `nichts`. */
  const goods = (of: Amounts): string =>
    of.length === 0 ? 'nichts' : list(of.map(([good, count]) => amount(good, count)));

  /** Several prices to choose from: `3 Holz oder 3 Stein`. */
  const prices = (of: readonly Amounts[]): string => list(of.map(goods), 'oder');

  /** What a player has and has not: `1 Stein und kein Schilf`, `weder Holz noch Stein`. */
  const having = (have: Amounts): string => {
    if (have.some(([, n]) => n > 0))
      return list(have.map(([good, n]) => (n === 0 ? without(good, 'accusative') : amount(good, n))));
    if (have.length === 1) return none(have[0][0]);
    return `weder ${have.map(([good]) => goodName(good, 1)).join(' noch ')}`;
  };

  /** That a price cannot be paid; one of several is enough. */
  const cannotPay = (cost: readonly Amounts[], have: Amounts, needed = prices(cost)): string => {
    const tooLittle = have.every(([, n]) => n > 0) && (have.length === 1 || cost.length > 1);
    return `Du brauchst ${needed}, hast aber ${tooLittle ? 'nur ' : ''}${having(have)}.`;
  };

  return { goodName, amount, without, goods, prices, cannotPay };
}
