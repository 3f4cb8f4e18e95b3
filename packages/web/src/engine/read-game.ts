import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { BadRecord, readHeader, readRecord } from '@furrow/kernel/record-text';
import type { Language } from '@furrow/text/language';
import { recordReason, words } from '@furrow/text/words';
import type { Done } from '../protocol/commands';
import { findGame } from './games';

/** The game of a record; a broken one is refused with its line and the reason. */
export function readGame(
  text: string,
  language: Language,
): GameRecord<Position> | Extract<Done, { ok: false }> {
  return readSafely(language, () => {
    const { game } = readHeader(text);
    const playable = findGame(game);
    if (playable === undefined) throw new BadRecord(1, { why: 'other-game', game });
    return readRecord(playable.box, text);
  });
}

/** What is read; if it is broken, the line and the reason in words. */
export function readSafely<T>(language: Language, read: () => T): T | Extract<Done, { ok: false }> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { ok: false, why: reasonWords(error, language), line: error.line };
  }
}

function reasonWords({ reason, at }: BadRecord, language: Language): string {
  const said = recordReason(language, reason);
  if (said !== undefined || at === undefined) return said ?? reason.why;
  return words(at.game, language).reason(at.state, at.seat, reason);
}
