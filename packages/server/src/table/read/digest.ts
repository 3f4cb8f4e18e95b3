import { play } from '@furrow/kernel/machine';
import { type Happening, heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Language } from '@furrow/text/language';
import { botWords, words } from '@furrow/text/words';
import type { Sitter } from '@furrow/wire/told';
import type { TableState } from '../state/table-state';
import type { OpponentDigest } from './summary';

/** How long a line may become, in characters. */
const LINE = 140;

/** What every opponent did since the last move of a seat, as that seat heard it. */
export function digest(table: TableState, seat: Seat, language: Language): OpponentDigest[] {
  const told = table.record === undefined ? [] : toldSince(table, seat, language);
  return table.sitters.flatMap((sitter, other) => {
    const lines = linesOf(told.flatMap((one) => (one.seat === other ? [one.text] : [])));
    return other === seat || lines.length === 0
      ? []
      : [{ seat: other, name: nameOf(sitter, language), lines }];
  });
}

/** What a seat heard since its last move: who moved, and what came of it. */
function toldSince(table: TableState, seat: Seat, language: Language): { seat: Seat; text: string }[] {
  const { game, playing } = table;
  const from = playing.moves.findLastIndex((one) => one.seat === seat) + 1;
  const before = playing.stateAfter(from);
  if (before === undefined) return [];
  const state = game.rules.copy(before);
  const spoken = words(game, language);
  return playing.moves.slice(from).flatMap(({ seat: mover, move }) => {
    const heard: Happening[] = [];
    play(game.rules, state, mover, move, heard);
    return heardBy(heard, seat).flatMap((event) => {
      const text = spoken.event(state, event, (one) => nameOf(table.sitters[one], language));
      return text === undefined ? [] : [{ seat: mover, text }];
    });
  });
}

function nameOf(sitter: Sitter, language: Language): string {
  if (sitter === null) return '';
  return 'bot' in sitter ? (botWords(sitter.bot, language)?.title ?? sitter.name) : sitter.name;
}

/** Sentences in at most two lines; what does not fit is left out in the middle, so that the last one can be read. */
function linesOf(sentences: readonly string[]): string[] {
  const first = fitting(sentences);
  const rest = sentences.slice(first);
  if (rest.length === 0) return sentences.length === 0 ? [] : [sentences.join(' ')];
  const last = fitting(rest.toReversed());
  const end = rest.slice(-last).join(' ');
  return [sentences.slice(0, first).join(' '), last < rest.length ? `… ${end}` : end];
}

/** How many sentences fit on a line, at least one. */
function fitting(sentences: readonly string[]): number {
  let length = 0;
  const over = sentences.findIndex((one) => {
    length += one.length + 1;
    return length > LINE;
  });
  return over < 0 ? sentences.length : Math.max(1, over);
}
