import type { Move } from '@furrow/kernel/move';
import type { HelpBook, HelpPlace } from '@furrow/text/help/help';
import type { Language } from '@furrow/text/language';
import type { Act } from '@furrow/wire/acts';
import type { Checked, ChoicePage, Target } from './asked';
import type { CampaignPicture, Kept } from './campaign';
import type { CatalogueEntry, Name } from './catalogue';
import type { FoundHelp } from './help';
import type { History } from './history';
import type { LessonId, LessonOffer } from './lesson';
import type { DealChecked, Fetched } from './online';
import type { Plan, Planned } from './plan';
import type { Reply } from './reply';
import type { ReviewPicture } from './review';
import type { BoxId, BoxPicture, NewGame, SavePicture, SetUpPicture, Wish } from './set-up';
import type { DailyPicture, StatisticsPicture } from './statistics';
import type { Suggestion, Table } from './table';
import type { Thinking } from './thinking';

/** Done, or refused with a sentence that says why. */
export type Done =
  | { readonly ok: true }
  /** With the line of a record file that is broken. */
  | {
      readonly ok: false;
      readonly why: string;
      readonly line?: number;
      /** A lesson only puts it off. */
      readonly later?: boolean;
    };

/** What goes along with an answer. */
export interface Along {
  /** What is answered before it, to the question that leads to it. */
  readonly first?: Move;
  /** No more of it is wanted: if the same is asked again, that is declined. */
  readonly finish?: boolean;
}

/** How people at this screen like to play. */
export interface Preferences {
  /** How long a bot waits before it answers, in milliseconds. */
  readonly pace: number;
  readonly confirmTurns: boolean;
  /** A decision with one answer is answered by itself. */
  readonly forcedSteps: boolean;
  /** The screen is covered between people in games without secrets too. */
  readonly coverHands: boolean;
  /** Good answers are marked without being asked for when a turn begins. */
  readonly advice: boolean;
  /** Bots rest until they are let go on. */
  readonly paused?: boolean;
}

