import type { Amounts } from '@furrow/farm/goods';
import { GOODS, type Good, goodNumber } from '../state/goods';
import type { Moment } from './moments';

/** Where a part stands in the number that a frame is about: from which bit on, and in how many bits. */
interface Place {
  readonly at: number;
  readonly bits: number;
}

/** In how many bits each good that was obtained is counted. */
const GOOD_BITS = 3;

/** What occasions bring, and where it stands. A part has the same place at every moment that brings it. */
const PLACES = {
  /** Goods that lie on the space that is about to be used. */
  lyingThere: { at: 0, bits: 8 },
  /** Goods that were taken from the space; whether animals among them were all housed (`ALL_HOUSED`, …). */
  taken: { at: 0, bits: 8 },
  housed: { at: 8, bits: 2 },
  /** Rooms, stables or fences that were built. */
  built: { at: 0, bits: 5 },
  /** The spaces with the stables that were built, a bit for each. */
  stableCells: { at: 5, bits: 20 },
  /** Spaces of the farmyard that were in no pasture before. */
  enclosed: { at: 5, bits: 5 },
  /** Pastures of at least 4 spaces that were enclosed, none of which was in a pasture before. */
  newLargePastures: { at: 10, bits: 3 },
  /** Spaces of the farmyard that were unused before the action and are used after it. */
  newlyUsed: { at: 17, bits: 5 },
  /** How many pastures there are more than before. */
  morePastures: { at: 13, bits: 4 },
  /** Fields that were sown; those of them with vegetables; whether the action limited nothing (AG-R1422). */
  sown: { at: 0, bits: 5 },
  vegetablesSown: { at: 5, bits: 5 },
  unlimited: { at: 10, bits: 1 },
  /** The field tiles that were sown with grain, a bit for each. */
  grainCells: { at: 11, bits: 20 },
  /** Grain and vegetables that were harvested, 1 from each field; fields that gave their last one; whether in a harvest. */
  grainHarvested: { at: 0, bits: 5 },
  vegetablesHarvested: { at: 5, bits: 5 },
  grainEmptied: { at: 10, bits: 5 },
  vegetablesEmptied: { at: 15, bits: 5 },
  inHarvest: { at: 20, bits: 1 },
  /** The field cards on which something was harvested, a bit for each of those in play. */
  cardsHarvested: { at: 21, bits: 10 },
  /** Grain that was baked. */
  baked: { at: 0, bits: 8 },
  /** Vegetables and animals that were cooked: all of them, and by kind. */
  cooked: { at: 0, bits: 6 },
  vegetablesCooked: { at: 6, bits: 6 },
  sheepCooked: { at: 12, bits: 6 },
  boarCooked: { at: 18, bits: 6 },
  cattleCooked: { at: 24, bits: 6 },
  /** Whether it was done to feed the family. */
  toFeed: { at: 30, bits: 1 },
  /** Goods that were obtained, each counted up to `MOST_GAINED`. */
  gained: { at: 0, bits: GOOD_BITS * GOODS.length },
  /** Things that were taken off the card at once. */
  unlaid: { at: 0, bits: 8 },
  /**
   * What is noted while a space is used: how many animals of its kind the player had when they were taken; whether one of
   * its actions was replaced; goods that were put on it before its own were taken, and lie there when that is done.
   */
  herd: { at: 0, bits: 8 },
  replaced: { at: 8, bits: 1 },
  setAside: { at: 9, bits: 5 },
  /** The goods that the space itself has given, a bit for each. */
  given: { at: 14, bits: GOODS.length },
  /** How much food it has given. */
  foodGiven: { at: 24, bits: 6 },
  /** Whether a plow or the Harrow was used. */
  tool: { at: 30, bits: 1 },
  /** The action, by its number. */
  action: { at: 0, bits: 5 },
  /** The occupation or improvement, by its source. */
  played: { at: 0, bits: 12 },
  /** Whether an improvement was returned for it. */
  returned: { at: 12, bits: 1 },
  /** The goods that were paid for a card, a bit for each. */
  paid: { at: 0, bits: GOODS.length },
  /** The space of the farmyard. */
  cell: { at: 0, bits: 5 },
  /** What the house is made of now, and what it was made of before. */
  house: { at: 0, bits: 2 },
  formerHouse: { at: 2, bits: 2 },
  /** How many cards lay in front of the player when the turn began. */
  cardsBefore: { at: 0, bits: 8 },
} as const satisfies Readonly<Record<string, Place>>;

/** Whether animals that were taken were all housed: some certainly not; all of them, if their owner says so; all of them. */
export const [SOME_GONE, AS_SAID, ALL_HOUSED] = [0, 1, 2];

/** Something that an occasion brings. */
export type Part = keyof typeof PLACES;

/** The parts that cards count. */
export type Brought =
  | 'lyingThere'
  | 'taken'
  | 'foodGiven'
  | 'built'
  | 'newLargePastures'
  | 'sown'
  | 'vegetablesSown'
  | 'baked'
  | 'cooked'
  | 'vegetablesCooked'
  | 'sheepCooked'
  | 'boarCooked'
  | 'cattleCooked'
  | 'grainHarvested'
  | 'vegetablesHarvested'
  | 'grainEmptied'
  | 'vegetablesEmptied'
  | 'gained'
  | 'unlaid';

