import { decisionOf } from '@furrow/kernel/decide';
import type { Domain } from '@furrow/kernel/domain';
import { CALL } from '@furrow/kernel/machine';
import { type Move, sameMove } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import type { Language } from '@furrow/text/language';
import { words } from '@furrow/text/words';
import type { TableState } from '../state/table-state';
import type { DecisionWords } from './summary';

/** What a seat is asked now, in a language; undefined if it is asked nothing. */
export function decisionWords(table: TableState, seat: Seat, language: Language): DecisionWords | undefined {
  const { record, game } = table;
  if (record === undefined || table.phase !== 'playing') return undefined;
  const { state } = record;
  const asked = decisionOf(game.rules, state, seat);
  if (asked === undefined) return undefined;
  const spoken = words(game, language);
  return {
    number: record.decisionNumber(seat),
    kind: asked.kind,
    open: asked.open,
    prompt: spoken.prompt(state, asked),
    moves: movesOf(asked.domain).map((move) => ({
      move: record.words(seat, move),
      words: spoken.move(state, asked, move),
    })),
    listsAll: asked.domain.listsAll,
  };
}

/** The answers that are listed, and what else may be used at any time. */
function movesOf(domain: Domain): readonly Move[] {
  const listed = domain.moves();
  const isListed = (move: Move) => listed.some((one) => sameMove(one, move));
  return [...listed, ...domain.all().filter((move) => move.verb === CALL && !isListed(move))];
}
