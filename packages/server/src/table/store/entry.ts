import type { Seat } from '@furrow/kernel/seat';
import type { After, Ending, News, Offer, Sitter } from '@furrow/wire/told';

/** What happened at a table: the truth from which it is loaded again. Chat and seats before the game are entries too. */
export type Entry =
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly sitter: Sitter;
      readonly sentAway?: true;
      readonly freed?: true;
      readonly forAll?: true;
    }
  | { readonly kind: 'begin'; readonly commitment: string; readonly sitters: readonly Sitter[] }
  | {
      readonly kind: 'step';
      readonly seat: Seat;
      readonly text: string;
      /** The chain of boards up to the one after it; missing in what was kept before there were chains. Nobody is told it. */
      readonly chain?: string;
    }
  | { readonly kind: 'undo'; readonly to: number; readonly by: readonly Seat[] }
  | { readonly kind: 'offer'; readonly offer: number; readonly by: Seat; readonly wants: Offer }
  | {
      readonly kind: 'vote';
      readonly offer: number;
      readonly seat: Seat;
      readonly yes: boolean;
      readonly closed: boolean;
    }
  | { readonly kind: 'resigned' | 'timeout'; readonly seat: Seat }
  | {
      readonly kind: 'chat';
      readonly person: string;
      readonly name: string;
      readonly text: string;
      readonly guest?: true;
      readonly program?: true;
    }
  | { readonly kind: 'resumed'; readonly left: readonly number[] }
  | { readonly kind: 'keep'; readonly seat: Seat; readonly card?: string }
  | { readonly kind: 'rematch'; readonly table: string }
  | {
      readonly kind: 'over';
      readonly how: Ending;
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

/** Who is told news: one seat, everybody without a seat, or all alike. */
export type Audience = Seat | 'public' | 'all';

/** An entry with its number, its time, and what each audience is told of it. */
export interface NumberedEntry {
  readonly no: number;
  readonly time: number;
  readonly entry: Entry;
  readonly news: readonly (readonly [audience: Audience, news: News])[];
}

/** What everybody is told of an entry. */
export type PublishedEntry = Omit<NumberedEntry, 'entry'>;

/** News of a step or an undo, and who is told them. */
export interface StepNews {
  readonly no: number;
  readonly audience: Audience;
  readonly news: Extract<News, After>;
}
