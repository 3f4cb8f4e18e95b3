import type { Good } from '../goods';
import type { House } from '../variant';

/** Something of a player, of the game or of the occasion that can be counted. */
export type Quantity =
  | { readonly count: Counted }
  /** Goods in the supply, animals on the farm. */
  | { readonly count: 'goods'; readonly of: readonly Good[] }
  /** Goods that lie on a space. */
  | { readonly count: 'lying'; readonly on: string }
  /** How many of these numbers are reached: one of 1, 4 and 7 by 3, two of them by 4. */
  | { readonly count: 'reached'; readonly of: Quantity; readonly from: readonly number[] }
  /** How many are missing to a number. */
  | { readonly count: 'missing'; readonly of: Quantity; readonly to: number }
  /** The least of several; all of them together. */
  | { readonly count: 'least' | 'sum'; readonly of: readonly Quantity[] }
  /** One of the card's own: a pure function by name. */
  | { readonly count: 'custom'; readonly name: string };

/** What is counted by one word. */
export type Counted =
  | 'rooms'
  | 'people'
  | 'newborns'
  | 'occupations'
  | 'improvements'
  | 'majors'
  | 'minors'
  /** Field tiles and field cards; tiles alone; those with a crop on them; those without. */
  | 'fields'
  | 'fieldTiles'
  | 'grainFields'
  | 'vegetableFields'
  | 'unplantedFields'
  | 'pastures'
  | 'pastureSpaces'
  | 'unusedSpaces'
  | 'stables'
  | 'unfencedStables'
  | 'fences'
  | 'fencesLeft'
  | 'stablesLeft'
  /** Occupations in hand. */
  | 'handOccupations'
  | 'round'
  | 'roundsLeft'
  | 'completedHarvests'
  | 'players'
  /** What lies on the card itself; the places that it has marked. */
  | 'laid'
  | 'marked'
  /** What the occasion is about: how many were built, taken, … */
  | 'about'
  /** Which of the own people was placed last in this round: 1 for the first. */
  | 'person';

/** What must hold. */
export type Condition =
  | {
      readonly of: Quantity;
      readonly atLeast?: number;
      readonly atMost?: number;
    }
  /** At least as many of one as of the other; `more`: more than that many more. */
  | { readonly of: Quantity; readonly than: Quantity; readonly more: number }
  | { readonly house: readonly House[] }
  /** Major improvements in front of the owner, or of anybody. */
  | { readonly owns: readonly string[]; readonly how: 'all' | 'any'; readonly who?: 'anyone' }
  /** Something of the card waits on the space of this round. */
  | { readonly delivered: true }
  | { readonly occupied: readonly string[] }
  | { readonly ownPersonOn: string }
  | { readonly season: number }
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly custom: string };

const one = (count: Counted): Quantity => ({ count });

/** Quantities by name, for declarations. */
export const rooms = one('rooms');
export const people = one('people');
export const occupations = one('occupations');
export const improvements = one('improvements');
export const grainFields = one('grainFields');
export const pastures = one('pastures');
export const unusedSpaces = one('unusedSpaces');
export const fencesLeft = one('fencesLeft');
export const round = one('round');
export const roundsLeft = one('roundsLeft');
export const laid = one('laid');
export const marked = one('marked');
export const about = one('about');
export const goods = (...of: readonly Good[]): Quantity => ({ count: 'goods', of });
/** How many of these numbers something reaches. */
export const reached = (of: Quantity, ...from: readonly number[]): Quantity => ({
  count: 'reached',
  of,
  from,
});
/** How many of something are missing to a number. */
export const missing = (to: number, of: Quantity): Quantity => ({ count: 'missing', of, to });

/** Several quantities together. */
export const sum = (...of: readonly Quantity[]): Quantity => ({ count: 'sum', of });

/** At least so many. */
export const atLeast = (n: number, of: Quantity): Condition => ({ of, atLeast: n });
/** At most so many. */
export const atMost = (n: number, of: Quantity): Condition => ({ of, atMost: n });
/** Exactly so many. */
export const exactly = (n: number, of: Quantity): Condition => ({ of, atLeast: n, atMost: n });
/** More of one than of the other. */
export const moreThan = (of: Quantity, than: Quantity): Condition => ({ of, than, more: 1 });
/** As many of one as of the other. */
export const asMany = (a: Quantity, b: Quantity): Condition => ({
  all: [
    { of: a, than: b, more: 0 },
    { of: b, than: a, more: 0 },
  ],
});
/** A house of one of these. */
export const house = (...of: readonly House[]): Condition => ({ house: of });
/** All of these. */
export const all = (...of: readonly Condition[]): Condition => ({ all: of });
export const not = (condition: Condition): Condition => ({ not: condition });
/** Somebody owns this major improvement. */
export const anyoneOwns = (major: string): Condition => ({ owns: [major], how: 'all', who: 'anyone' });
/** People stand on all of these spaces. */
export const occupied = (...spaces: readonly string[]): Condition => ({ occupied: spaces });
/** A condition of the card's own. */
export const custom = (name: string): Condition => ({ custom: name });
