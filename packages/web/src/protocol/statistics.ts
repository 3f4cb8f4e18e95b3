import type { FacePicture } from './seat';
import type { BoxId, NewGame } from './set-up';

/** The game of the day. */
export interface DailyPicture {
  readonly game: NewGame;
  readonly title: string;
  /** Whom it is played against; nobody if alone. */
  readonly opponent?: { readonly name: string; readonly face: FacePicture };
  /** The points to reach. */
  readonly goal?: number;
  /** The most points that were reached here so far. */
  readonly best?: number;
}

/** Games of one kind together. */
interface Tally {
  readonly games: number;
  readonly wins: number;
  /** Points on average, to one digit behind the point, and at most. */
  readonly average: number;
  readonly best: number;
}

/** Games of a box in one way: with or without cards, with so many players. */
export interface KindTally extends Tally {
  readonly box: BoxId;
  readonly title: string;
  readonly withCards: boolean;
  /** The decks of whoever plays alone, in words. */
  readonly decks?: string;
  readonly seats: number;
  /** The points to reach for whoever plays alone. */
  readonly goal?: number;
}

/** Games against the bots of one level. */
export interface OpponentTally extends Tally {
  readonly level: number;
  readonly title: string;
  readonly names: readonly string[];
}

/** Games in which a card lay before the person at the end. */
export interface CardTally extends Tally {
  readonly title: string;
}

/** A game in the list of the last ones. */
export interface PastPicture {
  readonly id: string;
  readonly time: number;
  readonly box: BoxId;
  readonly title: string;
  readonly players: readonly string[];
  readonly points: number;
  /** 1 for whoever won. */
  readonly place: number;
  /** Whether its record is still here. */
  readonly saved: boolean;
}

/** What somebody has played in this browser. */
export interface StatisticsPicture {
  readonly games: number;
  readonly wins: number;
  readonly kinds: readonly KindTally[];
  readonly opponents: readonly OpponentTally[];
  readonly cards: readonly CardTally[];
  readonly last: readonly PastPicture[];
}
