import type { Card, Category, Declaration } from '@furrow/agricola/cards/card';
import type { Listener } from '@furrow/agricola/cards/listener';
import type { Condition, Counted, Quantity } from '@furrow/agricola/cards/quantity';
import type { How } from './phrases';

/**
 * What is told of a card; the other fields of a declaration only say more about one of these. `lays`: how many things lie on
 * it when it is played.
 */
export type Aspect = Exclude<keyof Declaration, 'mustPlay' | 'workPhase' | 'joins' | 'keeps'> | 'lays';

/** One item of an aspect: what a card declares as a list (listeners, what it offers instead of actions) is told item by item. */
type Item<A extends Aspect> = A extends 'on' | 'instead'
  ? Exclude<NonNullable<Declaration[A]>, readonly unknown[]>
  : A extends keyof Declaration
    ? NonNullable<Declaration[A]>
    : number;

/** What a phrase about a card may need besides what it speaks of. */
export interface Telling extends How {
  readonly card: Card;
}

/**
 * A clause for every field of a declaration: no capital, no full stop. `telling.card` has what only says more about it:
 * `mustPlay` for `play`, `workPhase` for `anytime`; `delivers` is what happens in the rounds that `play` has marked.
 */
export type CardAspects = {
  readonly [A in Aspect]-?: (value: Item<A>, telling: Telling) => string;
};

/** How something that is counted is said. */
export interface CountedPhrase {
  /** So many of it, as a noun phrase: `2 rooms`, `no sheep`, `3 unused spaces on your farm`; also `round 7`. */
  some(n: number): string;
  /** One of it behind "for": `each room you have`, `each complete round left to play`. */
  readonly each: string;
}

/** The hand cards in one language. */
export interface CardPhrases {
  /** The name of each card by its id. */
  readonly names: Readonly<Record<string, string>>;
  /** What a card is: `minor improvement`, `occupation`; before its category, in the first line of its text. */
  readonly kinds: Readonly<Record<Card['kind'], string>>;
  readonly categories: Readonly<Record<Category, string>>;
  /** What can be counted by one word. */
  readonly counted: Readonly<Record<Counted, CountedPhrase>>;
  /** What can be counted, whatever it is; uses `counted`. */
  quantity(quantity: Quantity): CountedPhrase;
  /** A condition behind "if" or "needs": `you live in a wooden house`; `you have at least 2 occupations`. */
  condition(condition: Condition): string;
  /** A condition as a prerequisite: `at least 2 occupations`, `a wooden house`, `no unused space`. */
  prerequisite(condition: Condition): string;
  /** The occasion of a listener, without its condition: `each time you use “Fishing”`, `at the start of each round`. */
  occasion(listener: Listener): string;
  readonly aspects: CardAspects;
  /** The whole text of cards that have code of their own, line by line, by id; full sentences. */
  readonly own: Readonly<Record<string, readonly string[]>>;
  /** The card is passed on after it was played; how many players it is for (1, 3 or 4). */
  readonly travels: string;
  forPlayers(players: number): string;
}

/** The effects that only cards have. */
export type CardEffect =
  | 'points'
  | 'when'
  | 'whole'
  | 'once'
  | 'often'
  | 'others'
  | 'take'
  | 'reap'
  | 'lay'
  | 'unlay'
  | 'mark'
  | 'unmark'
  | 'gainPerPlace'
  | 'topOfPile'
  | 'place'
  | 'jump'
  | 'guest'
  | 'adopt'
  | 'leave'
  | 'draw'
  | 'custom'
  | 'byOwner';