/** What each moment brings; the others bring nothing. */
export const BRINGS = {
  use: ['lyingThere'],
  take: ['action', 'unlimited'],
  taken: ['action'],
  builtRooms: ['built'],
  builtStables: ['built', 'stableCells'],
  fenced: ['built', 'enclosed', 'newlyUsed', 'newLargePastures', 'morePastures'],
  renovated: ['house', 'formerHouse'],
  plowed: ['cell'],
  sowed: ['sown', 'vegetablesSown', 'unlimited', 'grainCells'],
  baked: ['baked'],
  cooked: ['cooked', 'vegetablesCooked', 'sheepCooked', 'boarCooked', 'cattleCooked', 'toFeed'],
  landUsed: ['cell', 'newlyUsed'],
  played: ['played', 'returned'],
  gained: ['gained'],
  used: ['taken', 'housed', 'given', 'foodGiven'],
  harvested: [
    'grainHarvested',
    'vegetablesHarvested',
    'grainEmptied',
    'vegetablesEmptied',
    'inHarvest',
    'cardsHarvested',
  ],
  turnEnds: ['cardsBefore'],
} as const satisfies Partial<Readonly<Record<Moment, readonly Part[]>>>;

/** What a moment brings. */
export type BroughtAt<M extends Moment> = M extends keyof typeof BRINGS ? (typeof BRINGS)[M][number] : never;

declare const parts: unique symbol;

/** The number that a frame is about, known to hold certain parts. */
export type About<P extends Part> = number & { readonly [parts]?: P };

/** The number of what brings nothing. */
export const NOTHING_BROUGHT: About<never> = 0;

/** The number that holds one part. */
export function about<P extends Part>(part: P, value: number): About<P> {
  return value << PLACES[part].at;
}

/** A part of the number that a frame is about. */
export function partIn(number: number, part: Part): number {
  const { at, bits } = PLACES[part];
  return (number >> at) & ((1 << bits) - 1);
}

/** The part for each good that can be cooked. */
export const COOKED = {
  vegetable: 'vegetablesCooked',
  sheep: 'sheepCooked',
  boar: 'boarCooked',
  cattle: 'cattleCooked',
} as const satisfies Partial<Readonly<Record<Good, Part>>>;

/** More than so many goods that were cooked at once are counted as so many. */
const MOST_COOKED = (1 << PLACES.cooked.bits) - 1;

/** The number that says which goods were cooked, and whether it was done to feed the family. */
export function aboutCooked(goods: Amounts, toFeed: boolean): About<BroughtAt<'cooked'>> {
  let [number, all] = [0, 0];
  for (const [part, good] of COOKABLE) {
    const n = goods.find(([one]) => one === good)?.[1] ?? 0;
    number |= about(part, Math.min(n, MOST_COOKED));
    all += n;
  }
  return number | about('cooked', Math.min(all, MOST_COOKED)) | about('toFeed', toFeed ? 1 : 0);
}

const COOKABLE = (Object.keys(COOKED) as (keyof typeof COOKED)[]).map(
  (good) => [COOKED[good], goodNumber(good)] as const,
);

/** The number that says which goods were paid. */
export function aboutPaid(price: Amounts): About<'paid'> {
  return price.reduce((paid, [good]) => paid | (1 << good), 0);
}

/** Whether one of these goods was paid. */
export function isPaid(number: number, goods: readonly Good[]): boolean {
  return goods.some((good) => ((partIn(number, 'paid') >> goodNumber(good)) & 1) === 1);
}

/** Whether the space that was used has given one of these goods. */
export function hasGiven(number: number, goods: readonly Good[]): boolean {
  return goods.some((good) => ((partIn(number, 'given') >> goodNumber(good)) & 1) === 1);
}

/** More than so many of a good at once are counted as so many. */
export const MOST_GAINED = (1 << GOOD_BITS) - 1;

/** The number that says which goods were obtained. */
export function aboutGained(goods: Amounts): About<'gained'> {
  let number = 0;
  for (const [good, count] of goods) number |= Math.min(count, MOST_GAINED) << (GOOD_BITS * good);
  return number;
}

/** How many of a good were obtained, at most `MOST_GAINED`. */
export function gainedIn(number: number, good: Good): number {
  return (number >> (GOOD_BITS * goodNumber(good))) & MOST_GAINED;
}

/** What was obtained on two occasions that count as one. */
export function gainedTogether(one: number, other: number): About<'gained'> {
  let number = 0;
  for (let at = 0; at < GOOD_BITS * GOODS.length; at += GOOD_BITS) {
    const both = ((one >> at) & MOST_GAINED) + ((other >> at) & MOST_GAINED);
    number |= Math.min(both, MOST_GAINED) << at;
  }
  return number;
}

/** The parts of a number that share a bit; frames hold 31 bits. */
function overlap(brought: readonly Part[]): boolean {
  let filled = 0;
  for (const part of brought) {
    const { at, bits } = PLACES[part];
    const mask = ((1 << bits) - 1) << at;
    if (at + bits > 31 || (filled & mask) !== 0) return true;
    filled |= mask;
  }
  return false;
}

for (const [moment, brought] of Object.entries(BRINGS))
  if (overlap(brought)) throw new Error(`what '${moment}' brings does not fit into one number`);
