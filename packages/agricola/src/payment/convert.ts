import { ANIMALS, FIRST_ANIMAL, FOOD, GRAIN, VEGETABLE } from '../state/goods';
import type { Player } from '../state/state';

/** The goods that can become food, by number: grain, vegetables and the animals. */
export const CONVERTIBLE: readonly number[] = [
  GRAIN,
  VEGETABLE,
  ...ANIMALS.map((_, type) => FIRST_ANIMAL + type),
];

/** How much food the player could have if everything that can be converted were. */
export function foodWithin(player: Player, rates: readonly number[]): number {
  let food = player.goods[FOOD];
  for (const good of CONVERTIBLE) food += player.goods[good] * rates[good];
  return food;
}

/**
 * The least ways to convert goods so that `missing` food arises: of none of them could one good less be given. The goods
 * that something else needs (`reserved`, by good) are left alone. Each way lists counts in the order of `CONVERTIBLE`.
 */
export function leastConversions(
  player: Player,
  rates: readonly number[],
  missing: number,
  reserved: readonly number[] = [],
): number[][] {
  const ways: number[][] = [];
  const have = CONVERTIBLE.map((good) =>
    rates[good] === 0 ? 0 : player.goods[good] - (reserved[good] ?? 0),
  );
  const way = CONVERTIBLE.map(() => 0);
  const fill = (at: number, left: number): void => {
    if (left <= 0) {
      if (CONVERTIBLE.every((good, i) => way[i] === 0 || rates[good] + left > 0)) ways.push(way.slice());
      return;
    }
    if (at === CONVERTIBLE.length) return;
    const rate = rates[CONVERTIBLE[at]];
    const most = rate === 0 ? 0 : Math.min(have[at], Math.ceil(left / rate));
    for (let n = 0; n <= most; n++) {
      way[at] = n;
      fill(at + 1, left - n * rate);
    }
    way[at] = 0;
  };
  fill(0, missing);
  return ways;
}
