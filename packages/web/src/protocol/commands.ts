import type { Move } from '@furrow/kernel/move';
import type { Language } from '@furrow/text/language';
import type { BoxPicture, NewGame, SavePicture, SetUpPicture, Wish } from './set-up';
import type { Table } from './table';

/** Done, or refused with a sentence that says why. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** A piece of advice: an answer in notation and words. */
export interface Advice {
  readonly notation: string;
  readonly words: string;
}

/** How people at this screen like to play. */
export interface Preferences {
  /** How long a bot waits before it answers, in milliseconds. */
  readonly pace: number;
  readonly confirmTurns: boolean;
}

/** A thing in words. */
export interface Description {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What the page may ask of the engine, by name: what it sends and what it gets. */
export interface Calls {
  language: { readonly send: { readonly language: Language }; readonly get: void };
  boxes: { readonly send: object; readonly get: readonly BoxPicture[] };
  setUp: { readonly send: { readonly wish: Wish }; readonly get: SetUpPicture };
  open: { readonly send: { readonly game: NewGame }; readonly get: Done };
  saves: { readonly send: object; readonly get: readonly SavePicture[] };
  resume: { readonly send: { readonly id: string }; readonly get: Done };
  forget: { readonly send: { readonly id: string }; readonly get: void };
  importRecord: { readonly send: { readonly text: string }; readonly get: Done };
  exportRecord: { readonly send: object; readonly get: string };
  play: {
    readonly send: { readonly seat: number; readonly number: number; readonly move: Move };
    readonly get: Done;
  };
  /** A move, or several joined by `;`, in notation. */
  say: { readonly send: { readonly seat: number; readonly text: string }; readonly get: Done };
  /** Why a move in notation is possible or not, in a sentence; undefined if it is possible. */
  whyNot: {
    readonly send: { readonly seat: number; readonly text: string };
    readonly get: string | undefined;
  };
  back: { readonly send: { readonly to: number }; readonly get: Done };
  advice: { readonly send: { readonly seat: number }; readonly get: readonly Advice[] };
  describe: { readonly send: { readonly id: string }; readonly get: Description | undefined };
  /** The person of a seat sits before the screen and may see its secrets. */
  uncover: { readonly send: { readonly seat: number }; readonly get: void };
  /** Shows the table after so many moves; the present without a number. */
  replay: { readonly send: { readonly moves?: number }; readonly get: void };
  /** Ends a turn that waits to be confirmed. */
  confirm: { readonly send: object; readonly get: void };
  /** How a game is played: how long a bot waits before it answers, whether a turn waits to be confirmed. */
  prefer: { readonly send: Partial<Preferences>; readonly get: void };
  /** Puts the game away; it stays saved. */
  leave: { readonly send: object; readonly get: void };
}

export type CallName = keyof Calls;

/** One call with its number; the answer carries the same. */
export type Call = {
  readonly [N in CallName]: { readonly id: number; readonly name: N; readonly send: Calls[N]['send'] };
}[CallName];

/** What the engine posts: the answer to a call, a failure (a fault of ours, never a refusal), or the table as it is now. */
export type Posted =
  | { readonly to: number; readonly answer: unknown }
  | { readonly to: number; readonly failed: string }
  | { readonly table: Table };
