import type { Card } from '@furrow/agricola/cards/card';

/** In which numbers things are named, by thing. */
export type Numbers = Readonly<Record<string, readonly number[]>>;

interface Declared {
  readonly do?: string;
  readonly goods?: unknown;
  readonly cost?: unknown;
  readonly to?: string;
  readonly gets?: unknown;
  readonly points?: number;
  /** What others pay the owner of a space. */
  readonly toll?: unknown;
}

/** All goods and points that the effects of a card give, and all that they take. */
export function declaredBy(card: Card): { readonly gained: Numbers; readonly paid: Numbers } {
  const gained: Record<string, number[]> = {};
  const paid: Record<string, number[]> = {};
  const note = (list: Record<string, number[]>, goods: unknown) => {
    if (typeof goods !== 'object' || goods === null) return;
    for (const [good, n] of Object.entries(goods)) if (n !== 0) (list[good] ??= []).push(n);
  };
  const walk = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    const { do: effect, goods, cost, to, gets, points, toll } = one as Declared;
    note(gained, toll);
    if (effect === 'gain' || effect === 'later' || effect === 'fromActor') note(gained, goods);
    if (effect === 'points') note(gained, { points });
    if (effect === 'pay') note(to === 'owner' ? gained : paid, cost);
    if (effect === 'fromActor') note(paid, gets);
    for (const inner of Object.values(one)) walk(inner);
  };
  walk(card);
  return { gained, paid };
}

/** Whether a number in a picture is one of those declared, a sum of them, or a range that begins with one. */
export function isDeclared(n: string | undefined, numbers: readonly number[]): boolean {
  if (n === undefined) return true;
  const [least] = n.split('–').map(Number);
  const sums = numbers.reduce<readonly number[]>(
    (all, one) => [...new Set([...all, ...all.map((sum) => sum + one)])],
    [0],
  );
  return sums.includes(least);
}
