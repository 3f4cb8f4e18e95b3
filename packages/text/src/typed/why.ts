import { decisionOf } from '@furrow/kernel/decide';
import type { Seat } from '@furrow/kernel/seat';
import type { Reason } from '@furrow/kernel/verdict';
import type { HelpBook } from '../help/help';
import { placeOf } from '../help/places';
import { nameOf } from '../help/search';
import { findThing } from './things';
import type { TypedTable } from './typed-table';
import { type Refusal, understand } from './understand';

/** A sentence, and the reason behind it if something is refused. */
interface Explained {
  readonly sentence: string;
  readonly reason?: Reason | undefined;
}

/** Why what was typed is possible or not, and where the rule behind it stands: a number of the list of answers, a move, or something to be got. */
export function whyLines(table: TypedTable, seat: Seat, line: string, book: HelpBook): readonly string[] {
  const { sentence, reason } = explained(table, seat, line);
  const place = reason && placeOf(table.record.game.id, reason);
  const name = place && nameOf(book, place);
  return name === undefined ? [sentence] : [sentence, table.terminal.seeRule(name)];
}

function explained(table: TypedTable, seat: Seat, line: string): Explained {
  const { terminal } = table;
  if (line === '') return { sentence: terminal.nothingToExplain };
  if (/^\d+$/.test(line)) return { sentence: whyNumber(table, seat, Number(line)) };
  const understood = understand(table, line);
  if ('moves' in understood) return { sentence: terminal.possibleNow(line) };
  return whyNotGot(table, seat, line) ?? understood;
}

function whyNumber({ record, terminal }: TypedTable, seat: Seat, number: number): string {
  const moves = decisionOf(record.game.rules, record.state, seat)?.domain.all() ?? [];
  const move = moves[number - 1];
  return move === undefined
    ? terminal.noSuchNumber(number, moves.length)
    : terminal.possibleNow(record.words(seat, move));
}

/** Whether a thing on offer that was named alone can be got; undefined if it is no such thing. */
function whyNotGot(table: TypedTable, seat: Seat, text: string): Explained | undefined {
  const { record, words, terminal, getting } = table;
  const { game, state } = record;
  const thing = findThing(words, text);
  const ways = thing === undefined ? [] : (getting?.ways(game, state, thing.id, seat) ?? []);
  if (thing === undefined || ways.length === 0) return undefined;
  let refused: Refusal | undefined;
  for (const way of ways) {
    const understood = understand(table, way);
    if ('moves' in understood) return { sentence: terminal.possibleNow(way) };
    refused = understood;
  }
  const reason = getting?.whyNot(game, state, seat, thing.id);
  return reason === undefined ? refused : { sentence: words.reason(state, seat, reason), reason };
}
