import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import type { Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { Refusal } from '@furrow/wire/acts';
import type { TableRefusalDetails } from '../../words/table/phrases';
import type { TableTransaction } from '../transaction/table-transaction';
import type { Actor } from './actor';
import { refusalFor } from './refusals';

/** Somebody who acts at a table, and what they do there. */
export class Command {
  readonly language: Language;

  constructor(
    readonly actor: Actor,
    readonly transaction: TableTransaction,
  ) {
    this.language = 'person' in actor ? actor.person.language : 'en';
  }

  /** The seat of whoever acts. */
  get seat(): Seat | undefined {
    return 'bot' in this.actor ? this.actor.bot : this.transaction.table.seatOf(this.actor.person.id);
  }

  /** Refuses, in the language of whoever acts. */
  refuse<W extends keyof TableRefusalDetails>(
    why: W,
    about: TableRefusalDetails[W],
    right?: unknown,
  ): Refusal {
    return refusalFor(this.language, why, about, right);
  }

  /** Refuses for a reason of the game. */
  because(seat: Seat, reason: Reason): Refusal {
    const { game, playing } = this.transaction.table;
    const said = words(game, this.language).reason(playing.state, seat, reason);
    return { why: reason.why, words: said, ...(reason.why === 'stale' && { right: reason.now }) };
  }

  /** The seat of whoever acts in a game that is being played, or why there is none. */
  player(): { readonly seat: Seat } | { readonly refusal: Refusal } {
    if (this.transaction.table.phase !== 'playing') return { refusal: this.refuse('not-playing', undefined) };
    const { seat } = this;
    return seat === undefined ? { refusal: this.refuse('not-seated', undefined) } : { seat };
  }
}
