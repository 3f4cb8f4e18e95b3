import type { PresetId, PresetPicture } from './presets';
import type { FacePicture } from './seat';

/** The games as they stand on the start screen. */
export const BOXES = ['creatures', 'agricola-revised', 'agricola-2007'] as const;
export type BoxId = (typeof BOXES)[number];

/** A game on the start screen. */
export interface BoxPicture {
  readonly id: BoxId;
  readonly name: string;
  readonly about: string;
  readonly seats: readonly number[];
  /** A game against the gentlest bot, for whoever wants to play at once. */
  readonly playNow: NewGame;
  /** What that bot is called, and its face. */
  readonly opponent: { readonly name: string; readonly face: FacePicture };
}

/** What somebody has chosen for a game so far. */
export interface Wish {
  readonly box: BoxId;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** What shall be changed now. */
  readonly change?: { readonly name: string; readonly value: string };
}

/** A value of an option; `why` says what must give way if it is chosen now. */
export interface ValuePicture {
  readonly value: string;
  readonly title: string;
  readonly why?: string;
}

/** One option with what it may be set to. */
export interface SettingPicture {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly value: string;
  /** The value in words. */
  readonly words: string;
  readonly values: readonly ValuePicture[];
  /** Words of which a list, joined by commas, is a value too. */
  readonly listOf?: readonly { readonly value: string; readonly title: string }[];
  /** Cards of which a list, each behind the number of a seat and a colon, is a value too; and who sits there. */
  readonly perSeat?: {
    readonly seats: readonly string[];
    readonly cards: readonly { readonly value: string; readonly title: string }[];
  };
  /** Every whole number from 0 to this is a value too. */
  readonly upTo?: number;
  /** What had to give way when it was changed, or that it has little use so, in sentences. */
  readonly note?: string;
  /** Why it could not be changed, in a sentence. */
  readonly refused?: string;
}

/** The settings that follow from a wish. */
export interface SetUpPicture {
  readonly options: Readonly<Record<string, string>>;
  readonly settings: readonly SettingPicture[];
  readonly seatNames: readonly string[];
  readonly bots: readonly BotPicture[];
  readonly presets: readonly PresetPicture[];
  /** The preset that this is. */
  readonly preset?: PresetId;
  /** What a campaign is called and what it is, if so many can play one. */
  readonly campaign?: { readonly title: string; readonly about: string };
}

/** A bot that may sit at a seat. */
export interface BotPicture {
  readonly id: string;
  readonly title: string;
  /** What those of its kind are called, in the order in which they sit down. */
  readonly names: readonly string[];
  /** What kind of player each of them is. */
  readonly titles: readonly string[];
  /** What it is like and how it plays, in a full sentence. */
  readonly about: string;
}

/** A game to be opened; a seat is the name of a bot, or of a person (`me` for one without a name). */
export interface NewGame {
  readonly box: BoxId;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  /** The number of the deal: with the same one chance and bots do the same; a new one if none is said. */
  readonly deal?: number;
  /** Who is advised at the beginning of each turn, by seat; if nothing is said, all as this browser likes it. */
  readonly advised?: readonly boolean[];
  /** It is the first one of a campaign. */
  readonly campaign?: boolean;
}

/** The highest number that a deal may have: short enough to be told to a friend. */
export const MOST_DEAL = 999_999_999;

/** A saved game in the list. */
export interface SavePicture {
  readonly id: string;
  readonly box: BoxId;
  readonly title: string;
  /** What sets it apart from other games of its box: decks, teams, seasons. */
  readonly variant: readonly string[];
  readonly players: readonly string[];
  readonly round: { readonly now: number; readonly of: number };
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** What its chronicle is called, if it belongs to a campaign. */
  readonly chronicle?: string;
}
