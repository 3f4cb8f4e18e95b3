import type { AnyEffect } from '@furrow/kernel/effect';

/** What an effect of any game gives without asking and without a price: a good and how many, for each. */
export function givenBy<G extends string>(effect: AnyEffect): [good: G, count: number][] {
  if (isSeq(effect)) return effect.steps.flatMap((step) => givenBy<G>(step));
  if (!isGain<G>(effect)) return [];
  return Object.entries<number>(effect.goods).map(([good, count]) => [good as G, count]);
}

function isSeq(effect: AnyEffect): effect is AnyEffect & { readonly steps: readonly AnyEffect[] } {
  return effect.do === 'seq';
}

/** Goods that depend on something else are not given in any case. */
function isGain<G extends string>(
  effect: AnyEffect & { readonly times?: unknown },
): effect is AnyEffect & { readonly goods: Readonly<Record<G, number>> } {
  return effect.do === 'gain' && effect.times === undefined;
}
