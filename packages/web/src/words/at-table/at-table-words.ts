import type { ThingKind } from '../../protocol/catalogue';

/** What the page says around the board, the cards and the track. */
export interface AtTableWords {
  /** Spaces that lie together, by the id of the group. */
  readonly groups: Readonly<Record<string, string>>;
  /** Before the reason why something cannot be chosen. */
  readonly whyNot: string;
  /** Before the reason of a piece of advice. */
  readonly suggested: string;
  readonly revealedNow: string;
  readonly standsThere: (names: readonly string[]) => string;
  readonly open: (title: string) => string;
  readonly inPlay: string;
  readonly cards: string;
  readonly needs: string;
  readonly cost: string;
  readonly playable: string;
  readonly chooseThis: string;
  readonly kinds: Readonly<Record<ThingKind, string>>;
  readonly pointsPrinted: (points: number) => string;
  readonly lookUp: string;
  readonly search: string;
  readonly all: string;
  readonly onlyThisGame: string;
  readonly found: (count: number) => string;
  readonly nothingFound: string;
  readonly anytime: string;
  readonly anytimeCount: (count: number) => string;
  /** What is missing for the next feeding: `4 more food by the end of round 7`. */
  readonly foodMissing: (food: number, round: number) => string;
  readonly foodEnough: (need: number, round: number) => string;
  readonly foodBesides: (food: number) => string;
  readonly foodDetail: (ready: number, need: number) => string;
  readonly comesWith: (round: number, what: string) => string;
  readonly harvestIn: (round: number) => string;
  readonly score: string;
  /** Undo where the others must agree. */
  readonly scales: string;
  /** How many there are of something, and from which number on it brings more points. */
  readonly scale: (
    title: string,
    have: number,
    next: { readonly at: number; readonly gain: number } | undefined,
  ) => string;
  readonly askToUndo: string;
  /** The switch that lets the log tell everything. */
  readonly wholeLog: string;
  /** The button that tells a turn of the log in full. */
  readonly moreOfTurn: string;
  readonly farmOf: (name: string) => string;
  /** Whether somebody is at a table that is elsewhere. */
  readonly here: string;
  readonly away: string;
}
