import type { Question as AgricolaQuestion } from '@furrow/agricola/questions';
import type { Question as CreaturesQuestion } from '@furrow/creatures/questions';
import type { Move } from '@furrow/kernel/move';

/** Everything that any game asks: the key of the registry of decision components. */
export type AskKind = CreaturesQuestion['ask'] | AgricolaQuestion['ask'];

/** Where on the table a choice can be pointed at. */
export type Target =
  | { readonly on: 'space'; readonly id: string }
  /** A cell of the farm of a seat. */
  | { readonly on: 'cell'; readonly seat: number; readonly cell: number }
  /** Cells that become a pasture. */
  | { readonly on: 'cells'; readonly seat: number; readonly cells: readonly number[] }
  /** Edges for fences or borders. */
  | { readonly on: 'edges'; readonly seat: number; readonly edges: readonly number[] }
  /** Something on display or in a hand: a building, an improvement, a card. */
  | { readonly on: 'card'; readonly id: string };

/** One listed answer to a decision. */
export interface Choice {
  readonly move: Move;
  readonly notation: string;
  /** `3 Wood: take 6 wood`. */
  readonly words: string;
  /** Where it can be pointed at; undefined if it has no place on the table. */
  readonly target?: Target;
  /** It is one of the things that may be done at any time, beside what is asked. */
  readonly anytime: boolean;
}

/** A decision that a person at this screen may answer. */
export interface Asked {
  readonly seat: number;
  readonly ask: AskKind;
  /** The number that the answer must carry. */
  readonly number: number;
  /** What is asked, in words. */
  readonly prompt: string;
  /** What asks, as an id that can be described: a space, a building, a card; undefined if the rules themselves do. */
  readonly open: boolean;
  readonly choices: readonly Choice[];
  /** How many listed answers were left out because there are so many. */
  readonly more: number;
  /** It begins a turn. */
  readonly turn: boolean;
}
