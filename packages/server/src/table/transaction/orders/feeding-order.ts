import { FED_GOODS } from '@furrow/agricola/kinds/feed';
import { FIRST_ANIMAL } from '@furrow/agricola/state/goods';
import type { Decision } from '@furrow/kernel/domain';
import type { Move } from '@furrow/kernel/move';

/** What a standing order about feeding spares. */
export type Spared = 'animals' | 'crops';

/**
 * How a family is fed so that these goods are spared: with as little begging as possible, then with as few of them as
 * possible, then with as few goods as possible. Undefined if something else is asked.
 */
export function feedingSparing({ kind, domain }: Decision, spared: Spared): Move | undefined {
  if (kind !== 'feed') return undefined;
  const ways = domain.moves().filter(({ verb }) => verb === 'feed');
  return ways.toSorted((a, b) => compare(cost(a, spared), cost(b, spared)))[0];
}

function cost({ things }: Move, spared: Spared): readonly number[] {
  const given = FED_GOODS.map((_, i) => things[i]);
  const isSpared = (good: number) => good >= FIRST_ANIMAL === (spared === 'animals');
  const count = (some: readonly number[]) => some.reduce((sum, n) => sum + n, 0);
  return [things[FED_GOODS.length], count(given.filter((_, i) => isSpared(FED_GOODS[i]))), count(given)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
