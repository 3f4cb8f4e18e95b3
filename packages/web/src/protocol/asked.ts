import type { Question as AgricolaQuestion } from '@furrow/agricola/vocabulary/questions';
import type { Question as CreaturesQuestion } from '@furrow/creatures/questions';
import type { Move } from '@furrow/kernel/move';
import type { AnswerPicture } from '@furrow/text/pictures/answer';
import type { Draft } from './draft';
import type { FarmPicture } from './farm';
import type { Amount } from './goods';

/** Everything that any game asks: the key of the registry of decision components. */
export type AskKind = CreaturesQuestion['ask'] | AgricolaQuestion['ask'];

/** Where on the table a choice can be pointed at. */
export type Target =
  | { readonly on: 'space'; readonly id: string }
  /** A cell of the farm of a seat. */
  | { readonly on: 'cell'; readonly seat: number; readonly cell: number }
  /** Cells that become a pasture, or that are named together; `goods`: what is laid on each of them, by id. */
  | {
      readonly on: 'cells';
      readonly seat: number;
      readonly cells: readonly number[];
      readonly goods?: readonly string[];
    }
  /** Edges for fences or borders. */
  | { readonly on: 'edges'; readonly seat: number; readonly edges: readonly number[] }
  /** An end of the farm where it can grow. */
  | { readonly on: 'end'; readonly seat: number; readonly side: 'left' | 'right' }
  /** Something on display or in a hand: a building, an improvement, a card. */
  | { readonly on: 'card'; readonly id: string };

/** A place on a farm. */
export type FarmPlace = Extract<Target, { on: 'cell' | 'cells' | 'edges' | 'end' }>;

/** So many listed answers come with a question; the page asks for others when it needs them. */
export const LISTED_AT_ONCE = 200;

/** One listed answer to a decision. */
export interface Choice {
  readonly move: Move;
  readonly notation: string;
  /** `3 Wood: take 6 wood`. */
  readonly words: string;
  /** Where it can be pointed at; undefined if it has no place on the table. */
  readonly target?: Target;
  /** What it does, as pictograms; undefined if there is nothing to draw. */
  readonly picture?: AnswerPicture;
  /** The goods it gives away, where the answer itself names them. */
  readonly pays?: readonly Amount[];
  /** It is one of the things that may be done at any time, beside what is asked. */
  readonly anytime: boolean;
  /** What is answered before it, together with it. */
  readonly first?: Move;
}

/** What is missing to whoever is asked, so that a space cannot be chosen. */
export interface LackPicture {
  /** The id of the space. */
  readonly space: string;
  /** In two or three words: `no free room`. */
  readonly words: string;
  /** The goods that are missing; none if it is something else. */
  readonly goods: readonly Amount[];
  /** What is said before and after those goods: `short`. */
  readonly around: readonly [before: string, after: string];
}

/** The list that a yes leads to: the page shows it at once, and gives both answers together. */
export interface AheadPicture {
  readonly ask: AskKind;
  readonly prompt: string;
  readonly yes: Move;
  readonly choices: readonly Choice[];
}

/** A decision that a person at this screen may answer. */
export interface Asked {
  readonly seat: number;
  readonly ask: AskKind;
  /** The number that the answer must carry. */
  readonly number: number;
  /** What is asked, in words. */
  readonly prompt: string;
  /** How an answer that is not listed is typed, for whoever types; undefined if there is nothing to know. */
  readonly typing?: string;
  /** Nobody waits for it. */
  readonly open: boolean;
  readonly choices: readonly Choice[];
  /** What may be done at any time though it is not listed, because it never has to be. */
  readonly beside: readonly Choice[];
  /** How many listed answers were left out because there are so many. */
  readonly more: number;
  /** Where on the table those can be pointed at. */
  readonly elsewhere: readonly Target[];
  /** Where a space is asked for: what is missing for those that cannot be chosen. */
  readonly lacks: readonly LackPicture[];
  /** The list behind a question that is answered by yes or no. */
  readonly ahead?: AheadPicture;
  /** How answers that are not listed are put together. */
  readonly draft?: Draft;
  /** It begins a turn. */
  readonly turn: boolean;
}

/** What the engine says of a proposed answer, without giving it. */
export type Checked =
  | {
      readonly ok: true;
      readonly words: string;
      readonly picture?: AnswerPicture;
      /** What the answer itself gives away and brings: negative and positive counts. */
      readonly change: readonly Amount[];
      /** Farms that would look different. */
      readonly farms: readonly { readonly seat: number; readonly farm: FarmPicture }[];
    }
  | { readonly ok: false; readonly why: string };

/** Some of the listed answers. */
export interface ChoicePage {
  readonly choices: readonly Choice[];
  /** How many there are in all. */
  readonly all: number;
}
