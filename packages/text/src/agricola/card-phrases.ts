import type { Card, Category } from '@furrow/agricola/cards/card';
import type { Counting } from './clauses/counting';
import type { Given } from './clauses/given';
import type { Occasion } from './clauses/occasion';
import type { Told } from './clauses/told';

/** How something that is counted is said. */
export interface CountedPhrase {
  /** So many of it, as a noun phrase: `2 rooms`, `no sheep`, `3 unused spaces on your farm`; also `round 7`. */
  readonly some: (n: number) => string;
  /** One of it behind "for": `each room you have`, `each complete round left to play`. */
  readonly each: string;
  /** Several of it without a number: `rooms`. */
  readonly many: string;
}

/** The hand cards in one language. Clauses have no capital and no full stop. */
export interface CardPhrases {
  /** The name of each card by its id. */
  readonly names: Readonly<Record<string, string>>;
  /** What a card is: `minor improvement`, `occupation`; before its category, in the first line of its text. */
  readonly kinds: Readonly<Record<Card['kind'], string>>;
  readonly categories: Readonly<Record<Category, string>>;
  /** Of a deck of the 2007 edition, whose cards have no category: `deck K of the 2007 edition`. */
  ofClassicDeck(deck: string): string;
  /** Of a deck that is drawn from: `X deck`. */
  ofDrawnDeck(deck: string): string;
  counted(counting: Counting): CountedPhrase;
  /** A condition behind "if": `you live in a wooden house`; `you have at least 2 occupations`. */
  condition(given: Given): string;
  /** A condition as a prerequisite: `at least 2 occupations`, `a wooden house`, `no unused space`. */
  prerequisite(given: Given): string;
  /** What a card waits for: `each time you use “Fishing”`, `at the start of each round`. */
  occasion(occasion: Occasion): string;
  /** A sentence of the text of a card. */
  told(told: Told): string;
  /** The whole text of cards that have code of their own, line by line, by id; full sentences. */
  readonly own: Readonly<Record<string, readonly string[] | undefined>>;
  /** What was decided about a card where its print leaves something open; full sentences. */
  rulings(card: string): readonly string[];
}
