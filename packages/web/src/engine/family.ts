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
import type { Target } from '../protocol/asked';
import type { CardPicture } from '../protocol/card';
import type { CatalogueEntry } from '../protocol/catalogue';
import type { Draft } from '../protocol/draft';
import type { Amount } from '../protocol/goods';
import type { DonePicture } from '../protocol/log';
import type { PackPicture } from '../protocol/pack';
import type { Plan, Planned } from '../protocol/plan';
import type { SeatPicture } from '../protocol/seat';
import type { Sign } from '../protocol/signs';
import type { SpaceGroup } from '../protocol/space';
import type { DrewPicture, FoodForecast, Table } from '../protocol/table';

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

/** What can be drawn of something that happened. */
export interface Deed {
  /** The space with which a turn begins: its id, and what lies or is done there. */
  readonly used?: { readonly id: string; readonly signs: readonly Sign[] };
  /** It belongs to no turn. */
  readonly apart?: boolean;
  /** The id of what is laid out. */
  readonly laid?: string;
  /** Goods that come, as pairs of their number and how many. */
  readonly gains?: readonly (readonly [good: number, count: number])[];
  /** What is done or given away. */
  readonly done?: readonly DonePicture[];
  /** Where on a farm, and how many columns that farm had gained at its left by then. */
  readonly place?: Target;
  readonly left?: number;
  /** Whom it happens to. */
  readonly whose?: Seat;
}

/** What an event of a harvest does to a farm. */
export interface HarvestDeed {
  readonly phase: Phase;
  /** It belongs to that part only while it is under way, and is something else at all other times. */
  readonly within?: true;
  /** Whose farm it is; undefined if the part begins for all. */
  readonly seat?: Seat;
  /** Goods that come to the farm, or that leave it if less than 0, as pairs of their number and how many. */
  readonly goods?: readonly (readonly [good: number, count: number])[];
  readonly begging?: number;
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
  /** What it changes, in a sentence. */
  seasonText?(look: Look<S>): string | undefined;
  /** Who draws a card from a deck beside the board in an event, and which one; undefined in other events. */
  drew?(look: Look<S>, event: Happening): Omit<DrewPicture, 'move'> | undefined;
  offer(look: Look<S>): Table['offer'];
  seat(look: Look<S>, seat: Seat): SeatFacts;
  hand(look: Look<S>): readonly CardPicture[];
  /** The cards of which the viewer keeps some, given all it has heard; undefined if it has none to choose from. */
  pack?(look: Look<S>, heard: () => readonly Happening[]): PackPicture | undefined;
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
  /** What the general supply holds, where it is a tile on the board. */
  left?(look: Look<S>): Table['supply'];
  /** What an event of a harvest does; undefined if it belongs to none. */
  harvest(event: Happening): HarvestDeed | undefined;
  /** What the line of a turn draws of an event; `after` is the state when its move was over. */
  deed(game: Game<S>, event: Happening, after: S): Deed;
  readonly harvests: readonly number[];
  /** The sources of what may be used at any time and is shown beside the answers. */
  readonly callsBeside: readonly number[];
  /** Whether one of them would change nothing now: it is not offered then, though it may be used. */
  isIdle?(look: Look<S>, seat: Seat, source: number): boolean;
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
  /** The goods that a listed answer gives away, if it names them. */
  payment(look: Look<S>, decision: Decision, move: Move): readonly Amount[] | undefined;
}
