import type { ScoreCategory } from '@furrow/text/score-rows';
import type { TieRow } from '@furrow/text/winner';
import type { Asked, Target } from './asked';
import type { BeatPicture } from './beats';
import type { CardPicture, DisplayPicture } from './card';
import type { Amount } from './goods';
import type { LessonPicture } from './lesson';
import type { LogLine } from './log';
import type { OnlinePicture } from './online';
import type { PackPicture } from './pack';
import type { SeatPicture } from './seat';
import type { Sign } from './signs';
import type { FaceDownPicture, SpaceGroup } from './space';

/** A game by its id. */
export type GameId = 'creatures' | 'agricola';

/** What comes to the viewer at the start of a later round. */
export interface ComingPicture {
  readonly round: number;
  readonly goods: readonly Amount[];
  /** Cards that do something then, by name. */
  readonly cards: readonly string[];
}

/** A season of the year. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn';

/** The food that the viewer needs at the next feeding, and what there will be for it if nothing more is done. */
export interface FoodForecast {
  /** It is needed at the end of this round. */
  readonly round: number;
  readonly need: number;
  /** In the supply, on rounds until then, and made by crafts. */
  readonly ready: number;
  /** What crops and animals would make besides. */
  readonly spare: number;
}

/** An answer that the advisor thinks well of. */
export interface Suggestion {
  readonly notation: string;
  readonly words: string;
  /** What speaks for it, in a sentence. */
  readonly why: string;
  /** The same without what its words say already. */
  readonly besides: string;
  readonly target?: Target;
}

/** How many of something are left for everybody. */
export interface SupplyPicture {
  readonly sign: Sign;
  readonly count: number;
  /** `9 troughs`. */
  readonly words: string;
}

/** A card that was drawn from a deck beside the board for all to see. */
export interface DrewPicture {
  /** The number of the move in which it was. */
  readonly move: number;
  readonly seat: number;
  readonly card: CardPicture;
}

/** How it ended. */
export interface Ending {
  /** Who has won, as it is said to the people here. */
  readonly winner: string;
  /** The same with names only, for others to read; undefined if it is said alike. */
  readonly winnerNamed?: string;
  readonly winners: readonly number[];
  /** What the score sheet tells of a tie: what decided it, and that the victory is shared. */
  readonly ties: readonly TieRow[];
  /** The number of the deal, for whoever wants to play the same one; undefined if the game did not begin here. */
  readonly deal?: number;
  /** The points to reach for whoever plays alone. */
  readonly goal?: number;
  /** Which place the only person among bots has, if not the first. */
  readonly place?: number;
}

/** The whole table as the people at this screen may see it now, in their language. Plain data. */
export interface Table {
  /** Counts the snapshots of a session. */
  readonly version: number;
  readonly saveId: string;
  readonly game: GameId;
  /** The game with its edition, as on its box. */
  readonly gameName: string;
  readonly round: { readonly now: number; readonly of: number; readonly words: string };
  /** Notes beside the round, in words: when harvests come, what the general supply holds. */
  readonly notes: readonly string[];
  /** What the general supply holds, where it is a tile on the board. */
  readonly supply?: readonly SupplyPicture[];
  /** The rounds after which there is a harvest. */
  readonly harvests: readonly number[];
  readonly board: readonly SpaceGroup[];
  /** The rounds to come whose cards lie face down, in their order. */
  readonly faceDown: readonly FaceDownPicture[];
  /** The season, if the game is played through the seasons. */
  readonly season?: Season;
  /** What the season changes, in a sentence. */
  readonly seasonText?: string;
  /** The last card that was drawn from a deck beside the board: in which move, and who drew it. */
  readonly drew?: DrewPicture;
  readonly offer: DisplayPicture;
  readonly seats: readonly SeatPicture[];
  /** The seat whose secrets are shown; -2 if nobody's are. */
  readonly viewer: number;
  readonly hand: readonly CardPicture[];
  /** The cards of which the viewer keeps some; undefined if it has none to choose from. */
  readonly pack?: PackPicture;
  /** What comes to the viewer with later rounds, in the order of the rounds. */
  readonly coming: readonly ComingPicture[];
  /** What the viewer needs at the next feeding; undefined in games without one, and when all are over. */
  readonly forecast?: FoodForecast;
  /** What the advisor suggests for the first decision, the best first; undefined if nobody asked it. */
  readonly advice?: readonly Suggestion[];
  /** Whoever is asked first is advised at each turn. */
  readonly advised: boolean;
  /** What people here may answer; the first is what the game waits for. */
  readonly asked: readonly Asked[];
  /** The seat that the game waits for; -1 for chance, -2 if it is over. */
  readonly waitsFor: number;
  /** The screen must be handed to this seat before anything secret is shown. */
  readonly handTo?: number;
  readonly log: readonly LogLine[];
  /** The parts of harvests in the moves that are shown last. */
  readonly beats: readonly BeatPicture[];
  readonly scores: readonly ScoreCategory[];
  /** Where the victory is one of teams: who they are and what they have together. */
  readonly teams?: readonly { readonly seats: readonly number[]; readonly points: number }[];
  /** Where undo and restart lead, as numbers of moves. */
  readonly back: {
    readonly undo?: number;
    readonly restart?: number;
    /** The seat whose move undo takes back, where the screen is handed to another. */
    readonly whose?: number;
  };
  /** The turn is over, and everybody waits until the person says so. */
  readonly unconfirmed: boolean;
  /** How many moves count, and how many of them are shown (in a replay). */
  readonly moves: { readonly all: number; readonly shown: number };
  /** The game is over, whatever is shown. */
  readonly finished: boolean;
  /** Somebody looks through the moves; nothing is asked. */
  readonly replaying: boolean;
  readonly ending?: Ending;
  /** The points to reach for whoever plays alone, and which game of its campaign it is, in words: `Goal: 50`. */
  readonly aim?: string;
  /** Which game of its campaign it is, in words; whose chronicle tells of it, and what the button says that leads there. */
  readonly campaign?: { readonly game: string; readonly chronicle: string; readonly goOn: string };
  /** Where the lesson stands that is played here. */
  readonly lesson?: LessonPicture;
  /** How it stands with the people, if the table is elsewhere. */
  readonly online?: OnlinePicture;
}
