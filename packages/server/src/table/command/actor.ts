import type { Seat } from '@furrow/kernel/seat';
import type { Language } from '@furrow/text/language';

/** Somebody who speaks to a table: who it is, what others call them, and in which language they are answered. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  /** They have no account. */
  readonly guest?: true;
  /** They speak by a program. */
  readonly program?: true;
}

/** Whoever acts at a table: a person, or the bot of a seat. */
export type Actor = { readonly person: Player } | { readonly bot: Seat };
