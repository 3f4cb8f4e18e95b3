import type { Pictogram, Picture } from '@furrow/text/pictures/picture';
import type { ScoreCategory } from '@furrow/text/score-rows';
import type { TieRow } from '@furrow/text/winner';
import type { Asked, Target } from './asked';
import type { BeatPicture } from './beats';
import type { FarmPicture } from './farm';
import type { Amount } from './goods';
import type { LessonPicture } from './lesson';
import type { OnlinePicture } from './online';
import type { PackPicture } from './pack';
import type { BuildingLook, Category, Sign } from './signs';

/** A game by its id. */
export type GameId = 'creatures' | 'agricola';

/** On which terms something is placed or built: so many for nothing, any other for one of these prices. */
export interface TermsPicture {
  readonly sign: Sign;
  readonly free: number;
  readonly prices: readonly (readonly Amount[])[];
}

/** An action space. */
export interface SpacePicture {
  readonly id: string;
  readonly title: string;
  /** Its name on a small tile, if the whole one is too long for that. */
  readonly short?: string;
  /** The goods that lie there, 0 of what is laid there if all was taken; empty if none ever do. */
  readonly goods: readonly Amount[];
  /** The seats whose people stand there, in the order in which they came. */
  readonly people: readonly number[];
  /** The seats whose newborns stand there behind the others. */
  readonly newborns?: readonly number[];
  /** What it does, as pictures. */
  readonly signs: readonly Sign[];
  /** What whoever comes there gets in any case, besides what lies there. */
  readonly gives: readonly Amount[];
  /** What is placed or built there at a price that is printed on it. */
  readonly terms?: readonly TermsPicture[];
  /** How many more of what lies there come each round; undefined if nothing does. */
  readonly grows?: number;
  /** Nobody can come there any more in this round. */
  readonly closed: boolean;
  /** The round in which its card was revealed. */
  readonly round?: number;
  /** Its card was revealed in this round. */
  readonly fresh?: boolean;
  /** The seat that alone may use it: it lies at the place of that seat. */
  readonly owner?: number;
  /** Whose card it lies on, or who alone may use it, in words. */
  readonly note?: string;
}

/** Spaces that lie together on the board. */
export interface SpaceGroup {
  readonly id: string;
  readonly title: string;
  readonly spaces: readonly SpacePicture[];
}

/** What a card is: a building, or one of the kinds of cards. */
export type CardKind =
  | 'building'
  | 'major'
  | 'minor'
  | 'occupation'
  | 'artifact'
  | 'event'
  | 'space'
  | 'merchant';

/** A building on offer, an improvement, a card of the hand, a card that was drawn. */
export interface CardPicture {
  readonly id: string;
  readonly title: string;
  readonly kind: CardKind;
  /** What it costs: one of these. */
  readonly prices: readonly (readonly Amount[])[];
  /** What it waits for and what it gives, as pictograms. */
  readonly picture: Picture;
  /** The shape of a building. */
  readonly look?: BuildingLook;
  /** What it does, in sentences; its price, prerequisite and points stand elsewhere on it. */
  readonly text: readonly string[];
  /** Deck and number as printed: `A44`. */
  readonly no?: string;
  /** With how many players at least it is in the game, if it needs more than one. */
  readonly players?: number;
  /** Its printed points; undefined if it has none. */
  readonly points?: number;
  /** What it is good for, as an id that chooses the sign, and in words. */
  readonly category?: { readonly id: Category; readonly words: string };
  /** What must be had before it can be played, in words. */
  readonly needs?: string;
  /** The same as pictograms, as far as signs tell it. */
  readonly needsPicture?: readonly Pictogram[];
  /** Whether the viewer has that; undefined if the viewer does not hold the card. */
  readonly needsMet?: boolean;
  /** Why the viewer could not have it even if an action allowed it now; undefined if nothing is in the way. */
  readonly whyNot?: string;
  /** What lies on it and what it has marked, in words. */
  readonly on?: readonly string[];
  /** The goods that lie and the animals that stand on it. */
  readonly lying?: readonly Amount[];
}

/** Something that was on offer and lies before a seat now: its place says so. */
export interface TakenPicture {
  readonly card: CardPicture;
  readonly seat: number;
  /** Its place, counted from 0 on among all places of the display. */
  readonly place: number;
}

