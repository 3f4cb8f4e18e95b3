import type { OptionReason } from '@furrow/kernel/game';
import type { Reason } from '@furrow/kernel/verdict';

/** Every reason for which the kernel refuses a move or an undo, whatever the game. */
export type KernelWhy =
  | { readonly why: 'not-your-turn'; readonly waitsFor?: number }
  | { readonly why: 'game-over' }
  | { readonly why: 'strands-the-turn'; readonly source: number }
  | { readonly why: 'not-possible' }
  | { readonly why: 'not-an-option' }
  | { readonly why: 'yes-or-no' }
  | { readonly why: 'stale'; readonly at: number; readonly now: number }
  | { readonly why: 'unreadable'; readonly text: string; readonly kind: string }
  | { readonly why: 'nothing-to-undo'; readonly to: number; readonly moves: number }
  | { readonly why: 'behind-barrier'; readonly to: number }
  | { readonly why: 'no-such-seat'; readonly seat: number };

/** Every reason for which the text of a record cannot be read. */
export type RecordWhy =
  | { readonly why: 'no-title'; readonly title: string }
  | { readonly why: 'no-game' }
  | { readonly why: 'other-game'; readonly game: string }
  | { readonly why: 'no-seat'; readonly text: string }
  | { readonly why: 'no-such-seat'; readonly seat: number }
  /** Some of the moves that could stand there are right. */
  | { readonly why: 'unreadable'; readonly text: string; readonly right: readonly string[] }
  | { readonly why: 'header-after-moves' }
  | { readonly why: 'seats-in-order' }
  | { readonly why: 'wrong-seats'; readonly seats: number; readonly right: readonly number[] }
  | { readonly why: 'said-twice'; readonly name: string }
  | (OptionReason & { readonly option: string; readonly value: string })
  /** The scores are empty if the game is not over at the end of the record. */
  | { readonly why: 'bad-name' }
  | { readonly why: 'bad-deal'; readonly deal: string }
  | { readonly why: 'no-such-pool'; readonly pool: string; readonly right: readonly string[] }
  | { readonly why: 'bad-questions'; readonly questions: string; readonly right: number }
  | { readonly why: 'bad-result' }
  | { readonly why: 'no-campaign-title'; readonly title: string }
  | { readonly why: 'campaign-empty' }
  | { readonly why: 'no-campaigns'; readonly game: string }
  | { readonly why: 'campaign-seats'; readonly seats: number; readonly right: readonly number[] }
  | {
      readonly why: 'campaign-option';
      readonly option: string;
      readonly value: string;
      readonly right: string;
    }
  | {
      readonly why: 'campaign-pool';
      readonly pool: string | undefined;
      readonly right: string | undefined;
    }
  /** A seat must have kept some things, and may have kept one of others. */
  | {
      readonly why: 'campaign-kept';
      readonly seat: number;
      readonly kept: readonly string[];
      readonly right: readonly string[];
    }
  | { readonly why: 'campaign-unfinished'; readonly game: number }
  | { readonly why: 'campaign-over'; readonly games: number }
  | {
      readonly why: 'campaign-names';
      readonly names: readonly string[];
      readonly right: readonly string[];
    }
  | { readonly why: 'other-result'; readonly said: readonly number[]; readonly scores: readonly number[] };

/** The game's names that a sentence about a kernel reason may need. */
export interface ReasonNames {
  seat(seat: number): string;
  /** What an effect comes from; undefined if it comes from the rules themselves. */
  source(source: number): string | undefined;
}

/** A sentence for every reason of the kernel, in one language. */
export type KernelPhrases = {
  readonly [W in KernelWhy['why']]: (reason: Extract<KernelWhy, { why: W }>, names: ReasonNames) => string;
};

/** A sentence for every reason of a broken record, in one language. */
export type RecordPhrases = {
  readonly [W in RecordWhy['why']]: (reason: Extract<RecordWhy, { why: W }>) => string;
};

/** The sentence for a reason of the kernel. Throws if the kernel has no such reason. */
export function kernelReason(kernel: KernelPhrases, reason: Reason, names: ReasonNames): string {
  const why = reason as unknown as KernelWhy;
  const phrase = kernel[why.why] as ((why: KernelWhy, names: ReasonNames) => string) | undefined;
  if (phrase === undefined) throw new Error(`no words for the reason '${reason.why}'`);
  return phrase(why, names);
}
