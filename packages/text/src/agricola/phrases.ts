import type { Major } from '@furrow/agricola/boards/majors';
import type { Effect } from '@furrow/agricola/effects/effect';
import type { OnCard } from '@furrow/agricola/in-play/on-card';
import type { Space } from '@furrow/agricola/spaces/space';
import type { Event } from '@furrow/agricola/vocabulary/events';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import type { Why } from '@furrow/agricola/vocabulary/reasons';
import type { Amounts } from '@furrow/farm/goods';
import type { OptionWords } from '../game-words';
import type { LackPhrases } from '../lacks';
import type { EdgePlace } from '../places';
import type { Mood, Voice } from '../voice';
import type { CardPhrases } from './card-phrases';
import type { Clause } from './clauses/clause';
import type { Deed } from './deed';

/** What is told of a major improvement, clause by clause: no capital, no full stop. */
export interface MajorPhrases {
  /** `cost: 2 clay`; with `back`, or return one of your Fireplaces instead. */
  cost(price: Amounts, back: boolean): string;
  /** Food for each good, at any time. */
  cooks(rates: Amounts): string;
  /** Bake Bread: at most so much grain (99: any number) for so much food each. */
  bakes(bakes: NonNullable<Major['bakes']>): string;
  /** In the feeding phase of each harvest, 1 of the good for so much food. */
  crafts(good: number, food: number): string;
  /** Bonus points for 3, 5 and 7 of the good at the end: `from` has the counts for 1, 2 and 3 points. */
  bonus(good: number, from: readonly number[]): string;
  /** What happens when it is built. */
  build(what: Clause): string;
  points(points: number): string;
}

/** What is told of an action space, clause by clause. */
export interface SpacePhrases {
  /** What is laid on it when a round begins. */
  refill(refill: NonNullable<Space['refill']>): string;
  /** It comes into play as a round card of a stage. */
  stage(stage: number): string;
  /** It lies on a tile with others, of which only one can be used each round. */
  tile(): string;
  /** It can be used in one season only (winter, spring, summer, autumn from 0). */
  season(season: number): string;
}

/** What words for a question may need besides it. */
export interface QuestionWords {
  /** Says what an effect does. */
  say(effect: Effect, mood: Mood): string;
  /** Says each of the things between which an effect lets its player choose; of any other effect, what it does. */
  options(effect: Effect, mood: Mood): readonly string[];
  /** The name of a card. */
  card(card: number): string;
}

/** What a room, a stable and a stable in the center of four fields cost, if they can be built. */
export type Buildable = Pick<Extract<Question, { ask: 'build' }>, 'rooms' | 'stable' | 'center'>;

/** A clause for every question; the name of what asks is put before it. */
export type QuestionPhrases = {
  readonly [Q in Question['ask']]: (question: Extract<Question, { ask: Q }>, asked: QuestionWords) => string;
};

/** What may be answered with more than is listed. */
export type Typable = Extract<
  Question['ask'],
  'sow' | 'sowMore' | 'reap' | 'fences' | 'marketplace' | 'convert' | 'discard' | 'feed' | 'keepCards'
>;

/** For each such question a full sentence: how its answer is typed; undefined if the list has them all. */
export type TypingPhrases = {
  readonly [Q in Typable]: (question: Extract<Question, { ask: Q }>) => string | undefined;
};

/** A line of a menu for every verb: no capital, no full stop. */
export type MovePhrases = {
  readonly [V in Deed['verb']]: (deed: Extract<Deed, { verb: V }>, names: Pick<Places, 'card'>) => string;
};

/** The names of players and places that a log line or a reason may speak of. */
export interface Places {
  seat(seat: number): string;
  /** The name of a space. */
  space(space: number): string;
  /** The name of a card. */
  card(card: number): string;
  /** A space of the farmyard, as in notation; a field card by its name. */
  cell(cell: number): string;
  edge(edge: number): EdgePlace;
}

/** A full sentence for every event; undefined if it is not worth a line. */
export type EventPhrases = {
  readonly [E in Event['event']]: (event: Extract<Event, { event: E }>, at: Places) => string | undefined;
};

/** What a reason may need besides itself: the goods of the player who asks, and who stands where. */
export interface Asker extends Places {
  /** The seat whose person is on a space. */
  personOn(space: number): number;
  /** What the player has of everything that the prices name, zeros included. */
  have(prices: readonly Amounts[]): Amounts;
}

/** A full sentence for every reason: what is wrong, and what would be right. */
export type ReasonPhrases = {
  readonly [W in Why['why']]: (reason: Extract<Why, { why: W }>, asker: Asker) => string;
};

/** The names of places that what lies on a card may speak of; action spaces go by their ids. */
export interface OnCardPlaces extends Pick<Places, 'cell'> {
  spaceCalled(id: string): string;
}

/** What lies on a card in play, as a note behind its name: no capital, no full stop. */
export type OnCardPhrases = {
  readonly [O in OnCard['on']]: (thing: Extract<OnCard, { on: O }>, at: OnCardPlaces) => string;
};

