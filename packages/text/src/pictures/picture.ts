import type { Good } from '@furrow/agricola/goods';
import type { Good as CreaturesGood } from '@furrow/creatures/goods';

/** What spaces, cards and buildings do, besides goods, as far as pictures say it. */
export type Deed =
  | 'plow'
  | 'sow'
  | 'bake'
  | 'cook'
  | 'fences'
  | 'stable'
  | 'stall'
  | 'trough'
  | 'room'
  | 'renovate'
  | 'grow'
  | 'expand'
  | 'build'
  | 'major'
  | 'minor'
  | 'occupation'
  | 'start'
  | 'person'
  | 'trade'
  | 'points'
  | 'later'
  | 'breed'
  | 'roof'
  | 'resource'
  | 'harvest'
  | 'round'
  | 'anytime'
  | 'laid';

/** What a pictogram shows: a good, or a deed. */
export type Sign = Good | CreaturesGood | Deed;

/** A sign, with what is written on it: `2`, `1–3`, `−1`. */
export interface Pictogram {
  readonly sign: Sign;
  readonly n?: string;
}

/** One thing that a card does: what it waits for, what is given or counted for it, and what comes of it. */
export interface Strip {
  readonly when: readonly Pictogram[];
  readonly from: readonly Pictogram[];
  readonly to: readonly Pictogram[];
}

/** What a card, an improvement or a building does as pictograms, strip by strip. */
export type Picture = readonly Strip[];

/** A strip of some parts; the others are empty. */
export function strip(parts: Partial<Strip>): Strip {
  return { when: [], from: [], to: [], ...parts };
}

/** Several strips as one. */
export function merged(...strips: readonly Strip[]): Strip {
  return {
    when: once(strips.flatMap(({ when }) => when)),
    from: once(strips.flatMap(({ from }) => from)),
    to: once(strips.flatMap(({ to }) => to)),
  };
}

/** Strips that show something, each once. */
export function drawn(strips: readonly Strip[]): Picture {
  const seen = new Set<string>();
  return strips.filter((one) => {
    const key = JSON.stringify(one);
    const isNew = !seen.has(key) && one.when.length + one.from.length + one.to.length > 0;
    seen.add(key);
    return isNew;
  });
}

/** Each sign once, with all that is written on it; all four building resources are one of choice. */
function once(pictograms: readonly Pictogram[]): readonly Pictogram[] {
  const signs = [...new Set(pictograms.map(({ sign }) => sign))];
  const kept = signs.map((sign): Pictogram => {
    const n = rangeOf(pictograms.flatMap((one) => (one.sign === sign && one.n !== undefined ? [one.n] : [])));
    return n === undefined ? { sign } : { sign, n };
  });
  const resources: readonly Sign[] = ['wood', 'clay', 'reed', 'stone'];
  if (!resources.every((sign) => kept.some((one) => one.sign === sign && one.n === '1'))) return kept;
  return [{ sign: 'resource', n: '1' }, ...kept.filter(({ sign }) => !resources.includes(sign))];
}

/** What several numbers of one sign come to: the same, from the least to the most, or nothing that could be said. */
function rangeOf(numbers: readonly string[]): string | undefined {
  const [first, ...others] = [...new Set(numbers)];
  if (others.length === 0) return first;
  const all = [first, ...others].map(Number);
  return all.some(Number.isNaN) ? undefined : `${Math.min(...all)}–${Math.max(...all)}`;
}
