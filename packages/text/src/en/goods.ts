import type { Amounts } from '@furrow/farm/goods';
import { list } from './grammar';

/** A good's name for one and for several of it. */
export type GoodName = readonly [one: string, many: string];

/** The words for the goods of a game, whose names are given by number. */
export function goodWords(names: readonly GoodName[]) {
  /** A good in the number that so many of it take: `1 pig`, `2 pigs`. */
  const goodName = (good: number, count = 2): string => names[good][count === 1 ? 0 : 1];

  /** An amount of one good; none is `no reed`. */
  const amount = (good: number, count: number): string =>
    `${count === 0 ? 'no' : count} ${goodName(good, count)}`;

  /** Amounts in a row; nothing at all is `nothing`. */
  const goods = (of: Amounts): string =>
    of.length === 0 ? 'nothing' : list(of.map(([good, count]) => amount(good, count)));

  return { goodName, amount, goods };
}
