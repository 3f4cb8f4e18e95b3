import type { Amounts } from '@furrow/farm/goods';
import { count as counted, de, form, list } from './grammar';

/** A good's name for one and for several of it, and what none of it begins with. */
export type GoodName = readonly [one: string, many: string, none: 'aucun' | 'aucune'];

/** The words for the goods of a game, whose names are given by number. */
export function goodWords(names: readonly GoodName[]) {
  /** A good in the number that so many of it take: `1 cheval`, `2 chevaux`. */
  const goodName = (good: number, count = 2): string => form(count, names[good][0], names[good][1]);

  /** An amount of one good; none is `aucun roseau`. */
  const amount = (good: number, count: number): string => {
    const [one, many, none] = names[good];
    return count === 0 ? `${none} ${one}` : counted(count, one, many);
  };

  /** Amounts in a row; nothing at all is `rien`. */
  const goods = (of: Amounts): string =>
    of.length === 0 ? 'rien' : list(of.map(([good, count]) => amount(good, count)));

  /** What is done with goods; a verb has `ne rien` before it when there are none. */
  const doWith = (verb: string, of: Amounts): string =>
    of.length === 0 ? `ne rien ${verb}` : `${verb} ${goods(of)}`;

  /** What a player has and has not: `vous avez 1 pierre mais pas de roseau`. */
  const having = (have: Amounts): string => {
    const some = have.filter(([, n]) => n > 0);
    const none = have.filter(([, n]) => n === 0).map(([good]) => goodName(good, 1));
    const without = none.length === 1 ? `pas ${de(none[0])}` : none.map((name) => `ni ${name}`).join(' ');
    if (some.length === 0) return `vous n’avez ${without}`;
    return `vous avez ${goods(some)}${none.length === 0 ? '' : ` mais ${without}`}`;
  };

  return { goodName, amount, goods, doWith, having };
}
