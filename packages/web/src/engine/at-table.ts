import type { Wish } from '@furrow/farm/liked';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { Preferences } from '../protocol/commands';
import type { OnlinePicture } from '../protocol/online';
import type { Table } from '../protocol/table';
import type { Advisor } from './advisor';
import type { InCampaign } from './campaign';
import type { Look } from './family';
import type { findGame } from './games';
import type { Guide } from './lessons/guide';
import type { LogWriter } from './snapshot/log';

/** A game on the table of this page, whether it is played here or elsewhere: all that pictures of it need. */
export interface AtTable {
  readonly id: string;
  readonly playable: NonNullable<ReturnType<typeof findGame>>;
  readonly record: GameSoFar<Position>;
  readonly advisor: Advisor;
  /** The number of the deal, if the game has one. */
  readonly deal?: number | undefined;
  /** What it has to do with its campaign, if it belongs to one. */
  readonly campaign?: InCampaign | undefined;
  /** The campaign from whose chronicle it is watched, if it is. */
  readonly chronicle?: string | undefined;
  /** How people like their animals to stand. */
  readonly likings: Map<Seat, readonly Wish[]>;
  /** Who of the people here has said at this table whether they want advice at their turns (AG-V06). */
  readonly advised: Map<Seat, boolean>;
  /** Leads the learner, if the game is a lesson. */
  readonly guide?: Guide | undefined;
  /** How many moves are shown; all of them unless somebody looks back. */
  readonly shown: number;
  /** Somebody looks through the moves; nothing is asked. */
  readonly replaying: boolean;
  /** A turn is over and waits to be confirmed. */
  readonly unconfirmed: boolean;
  /** Nobody can play on. */
  readonly over: boolean;
  /** The position that is shown. */
  readonly state: Position;
  /** What people here may answer: first what the game waits for, then what nobody waits for. */
  decisions(): Decision[];
  /** The seat that the game waits for first: a person's if one is asked. */
  waitsFor(): Seat;
  /** The seat that the screen must be handed to; undefined if it is in the right hands. */
  handTo(): Seat | undefined;
  /** Whose table is shown. */
  viewer(): Seat;
  /** The log as the viewer hears it, in the language of the look. */
  log(look: Look<Position>): LogWriter;
  /** Where undo and restart lead. */
  back(): Table['back'];
  /** Shows what a seat sees, if whoever sits here may see that. */
  uncover(seat: Seat): void;
  /** Shows the table after so many moves, and goes on with the game if no number is said. */
  replay(moves?: number): void;
  /** Ends a turn that waits to be confirmed. */
  confirm(): void;
  prefer(preferences: Preferences): void;
  /** Shows the table as it is now. */
  changed(): void;
  /** Nobody thinks any more, and what was advised is forgotten. */
  stop(): void;
  /** Whether a seat is advised when its turn begins: as it was said at this table, or else as people like it; among people elsewhere only if it was said. */
  wantsAdvice(seat: Seat): boolean;
  /** Thinks about what a person is asked, and shows the best answers with the table. */
  advise(seat: Seat): Promise<void>;
  /** Any answer to a decision, each as likely as the other. */
  anyMove(decision: Decision): Move;
  /** How it stands with the people at the table, if it is elsewhere. */
  online?(): OnlinePicture;
}
