import { BadOption, BadPool, type Game, type GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Language } from '@furrow/text/language';
import { optionReason } from '@furrow/text/option-reason';
import { recordReason } from '@furrow/text/words';
import type { TableWish } from '@furrow/wire/wish';
import type { Done } from '../../protocol/commands';

/** The game of a table, or why this page cannot open it: a server may have options and cards that it does not know. */
export function openedGame(
  box: GameBox<Position>,
  { options, seats, pool }: TableWish & { readonly pool: string | undefined },
  language: Language,
): Game<Position> | Extract<Done, { ok: false }> {
  try {
    return box.open(options, seats, pool);
  } catch (error) {
    if (error instanceof BadOption) return { ok: false, why: optionReason(box.id, language, error) };
    if (!(error instanceof BadPool)) throw error;
    const reason = { why: 'no-such-pool', pool: error.pool, right: error.right };
    return { ok: false, why: recordReason(language, reason) ?? error.message };
  }
}
