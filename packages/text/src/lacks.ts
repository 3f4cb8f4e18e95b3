import type { Amounts } from '@furrow/farm/goods';
import type { Reason } from '@furrow/kernel/verdict';
import { isOne } from './amounts';

/** Reasons against the use of a space that two or three words can tell. */
export type LackWhy =
  // Both games
  | 'nothing-there'
  | 'no-room'
  // Agricola
  | 'cannot-renovate'
  | 'family-complete'
  | 'frozen'
  | 'majors-gone'
  | 'no-card-playable'
  | 'no-cards'
  | 'cards-unused'
  | 'no-crops'
  | 'no-empty-field'
  | 'no-fences'
  | 'no-field-space'
  | 'no-free-room'
  | 'no-grain'
  | 'no-major-affordable'
  | 'no-newborn'
  | 'no-pair'
  | 'no-pasture'
  | 'no-room-space'
  | 'no-stable-left'
  | 'no-stable-space'
  | 'no-use-for-animals'
  | 'nobody-to-place'
  | 'nothing-to-bake-with'
  | 'nothing-to-move'
  | 'other-season'
  | 'stone-house'
  | 'tile-used'
  | 'toll'
  // All Creatures Big and Small
  | 'no-borders'
  | 'no-edge'
  | 'no-expansions'
  | 'no-more-expansions'
  | 'no-space'
  | 'no-stall'
  | 'no-tiles'
  | 'no-trough-space'
  | 'no-troughs'
  | 'nothing-to-build';

/** What is missing, on the tile of a space: two or three words without a full stop. */
export interface LackPhrases {
  /** So many goods are missing; `one`: a single piece. */
  readonly goods: (said: string, one: boolean) => string;
  readonly words: Readonly<Record<LackWhy, string>>;
}

/** What is missing to somebody who wants to use a space. */
export interface Lack {
  readonly words: string;
  /** The goods that are missing; none if it is something else. */
  readonly goods: Amounts;
  /** What is said before and after those goods: `short`. */
  readonly around: readonly [before: string, after: string];
}

/** What words about a lack need to know of whoever asks. */
interface Asking {
  /** What is missing to pay the nearest of some prices. */
  readonly missing: (prices: readonly Amounts[]) => Amounts;
  readonly said: (goods: Amounts) => string;
}

/** Stands for the goods in a phrase about them. */
const THERE = '\u0000';

/** What a reason says is missing; undefined if it takes a whole sentence. */
export function lackOf(
  { goods, words }: LackPhrases,
  reason: Reason,
  { missing, said }: Asking,
): Lack | undefined {
  if (reason.why === 'cannot-pay') {
    const short = missing(reason.prices as readonly Amounts[]);
    if (short.length === 0) return undefined;
    const [before, after = ''] = goods(THERE, isOne(short)).split(THERE);
    return {
      words: goods(said(short), isOne(short)),
      goods: short,
      around: [before.trim(), after.trim()],
    };
  }
  const known: Readonly<Record<string, string>> = words;
  const text = known[reason.why];
  return text === undefined ? undefined : { words: text, goods: [], around: ['', ''] };
}

/** What somebody with so much of each good lacks for the price that they are nearest to. */
export function missingFor(goods: readonly number[], prices: readonly Amounts[]): Amounts {
  const sum = (of: Amounts) => of.reduce((all, [, count]) => all + count, 0);
  const short = prices.map((price) =>
    price
      .filter(([good, count]) => count > goods[good])
      .map(([good, count]) => [good, count - goods[good]] as const),
  );
  return short.reduce((least, one) => (sum(one) < sum(least) ? one : least), short[0] ?? []);
}
