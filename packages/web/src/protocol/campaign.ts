import type { PlannedLine } from '@furrow/text/campaign';
import type { SeatPicture } from './seat';

/** A game of a campaign that is over: what is told of it, and the farms at its end. */
export interface CampaignGamePicture {
  readonly heading: string;
  readonly lines: readonly string[];
  /** The name under which it can be watched, if it was played in this browser. */
  readonly watch?: string;
  readonly farms: readonly Pick<SeatPicture, 'seat' | 'name' | 'points' | 'farm'>[];
}

/** Something that a person may keep for the next game. */
export interface KeepQuestion {
  readonly seat: number;
  readonly question: string;
  /** Cards with what they do. */
  readonly choices: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: readonly string[];
  }[];
  /** What it is called to keep nothing. */
  readonly none: string;
}

/** What people keep, by seat; nothing where nothing is named. */
export type Kept = Readonly<Record<number, string | undefined>>;

/** A campaign: its games and how it stands, in words. */
export interface CampaignPicture {
  readonly title: string;
  /** All the games that it consists of, with their goals. */
  readonly plan: readonly PlannedLine[];
  readonly games: readonly CampaignGamePicture[];
  readonly standing: readonly string[];
  /** What the button says that goes on with it; undefined if no game can follow. */
  readonly goOn?: string;
  /** What is asked before the next game begins. */
  readonly asks: readonly KeepQuestion[];
  /** What the button says that offers it as a file. */
  readonly file: string;
}