/** What everybody may get. */
export interface DisplayPicture {
  readonly title: string;
  readonly cards: readonly CardPicture[];
  /** Where places are kept: those that are empty now. */
  readonly taken?: readonly TakenPicture[];
}

/** What comes to the viewer at the start of a later round. */
export interface ComingPicture {
  readonly round: number;
  readonly goods: readonly Amount[];
  /** Cards that do something then, by name. */
  readonly cards: readonly string[];
}

/** A round whose card lies face down. */
export interface FaceDownPicture {
  readonly round: number;
  readonly stage: number;
  /** What may be on the card: everything of its stage that has not been revealed yet. */
  readonly may: readonly { readonly id: string; readonly title: string; readonly sign: Sign | undefined }[];
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

/** The face of a bot: the number of its level, and which of them if several of the same level play. */
export interface FacePicture {
  readonly level: number;
  readonly nth: number;
}

/** A number at which something brings more points. */
export interface StepPicture {
  readonly at: number;
  /** How many more. */
  readonly gain: number;
  /** Whoever has fewer loses these points. */
  readonly saves?: boolean;
}

/** Something of a farm that brings points by its number. */
export interface ScalePicture {
  /** The id of a good, or of a category of points. */
  readonly id: string;
  readonly title: string;
  readonly have: number;
  readonly steps: readonly StepPicture[];
}

/** The newborns that a seat would get if its animals bred now. */
export interface NewbornsPicture {
  readonly animals: readonly Amount[];
  /** So many of them find room beside all animals that are there. */
  readonly room: number;
}

/** How many of something are left for everybody. */
export interface SupplyPicture {
  readonly sign: Sign;
  readonly count: number;
  /** `9 troughs`. */
  readonly words: string;
}

/** Those whom a seat sends out, at home and all, and what they are in its game. */
export interface WorkersPicture {
  readonly home: number;
  readonly all: number;
  readonly are: 'people' | 'workers';
}

/** Everything of one seat that the viewer may see. */
export interface SeatPicture {
  readonly seat: number;
  readonly name: string;
  /** What kind of player it is, in words, if it is a bot: `casual player`. */
  readonly level?: string;
  readonly face?: FacePicture;
  /** The person has no account; a program plays for them. */
  readonly guest?: true;
  readonly program?: true;
  /** Whether the person is at the table now, if it is elsewhere and that is known. */
  readonly here?: boolean;
  /** The seat of its partner, where there are teams. */
  readonly partner?: number;
  readonly starter: boolean;
  readonly points: number;
  readonly goods: readonly Amount[];
  readonly farm: FarmPicture;
  readonly workers: WorkersPicture;
  /** Short facts in words: fences left, begging markers, cards in hand. */
  readonly facts: readonly string[];
  /** Those of the facts that no picture of the table shows. */
  readonly undrawn: readonly string[];
  /** What comes with later rounds, in words. */
  readonly coming: readonly string[];
  /** What lies before the seat. */
  readonly cards: readonly CardPicture[];
  /** How many cards it holds. */
  readonly handSize: number;
  readonly scales: readonly ScalePicture[];
  /** Undefined in games where that is no matter of every round. */
  readonly newborns?: NewbornsPicture;
}

/** Something that was done, as a sign; so many times, or so many of a good that was given away if the number is negative. */
export interface DonePicture {
  readonly sign: Sign;
  readonly n?: number;
}

/** The space that somebody used. */
export interface UsedPicture {
  readonly id: string;
  readonly title: string;
  /** What lies or is done there. */
  readonly signs: readonly Sign[];
}

/** One line of the log. */
export interface LogLine {
  /** The number of the move in which it happened, and who made it. */
  readonly move: number;
  readonly seat: number;
  /** Whom it happened to, if to somebody else. */
  readonly whose?: number;
  readonly text: string;
  /** A turn begins with it. */
  readonly used?: UsedPicture;
  /** It belongs to no turn: a round, a harvest. */
  readonly apart?: boolean;
  /** The name of the card, building or improvement that is laid out. */
  readonly laid?: string;
  /** The goods that it brings. */
  readonly gains?: readonly Amount[];
  readonly done?: readonly DonePicture[];
  /** Where on a farm, and how many columns that farm had gained at its left by then. */
  readonly place?: Target;
  readonly left?: number;
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
