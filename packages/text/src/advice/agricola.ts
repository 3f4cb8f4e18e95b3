import type { Amounts } from '@furrow/farm/goods';
import type { Category } from '../agricola/phrases';

/** What speaks for an answer in Agricola: what the turn that begins with it changes for the seat that is asked. */
export type AgricolaMerit =
  /** So much of the food that is lacking at the harvest of a round. */
  | { readonly merit: 'feeds'; readonly food: number; readonly lack: number; readonly round: number }
  /** Everybody is fed at this harvest. */
  | { readonly merit: 'fed' }
  | { readonly merit: 'takes'; readonly goods: Amounts }
  /** Food that another seat could have fetched, and how much that one lacks. */
  | { readonly merit: 'denies'; readonly seat: number; readonly food: number; readonly lack: number }
  /** Somebody is born; so many people are there then. */
  | { readonly merit: 'birth'; readonly people: number }
  /** There is room for these people more: the third, the fourth … */
  | { readonly merit: 'roomFor'; readonly people: readonly number[] }
  /** Rooms that nobody needs to be born. */
  | { readonly merit: 'rooms'; readonly rooms: number }
  /** The house is made of this then: 1 clay, 2 stone. */
  | { readonly merit: 'renovates'; readonly house: number }
  | { readonly merit: 'plows'; readonly fields: number }
  /** How many fields are sown with each crop. */
  | { readonly merit: 'sows'; readonly grain: number; readonly vegetables: number }
  /** New pastures, and for how many animals more there is room. */
  | { readonly merit: 'pastures'; readonly pastures: number; readonly room: number }
  /** Room for so many animals more, without a new pasture. */
  | { readonly merit: 'room'; readonly room: number }
  | { readonly merit: 'stables'; readonly stables: number }
  /** Animals of which there is a pair then, and the round of the harvest at which they breed. */
  | { readonly merit: 'breeds'; readonly animals: readonly number[]; readonly round: number }
  | { readonly merit: 'builds'; readonly major: number }
  | { readonly merit: 'plays'; readonly card: number }
  /** So many points more in a category of the score sheet. */
  | { readonly merit: 'points'; readonly category: Category; readonly points: number }
  | { readonly merit: 'starts' };

/** What words for a merit may need besides it. */
export interface MeritNames {
  /** The name of a card. */
  card(card: number): string;
  /** What the player at a seat is called. */
  player(seat: number): string;
}

/** A clause for every merit, without its subject, the answer: no capital, no full stop. */
export type AgricolaMerits = {
  readonly [M in AgricolaMerit['merit']]: (
    merit: Extract<AgricolaMerit, { merit: M }>,
    names: MeritNames,
  ) => string;
};
