import type { Position } from '@furrow/kernel/kind';
import type { GameWords } from '@furrow/text/game-words';
import type { Amount } from '../../protocol/goods';

/** So many of the good with a number, as it is drawn and said; `ids` are the ids of the goods by number. */
export function amountOf<S extends Position>(
  words: GameWords<S>,
  ids: readonly string[],
  good: number,
  count: number,
): Amount {
  return { good: ids[good], count, words: count === 0 ? `0 ${words.good(good)}` : words.good(good, count) };
}

/** Pairs of a good and how many, as they are drawn and said. */
export function pricesOf<S extends Position>(
  words: GameWords<S>,
  ids: readonly string[],
  prices: readonly (readonly (readonly [good: number, count: number])[])[],
): Amount[][] {
  return prices.map((price) => price.map(([good, count]) => amountOf(words, ids, good, count)));
}
