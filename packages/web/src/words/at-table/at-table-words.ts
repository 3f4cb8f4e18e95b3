import type { ThingKind } from '../../protocol/catalogue';
import type { StepPicture } from '../../protocol/seat';

/** What the page says around the board, the cards and the track. */
export interface AtTableWords {
  /** Spaces that lie together, by the id of the group. */
  readonly groups: Readonly<Record<string, string>>;
  /** Before the reason why something cannot be chosen. */
  readonly whyNot: string;
  /** Before the reason of a piece of advice. */
  readonly suggested: string;
  readonly revealedNow: string;
  /** Before a question, where several people sit at one screen: who is asked. */
  readonly asks: (name: string) => string;
  readonly standsThere: (names: readonly string[]) => string;
  readonly open: (title: string) => string;
  readonly inPlay: string;
  readonly cards: string;
  readonly needs: string;
  readonly cost: string;
  readonly playable: string;
  /** On a card that can be chosen: for anything, to be played from the hand, to be built. */
  readonly chooseThis: string;
  readonly playThis: string;
  readonly buildThis: string;
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
  /** What is missing for the next feeding: `4 more food for round 7`. */
  readonly foodMissing: (food: number, round: number) => string;
  /** What follows it: ` (3 from goods)`. */
  readonly foodMade: (made: number) => string;
  readonly foodEnough: (need: number, round: number) => string;
  readonly foodBesides: (food: number) => string;
  readonly foodDetail: (ready: number, need: number) => string;
  readonly comesWith: (round: number, what: string) => string;
  readonly harvestIn: (round: number) => string;
  /** A round card of a stage that lies face down, what may be on it, and what a tap on it does. */
  readonly faceDown: (stage: string, may: string) => string;
  readonly score: string;
  readonly scales: string;
  /** The next points on a row of pips, in short: `4 for +3`. */
  readonly scaleNext: (next: StepPicture) => string;
  /** The same where there is room to say that points are saved. */
  readonly scaleAhead: (next: StepPicture) => string;
  /** How many there are of something, and from which number on it brings more points. */
  readonly scale: (title: string, have: number, next: StepPicture | undefined) => string;
  /** What will be born at the end of the round, and that it is nothing. */
  readonly newborns: string;
  readonly noNewborns: string;
  /** Before the newborns of which only so many find room. */
  readonly roomForNewborns: (room: number) => string;
  readonly leftInSupply: string;
  /** Undo where the others must agree. */
  readonly askToUndo: string;
  /** The switch that lets the log tell everything. */
  readonly wholeLog: string;
  /** The button that tells a turn of the log in full. */
  readonly moreOfTurn: string;
  readonly farmOf: (name: string) => string;
  /** Whether somebody is at a table that is elsewhere. */
  readonly here: string;
  readonly away: string;
  /** With whom somebody is in a team. */
  readonly partner: (name: string) => string;
  readonly isAway: (name: string) => string;
  /** Of somebody without an account, and of somebody for whom a program plays or talks. */
  readonly guest: string;
  readonly program: string;
}
