import type { Wish } from '@furrow/farm/liked';
import type { Decision } from '@furrow/kernel/domain';
import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Happening } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import type { Phase } from '@furrow/text/phases';
import type { Getting } from '@furrow/text/typed/getting';
import type { Choice, Target } from '../protocol/asked';
import type { CatalogueEntry } from '../protocol/catalogue';
import type { Draft } from '../protocol/draft';
import type { PackPicture } from '../protocol/pack';
import type { Plan, Planned } from '../protocol/plan';
import type { CardPicture, FoodForecast, SeatPicture, SpaceGroup, Table } from '../protocol/table';

/** A position as it is looked at: by whom, and in which language. */
export interface Look<S extends Position> {
  readonly game: Game<S>;
  readonly state: S;
  readonly words: GameWords<S>;
  readonly language: Language;
  /** The language in which hand cards are named, if it is another. */
  readonly names?: Language;
  /** What the players are called, by seat; without it they are called by their seats. */
  readonly players?: readonly string[];
  /** The seat whose secrets may be shown; a spectator's if nobody's may. */
  readonly viewer: Seat;
  /** How the people here like animals to stand, by seat; without it they stand as they happen to. */
  readonly likings?: Likings;
}

/** Which animals somebody likes to see together, by seat; what matters more comes first. */
export type Likings = ReadonlyMap<Seat, readonly Wish[]>;

/** What of a seat each game draws in its own way. */
export type SeatFacts = Omit<SeatPicture, 'seat' | 'name' | 'level' | 'face' | 'points'>;

/** The goods that an answer gives away and brings. */
export type Exchange = Pick<Choice, 'pays' | 'gets'>;

/** What can be drawn of something that happened. */
export interface Deed {
  /** The id of the space with which a turn begins. */
  readonly used?: string;
  /** It belongs to no turn. */
  readonly apart?: boolean;
  /** The id of what is laid out. */
  readonly laid?: string;
  /** Goods that come, as pairs of their number and how many. */
  readonly gains?: readonly (readonly [good: number, count: number])[];
}

/** How the tables of one game become pictures: this is all that a new game must bring. */
export interface Family<S extends Position> {
  /** Whether seats hold what others may not see. */
  hides(game: Game<S>): boolean;
  board(look: Look<S>): readonly SpaceGroup[];
  /** The rounds whose cards lie face down. */
  faceDown(look: Look<S>): Table['faceDown'];
  /** The season; undefined if the game is not played through the seasons. */
  season(look: Look<S>): Table['season'];
  offer(look: Look<S>): Table['offer'];
  seat(look: Look<S>, seat: Seat): SeatFacts;
  hand(look: Look<S>): readonly CardPicture[];
  /** The cards of which the viewer keeps some; undefined if it has none to choose from. */
  pack?(look: Look<S>): PackPicture | undefined;
  /** What the viewer must reckon with: what comes with later rounds, the food for the next feeding. */
  ahead(look: Look<S>): {
    readonly coming: Table['coming'];
    readonly forecast: FoodForecast | undefined;
  };
  /** Everything that can be looked up, whether it is in this game or not. */
  catalogue(game: Game<S>, words: GameWords<S>, language: Language): readonly CatalogueEntry[];
  /** One of these by its id. */
  entry(game: Game<S>, words: GameWords<S>, language: Language, id: string): CatalogueEntry | undefined;
  notes(look: Look<S>): readonly string[];
  /** The part of a harvest that an event belongs to; undefined if to none. */
  phase(event: Happening): Phase | undefined;
  /** What the line of a turn draws of an event. */
  deed(game: Game<S>, event: Happening): Deed;
  readonly harvests: readonly number[];
  /** The sources of what may be used at any time though the rules do not list it. */
  readonly unlistedCalls: readonly number[];
  /** The goods that seats have, by id and in the order of `supply`. */
  readonly goods: readonly string[];
  /** The ids of the animals among them, by type. */
  readonly animals: readonly string[];
  /** How many of each good a seat has. */
  supply(state: S, seat: Seat): readonly number[];
  /** How cards or buildings on offer are got. */
  readonly getting: Getting<S>;
  /** Where on the table a move of a seat can be pointed at. */
  target(look: Look<S>, seat: Seat, move: Move): Target | undefined;
  /** Puts notes on the farm of a seat, in a copy of the state, and names the edges of the farm. */
  plan(state: S, seat: Seat, plan: Plan): Planned['edges'];
  /** What answers that are not listed are put together from. */
  draft(look: Look<S>, decision: Decision): Draft | undefined;
  /** The goods that a listed answer names. */
  exchange(look: Look<S>, decision: Decision, move: Move): Exchange;
}