/** A thing in words. */
export interface Description {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What the page may ask of the engine, by name: what it sends and what it gets. */
export interface Calls {
  /** The language of everything, and perhaps another one for the names of hand cards. */
  language: {
    readonly send: { readonly language: Language; readonly names?: Language };
    readonly get: void;
  };
  boxes: { readonly send: object; readonly get: readonly BoxPicture[] };
  setUp: { readonly send: { readonly wish: Wish }; readonly get: SetUpPicture };
  open: { readonly send: { readonly game: NewGame }; readonly get: Done };
  saves: { readonly send: object; readonly get: readonly SavePicture[] };
  resume: { readonly send: { readonly id: string }; readonly get: Done };
  forget: { readonly send: { readonly id: string }; readonly get: void };
  importRecord: { readonly send: { readonly text: string }; readonly get: Done };
  exportRecord: { readonly send: object; readonly get: string };
  /** A campaign of this browser, by the id of its save; undefined if none is called so. */
  campaign: { readonly send: { readonly id: string }; readonly get: CampaignPicture | undefined };
  /** A campaign from its text, in words and pictures; why it cannot be read otherwise. */
  chronicle: {
    readonly send: { readonly text: string };
    readonly get: CampaignPicture | { readonly why: string };
  };
  /** Goes on with a campaign: with the game that is played, or with the next one, for which seats keep what is named. */
  goOnCampaign: {
    readonly send: { readonly id: string; readonly kept: Kept };
    readonly get: Done;
  };
  exportCampaign: { readonly send: { readonly id: string }; readonly get: string | undefined };
  play: {
    readonly send: { readonly seat: number; readonly number: number; readonly move: Move } & Along;
    readonly get: Done;
  };
  /** A move, or several joined by `;`, in notation. */
  say: { readonly send: { readonly seat: number; readonly text: string }; readonly get: Done };
  /** Why a move in notation is possible or not, in a sentence; undefined if it is possible. */
  whyNot: {
    readonly send: { readonly seat: number; readonly text: string };
    readonly get: string | undefined;
  };
  /** What would come of a move, listed or not. */
  check: {
    readonly send: { readonly seat: number; readonly number: number; readonly move: Move };
    readonly get: Checked;
  };
  /** Listed answers from a number on, or all those at a place of the table. */
  choices: {
    readonly send:
      | { readonly seat: number; readonly from: number }
      | { readonly seat: number; readonly at: Target };
    readonly get: ChoicePage;
  };
  back: { readonly send: { readonly to: number }; readonly get: Done };
  advice: { readonly send: { readonly seat: number }; readonly get: readonly Suggestion[] };
  describe: { readonly send: { readonly id: string }; readonly get: Description | undefined };
  /** Everything of the game on the table, or of one on the start screen, that can be looked up. */
  /** How the hand cards have fared in games of bots, in words, by the ids of the cards; a box where no game is on the table. */
  cardResults: {
    readonly send: { readonly box?: BoxId | undefined };
    readonly get: Readonly<Record<string, string>>;
  };
  catalogue: { readonly send: { readonly box?: BoxId | undefined }; readonly get: readonly CatalogueEntry[] };
  /** One of these things; undefined if nothing is called so. */
  entry: {
    readonly send: { readonly id: string; readonly box?: BoxId | undefined };
    readonly get: CatalogueEntry | undefined;
  };
  /** What the things of this game are called: nothing if no game is open. */
  names: { readonly send: object; readonly get: readonly Name[] };
  /** How a farm would look with notes on it; undefined if no game is open. */
  plan: {
    readonly send: { readonly seat: number; readonly plan: Plan };
    readonly get: Planned | undefined;
  };
  /**
   * An animal goes to another place of its farm, by the cells of the two; `after`: the farm is meant as it would be after
   * an answer.
   */
  walk: {
    readonly send: {
      readonly seat: number;
      readonly good: string;
      readonly from: number;
      readonly to: number;
      readonly after?: Move | undefined;
    };
    readonly get: Done;
  };
  /** The person of a seat sits before the screen and may see its secrets. */
  uncover: { readonly send: { readonly seat: number }; readonly get: void };
  /** How the game went so far. */
  history: { readonly send: object; readonly get: History };
  /** What the engine thinks of the turns of a seat in a game that is over; undefined if something else happens before. */
  review: { readonly send: { readonly seat: number }; readonly get: ReviewPicture | undefined };
  /** The same game once more, with the same options and players. */
  rematch: { readonly send: object; readonly get: Done };
  /** A new game that goes on from where this one was after so many moves. */
  branch: { readonly send: { readonly moves: number }; readonly get: Done };
  /** Shows the table after so many moves; the present without a number. */
  replay: { readonly send: { readonly moves?: number }; readonly get: void };
  /** Ends a turn that waits to be confirmed. */
  confirm: { readonly send: object; readonly get: void };
  /** How a game is played: how long a bot waits before it answers, whether a turn waits to be confirmed. */
  prefer: { readonly send: Partial<Preferences>; readonly get: void };
  /** What somebody has played in this browser. */
  statistics: { readonly send: object; readonly get: StatisticsPicture };
  forgetStatistics: { readonly send: object; readonly get: void };
  /** The game of today. */
  daily: { readonly send: object; readonly get: DailyPicture };
  /** A seat is advised at its turns from now on, or not any more, whatever others at this screen want. */
  adviseSeat: { readonly send: { readonly seat: number; readonly on: boolean }; readonly get: void };
  /** A bot that rests makes one move. */
  step: { readonly send: object; readonly get: void };
  lessons: { readonly send: object; readonly get: readonly LessonOffer[] };
  /** Begins a lesson, or takes it up where it was left. */
  lesson: { readonly send: { readonly id: LessonId; readonly anew: boolean }; readonly get: Done };
  /** The rules of a game of the start screen, or else of the game on the table. */
  helpBook: { readonly send: { readonly box?: BoxId | undefined }; readonly get: HelpBook };
  /** What of these rules holds a text. */
  searchHelp: {
    readonly send: { readonly box?: BoxId | undefined; readonly text: string };
    readonly get: FoundHelp;
  };
  /** Where the rules speak of what a refusal said. */
  rulePlace: { readonly send: { readonly sentence: string }; readonly get: HelpPlace | undefined };
  /** A typed line: a move, the number of one, or a command. */
  typed: { readonly send: { readonly seat: number; readonly line: string }; readonly get: Reply };
  /** Puts the game away; it stays saved. */
  leave: { readonly send: object; readonly get: void };
  /** Shows a table that is elsewhere, as it stands and as it goes on. */
  openTable: { readonly send: { readonly table: string }; readonly get: Done };
  /** The browser noticed that the network is there again or gone. */
  network: { readonly send: { readonly on: boolean }; readonly get: void };
  /** Does something at the table that is elsewhere, besides moves: offers, votes, chat, standing orders. */
  tableAct: { readonly send: { readonly act: Act }; readonly get: Done };
  /** The record of the table that is elsewhere, as far as whoever asks may know it. */
  tableRecord: { readonly send: object; readonly get: Fetched };
  /** Checks that chance came from the seed that was promised before the game. */
  verifyDeal: { readonly send: object; readonly get: DealChecked };
}

export type CallName = keyof Calls;

/** One call with its number; the answer carries the same. */
export type Call = {
  readonly [N in CallName]: { readonly id: number; readonly name: N; readonly send: Calls[N]['send'] };
}[CallName];

/**
 * What the engine posts: the answer to a call, a failure (a fault of ours, never a refusal), the table as it is now, or how
 * far somebody is who thinks.
 */
export type Posted =
  | { readonly to: number; readonly answer: unknown }
  | { readonly to: number; readonly failed: string }
  /** With the number of the call that opened its game. */
  | { readonly table: Table; readonly opened: number }
  | { readonly thinking: Thinking }
  /** The identity of the rules of the server. */
  | { readonly rules: string };
