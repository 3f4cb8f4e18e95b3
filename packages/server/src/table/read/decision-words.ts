import { decisionOf } from '@furrow/kernel/decide';
import type { Seat } from '@furrow/kernel/seat';
import type { Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { TableNow } from '../state/table-now';
import type { DecisionWords } from './summary';

/** What a seat is asked now, in a language; undefined if it is asked nothing. */
export function decisionWords(now: TableNow, seat: Seat, language: Language): DecisionWords | undefined {
  const { record, game } = now;
  if (record === undefined || now.phase !== 'playing') return undefined;
  const { state } = record;
  const asked = decisionOf(game.rules, state, seat);
  if (asked === undefined) return undefined;
  const spoken = words(game, language);
  return {
    number: record.decisionNumber(seat),
    kind: asked.kind,
    open: asked.open,
    prompt: spoken.prompt(state, asked),
    moves: asked.domain.moves().map((move) => ({
      move: record.words(seat, move),
      words: spoken.move(state, asked, move),
    })),
    listsAll: asked.domain.listsAll,
  };
}