/** The names of things, and the phrases around them. */
export interface Names {
  /** A good as a label (`sheep`), or with a count an amount of it (`3 sheep`, `no reed`). */
  good(good: number, count?: number): string;
  /** A space by its id, which is unique over all boards of both editions; what has the same id has the same name. */
  readonly spaces: Readonly<Record<string, string>>;
  /** Names of action spaces for small tiles, where the whole one is long. */
  readonly shortSpaces: Readonly<Record<string, string | undefined>>;
  major(major: number): string;
  /** What turning goods into food, and giving goods back, are called where a space would be named. */
  readonly exchange: string;
  readonly giveBack: string;
  readonly threeForOne: string;
  seat(seat: number): string;
  round(now: number, of: number): string;
  /** A name, and what is said of it: `Forest: take 3 wood`. */
  labelled(name: string, text: string): string;
}

/** The words for the options: what each is called, what it does, and what its values mean. */
export interface OptionPhrases {
  readonly titles: Readonly<Record<string, OptionWords>>;
  /** Values with a meaning of their own, by option and value; the others are on or off. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly on: string;
  readonly off: string;
  /** What an option is set to that takes a number, by option. */
  readonly numbers: Readonly<Record<string, (count: number) => string>>;
  /** What an option is set to that lists seats, by option, with the names of the seats. */
  readonly seats: Readonly<Record<string, (names: readonly string[]) => string>>;
  /** What an option is set to that lists words, by option: `decks` with `A`, `B`. */
  readonly lists: Readonly<Record<string, (words: readonly string[]) => string>>;
}

/** The categories of the score sheet, in its order. */
export type Category =
  | 'fields'
  | 'pastures'
  | 'grain'
  | 'vegetables'
  | 'sheep'
  | 'boar'
  | 'cattle'
  | 'unused'
  | 'stables'
  | 'clayRooms'
  | 'stoneRooms'
  | 'people'
  | 'improvements'
  | 'bonus'
  | 'begging';

/** Agricola in one language. */
export interface Phrases {
  readonly name: string;
  readonly about: string;
  readonly options: OptionPhrases;
  /** How moves are typed, and what may be done at any time without being listed. */
  readonly notationHelp: readonly string[];
  /** How moves for the partner are typed, in team play. */
  readonly teamHelp: string;
  /** How moves with cards are typed, in games with hand cards. */
  readonly cardHelp: string;
  /** All winners have the same points; in the revised edition, and also as many building resources left if several. */
  wonTie(winners: readonly string[], edition: '2007' | 'revised'): string;
  /** In team play: the partners who have won, perhaps by the building resources they have left, or all players if both teams share the win. */
  wonTeam(winners: readonly string[], byTieBreak: boolean): string;
  /** A line of the score sheet: the building resources left of those with the same points. */
  readonly tieBreak: string;
  readonly names: Names;
  /** What is done: no capital, no full stop. */
  say(clause: Clause, voice: Voice): string;
  /** The hand cards. */
  readonly cards: CardPhrases;
  readonly onCards: OnCardPhrases;
  readonly major: MajorPhrases;
  readonly space: SpacePhrases;
  readonly questions: QuestionPhrases;
  readonly typing: TypingPhrases;
  readonly moves: MovePhrases;
  readonly events: EventPhrases;
  readonly reasons: ReasonPhrases;
  readonly lacks: LackPhrases;
  readonly score: Readonly<Record<Category, string>>;
  /** Words that only the drawn table of the terminal needs. */
  readonly table: TablePhrases;
}

/** The labels of the drawn table. */
export interface TablePhrases {
  readonly roundCards: string;
  readonly majors: string;
  /** The house: its material as a word by number (wood, clay, stone): `wooden house`. */
  readonly houses: readonly [string, string, string];
  /** One room of the house, at most 6 letters: `room`. */
  readonly room: string;
  readonly field: string;
  readonly stable: string;
  /** How many people are still at home: `2 people at home`. */
  peopleHome(count: number): string;
  family(count: number): string;
  fencesLeft(count: number): string;
  stablesLeft(count: number): string;
  begging(count: number): string;
  /** People from the supply who are out for this round only: `1 guest`. */
  guests(count: number): string;
  /** People who have left the game: `1 person gone`. */
  gone(count: number): string;
  /** What comes with each of some later rounds: `rounds 7 to 9: 1 food each`. */
  coming(rounds: readonly number[], goods: Amounts): string;
  /** What a card does at the start of later rounds: `round 7: Confidant`. */
  comingCard(rounds: readonly number[], card: string): string;
  /** The heading over the cards that a player holds, and how many cards somebody holds. */
  readonly hand: string;
  /** Above the cards of which some are kept, and above those that were kept before. */
  pack(cards: number): string;
  keptSoFar(cards: number): string;
  /** Full sentences: who gets what is left of a pack, and who passes on the next one. */
  restGoesTo(who: string): string;
  nextPackFrom(who: string): string;
  inHand(cards: number): string;
  harvestAfter(rounds: readonly number[]): string;
  readonly seasons: readonly [string, string, string, string];
  /** How many cards are left in a deck of which cards are drawn, by its id. */
  pile(deck: string, cards: number): string;
  /** Who owns the card that a space lies on. */
  owner(who: string): string;
  /** Only this player can use a space. */
  onlyFor(who: string): string;
}
