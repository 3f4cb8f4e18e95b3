import type { Amounts } from '@furrow/farm/goods';

/** What speaks for an answer in All Creatures Big and Small: what its turn changes for the seat that is asked. */
export type CreaturesMerit =
  | { readonly merit: 'takes'; readonly goods: Amounts }
  /** So many animals of a type, of those below which points are lost. */
  | { readonly merit: 'towards'; readonly animal: number; readonly have: number; readonly need: number }
  /** So many animals of a type that no points are lost for it any more. */
  | { readonly merit: 'enough'; readonly animal: number; readonly have: number; readonly points: number }
  /** So many animals of a type that they give more bonus points than before. */
  | { readonly merit: 'bonus'; readonly animal: number; readonly have: number; readonly points: number }
  /** Types of animals that will breed then. */
  | { readonly merit: 'breeds'; readonly animals: readonly number[] }
  /** Room for so many animals more. */
  | { readonly merit: 'room'; readonly room: number }
  | { readonly merit: 'expands'; readonly expansions: number }
  | { readonly merit: 'builds'; readonly building: number; readonly count: number }
  | { readonly merit: 'pastures'; readonly pastures: number }
  | { readonly merit: 'borders'; readonly borders: number }
  | { readonly merit: 'troughs'; readonly troughs: number }
  /** Goods that are enough for a building then. */
  | { readonly merit: 'pays'; readonly building: number }
  /** So many points more for expansions that are used in full. */
  | { readonly merit: 'fills'; readonly points: number }
  | { readonly merit: 'starts' };

/** A clause for every merit, without its subject, the answer: no capital, no full stop. */
export type CreaturesMerits = {
  readonly [M in CreaturesMerit['merit']]: (merit: Extract<CreaturesMerit, { merit: M }>) => string;
};
