import type { Good } from '@furrow/agricola/state/goods';
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
  | 'laid'
  | 'palisade'
  /** Whose it is, and how much there is of it beside others. */
  | 'others'
  | 'most'
  | 'over'
  | 'equal'
  /** A space with somebody on it, and one without; goods that lie on a space, whichever they are. */
  | 'taken'
  | 'vacant'
  | 'pile'
  | 'beg'
  /** There is more to it than finds room. */
  | 'more'
  /** An offer that is turned down, and something that is done. */
  | 'no'
  | 'done';

/** What a pictogram shows: a good, or a deed. */
export type Sign = Good | CreaturesGood | Deed;

/** A sign, with what is written on it: `2`, `1–3`, `−1`. */
export interface Pictogram {
  readonly sign: Sign;
  readonly n?: string;
  /** Instead of the one before it. */
  readonly or?: true;
  /** It must not be so. */
  readonly not?: true;
}

/** One thing that a card does: what it waits for, what is given or counted for it, and what comes of it. */
export interface Strip {
  readonly when: readonly Pictogram[];
  readonly from: readonly Pictogram[];
  readonly to: readonly Pictogram[];
  /** Instead of the strip before it. */
  readonly or?: true;
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

/** Strips as one, all of which come about: what there is twice adds up. */
export function together(...strips: readonly Strip[]): Strip {
  return {
    when: once(strips.flatMap(({ when }) => when)),
    from: added(strips.flatMap(({ from }) => from)),
    to: added(strips.flatMap(({ to }) => to)),
  };
}

/** Strips of which one comes about: as one if they differ in a single sign, else one below the other. */
export function alternatives(strips: readonly Strip[]): readonly Strip[] {
  const different = drawn(strips);
  const [first] = different;
  if (different.length < 2) return different;
  for (const part of ['to', 'from'] as const) {
    const rest = (one: Strip) => JSON.stringify({ ...one, [part]: [] });
    const common = first[part].filter((sign) => different.every((one) => has(one[part], sign)));
    const own = different.flatMap((one) => one[part].filter((sign) => !has(common, sign)));
    const isChoice = different.every(
      (one) => one[part].length === common.length + 1 && rest(one) === rest(first),
    );
    if (isChoice && own.length === different.length)
      return [{ ...first, [part]: [...common, ...oneOf(own)] }];
  }
  const isConditional = new Set(different.map(({ when }) => JSON.stringify(when))).size === different.length;
  return isConditional ? different : different.map((one, i) => (i === 0 ? one : { ...one, or: true }));
}

function has(pictograms: readonly Pictogram[], wanted: Pictogram): boolean {
  return pictograms.some((one) => JSON.stringify(one) === JSON.stringify(wanted));
}

/** Pictograms of which one counts; each of the four building resources is one of choice. */
export function oneOf(pictograms: readonly Pictogram[]): readonly Pictogram[] {
  const resources: readonly Sign[] = ['wood', 'clay', 'reed', 'stone'];
  const isResource = ({ sign, n }: Pictogram) => n === '1' && resources.includes(sign);
  const others = pictograms.filter((one) => !isResource(one));
  const all = pictograms.length - others.length === resources.length;
  const kept: readonly Pictogram[] = all ? [{ sign: 'resource', n: '1' }, ...others] : pictograms;
  return kept.map((one, i) => (i === 0 ? one : { ...one, or: true }));
}

/** Each sign once, with the sum of what is written on it. */
function added(pictograms: readonly Pictogram[]): readonly Pictogram[] {
  const kept: Pictogram[] = [];
  for (const one of pictograms) {
    const i = one.or === true ? -1 : kept.findIndex(({ sign, or }) => sign === one.sign && or === undefined);
    if (i < 0) kept.push(one);
    else kept[i] = { sign: one.sign, ...sumOf(kept[i], one) };
  }
  return kept;
}

function sumOf(one: Pictogram, other: Pictogram): Pick<Pictogram, 'n'> {
  const sum = Number(one.n) + Number(other.n);
  if (!Number.isNaN(sum)) return { n: String(sum) };
  return one.n === other.n && one.n !== undefined ? { n: one.n } : {};
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

/** Each sign once, with all that is written on it. */
function once(pictograms: readonly Pictogram[]): readonly Pictogram[] {
  const different = pictograms.filter((one, i) => pictograms.findIndex((other) => isLike(one, other)) === i);
  return different.map(({ sign, not }): Pictogram => {
    const alike = pictograms.filter((one) => isLike(one, { sign, ...(not && { not }) }));
    const n = rangeOf(alike.flatMap((one) => one.n ?? []));
    return { sign, ...(n !== undefined && { n }), ...(not && { not }) };
  });
}

function isLike(one: Pictogram, other: Pictogram): boolean {
  return one.sign === other.sign && one.not === other.not;
}

/** What several numbers of one sign come to: the same, from the least to the most, or nothing that could be said. */
function rangeOf(numbers: readonly string[]): string | undefined {
  const [first, ...others] = [...new Set(numbers)];
  if (others.length === 0) return first;
  const all = [first, ...others].map(Number);
  return all.some(Number.isNaN) ? undefined : `${Math.min(...all)}–${Math.max(...all)}`;
}
