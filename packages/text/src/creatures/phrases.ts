import type { Building, Declaration, Quantity } from '@furrow/creatures/building';
import type { Effect } from '@furrow/creatures/effect';
import type { Event } from '@furrow/creatures/events';
import type { Question } from '@furrow/creatures/questions';
import type { Why } from '@furrow/creatures/reasons';
import type { Space } from '@furrow/creatures/spaces';
import type { Amounts } from '@furrow/farm/goods';
import type { OptionWords } from '../game-words';
import type { How as AnyHow, PlainMood } from '../how';
import type { LackPhrases } from '../lacks';
import type { EdgePlace } from '../places';
import type { Deed } from './deed';

/** What a phrase for an effect is given besides the effect. */
export type How = AnyHow<Effect>;

/** The effects that only the course of the game has; no space and no building speaks of them. */
export type Course =
  | 'inTurn'
  | 'together'
  | 'repeat'
  | 'moment'
  | 'settle'
  | 'release'
  | 'turnDown'
  | 'drawStart'
  | 'drawBuildings'
  | 'refill'
  | 'work'
  | 'home'
  | 'pause'
  | 'lastChance';

/** A clause for every effect: no capital, no full stop. */
export type EffectPhrases = {
  readonly [D in Exclude<Effect['do'], Course>]: (effect: Extract<Effect, { do: D }>, how: How) => string;
};

/** What is told of a building; the other fields of a declaration only say more about one of these. */
export type Aspect = Exclude<keyof Declaration, 'of' | 'each' | 'anytimeIn' | 'anytimeOnce' | 'remembers'>;

/** A clause for every field of a declaration: no capital, no full stop. */
export type BuildingPhrases = {
  readonly [A in Aspect]-?: (value: NonNullable<Declaration[A]>, building: Building, how: How) => string;
};

/** What is told of an action space: clauses. */
export interface SpacePhrases {
  /** What is laid on it when a round begins. */
  refill(refill: NonNullable<Space['refill']>): string;
  /** What a worker there does; `does` is the effect in the mood `do`. */
  use(does: string): string;
  /** It has the name of a building and is described after it. */
  alsoSpace(does: string): string;
}

/** What words for a question may need besides it. */
export interface QuestionWords {
  /** Says an effect. */
  say(effect: Effect, mood: PlainMood): string;
}

/** A clause for every question; the name of what asks is put before it. */
export type QuestionPhrases = {
  readonly [Q in Question['ask']]: (question: Extract<Question, { ask: Q }>, asked: QuestionWords) => string;
};

/** What may be answered with more than is listed. */
export type Typable = Extract<Question['ask'], 'release'>;

/** For each such question a full sentence: how its answer is typed; undefined if the list has them all. */
export type TypingPhrases = {
  readonly [Q in Typable]: (question: Extract<Question, { ask: Q }>) => string | undefined;
};

/** A line of a menu for every verb: no capital, no full stop. */
export type MovePhrases = {
  readonly [V in Deed['verb']]: (deed: Extract<Deed, { verb: V }>) => string;
};

/** What a log line may need besides its event: what seats are called, and the spaces and edges of their farms. */
export interface Places {
  seat(seat: number): string;
  cell(seat: number, cell: number): string;
  edge(seat: number, edge: number): EdgePlace;
}

/** A full sentence for every event; undefined if it is not worth a line. */
export type EventPhrases = {
  readonly [E in Event['event']]: (event: Extract<Event, { event: E }>, at: Places) => string | undefined;
};

/** What a player lacks: one of the prices must be paid, for each piece if one alone could be paid. */
export interface Shortfall {
  readonly prices: readonly Amounts[];
  /** What the player has of everything that the prices name, zeros included. */
  readonly have: Amounts;
  readonly each: boolean;
}

/** What a reason may need besides itself: the farm and the goods of the player who asks. */
export interface Asker {
  cell(cell: number): string;
  edge(edge: number): EdgePlace;
  /** The seat whose worker is on a space. */
  workerOn(space: number): number;
  shortfall(prices: readonly Amounts[]): Shortfall;
  /** How many the player has of what a condition counts. */
  count(quantity: Quantity): number;
}

/** A full sentence for every reason: what is wrong, and what would be right. */
export type ReasonPhrases = {
  readonly [W in Why['why']]: (reason: Extract<Why, { why: W }>, asker: Asker) => string;
};

/** The names of things, and the phrases around them. */
export interface Names {
  /** A good as a label (`sheep`), or with a count an amount of it (`3 sheep`, `no reed`). */
  good(good: number, count?: number): string;
  building(building: number): string;
  space(space: number): string;
  /** What letting animals go is called where a building would be named. */
  readonly release: string;
  seat(seat: number): string;
  round(now: number, of: number): string;
  /** A name, and what is said of it: `Shelter: take 1 sheep`. */
  labelled(name: string, text: string): string;
}

/** The score sheet. */
export interface ScorePhrases {
  readonly animals: string;
  readonly bonus: string;
  readonly expansions: string;
  readonly buildings: string;
  /** The one line about expansions. */
  readonly fullExpansions: string;
}

/** All Creatures Big and Small in one language. */
export interface Phrases {
  readonly name: string;
  readonly about: string;
  /** The option that says which special buildings are on offer. */
  readonly buildingsOption: OptionWords;
  /** What that option is set to: so many buildings, or the buildings named. */
  buildingsValue(count: number): string;
  buildingsChosen(names: readonly string[]): string;
  /** How moves are typed, and how animals are let go, which no list offers. */
  readonly notationHelp: readonly string[];
  /** Both have the same points: the one who was not start player in round 1 wins. */
  wonTie(who: string): string;
  /** A line of the score sheet: in which place each of two with the same points began round 1. */
  readonly tieBreak: string;
  readonly names: Names;
  readonly effects: EffectPhrases;
  readonly building: BuildingPhrases;
  readonly space: SpacePhrases;
  readonly questions: QuestionPhrases;
  readonly typing: TypingPhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly reasons: ReasonPhrases;
  readonly lacks: LackPhrases;
  readonly score: ScorePhrases;
}
