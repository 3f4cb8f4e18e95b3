/** The games as they stand on the start screen. */
export const BOXES = ['creatures', 'agricola-revised', 'agricola-2007'] as const;
export type BoxId = (typeof BOXES)[number];

/** A game on the start screen. */
export interface BoxPicture {
  readonly id: BoxId;
  readonly name: string;
  readonly about: string;
  readonly seats: readonly number[];
}

/** What somebody has chosen for a game so far. */
export interface Wish {
  readonly box: BoxId;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** What shall be changed now. */
  readonly change?: { readonly name: string; readonly value: string };
}

/** One option with what it may be set to. */
export interface SettingPicture {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly value: string;
  readonly values: readonly { readonly value: string; readonly title: string }[];
}

/** The settings that follow from a wish; `note` says what had to give way or why the wish is refused. */
export interface SetUpPicture {
  readonly options: Readonly<Record<string, string>>;
  readonly settings: readonly SettingPicture[];
  readonly seatNames: readonly string[];
  readonly bots: readonly { readonly id: string; readonly title: string }[];
  readonly note?: string;
}

/** A game to be opened; a seat is the name of a bot, or of a person (`me` for one without a name). */
export interface NewGame {
  readonly box: BoxId;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
}

/** A saved game in the list. */
export interface SavePicture {
  readonly id: string;
  readonly title: string;
  readonly round: { readonly now: number; readonly of: number };
  readonly over: boolean;
  /** Milliseconds since 1970. */
  readonly time: number;
}
