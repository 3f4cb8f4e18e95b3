import type { Amounts } from '@furrow/farm/goods';
import { list, type Noun } from './grammar';

/** A good; `label`: the word that stands for it where none is counted, if that is not its plural. */
export interface GoodNoun extends Noun {
  readonly label?: string;
}

/** The words for the goods of a game, whose nouns are given by number. */
export function goodWords(nouns: readonly GoodNoun[]) {
  /** A good in the number that so many of it take: `1 maiale`, `2 maiali`. */
  const goodName = (good: number, count: number): string => nouns[good][count === 1 ? 'one' : 'many'];

  /** A good as a label: `grano`, `pecore`. */
  const goodLabel = (good: number): string => nouns[good].label ?? nouns[good].many;

  /** An amount of one good; none is `nessuna canna`. */
  const amount = (good: number, count: number): string => {
    if (count > 0) return `${count} ${goodName(good, count)}`;
    return `${nouns[good].gender === 'm' ? 'nessun' : 'nessuna'} ${nouns[good].one}`;
  };

  /** Amounts in a row; nothing at all is `niente`. */
  const goods = (of: Amounts): string =>
    of.length === 0 ? 'niente' : list(of.map(([good, count]) => amount(good, count)));

  /** What a player has of some goods: `hai 1 pietra, ma nessuna canna`. */
  const having = (have: Amounts): string => {
    const some = have.filter(([, n]) => n > 0);
    const none = have.filter(([, n]) => n === 0);
    if (none.length === 0) return `hai ${goods(some)}`;
    if (some.length > 0) return `hai ${goods(some)}, ma ${goods(none)}`;
    return none.length === 1
      ? 'non ne hai'
      : `non hai ${none.map(([good]) => `né ${goodLabel(good)}`).join(' ')}`;
  };

  return { goodName, goodLabel, amount, goods, having };
}
