import { readFileSync } from 'node:fs';
import { gameOfCampaign, isCampaign, readCampaign } from '@furrow/kernel/campaign-text';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { BadRecord, readHeader, readRecord } from '@furrow/kernel/record-text';
import type { Language } from '@furrow/text/language';
import { recordReason, words } from '@furrow/text/words';
import { games, noSuchGame, type Playable } from './games';
import { fileError, InputError } from './input-error';

const NO_SUCH_GAME = 'no-such-game';

/** A record that was read and replayed, with its game. */
export interface Replayed {
  readonly playable: Playable;
  readonly record: GameRecord<Position>;
}

/** A campaign that was read and replayed: its games, at least one. */
export interface ReplayedCampaign {
  readonly playable: Playable;
  readonly games: readonly GameRecord<Position>[];
}

/** The text of a file; `-` is standard input. Throws `InputError`. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw fileError(file, error);
  }
}

/** Replays one game of a campaign, its last one if `number` is not said; or the record in a file, which has one game only. */
export function replayGame(file: string, number: number | undefined, language: Language): Replayed {
  const text = readText(file);
  if (!isCampaign(text)) {
    if (number !== undefined && number !== 1)
      throw new InputError(`--game ${number}: ${file} is the record of one game and no campaign`);
    return replayText(file, text, language);
  }
  const { playable, games: all } = replayCampaign(file, text, language);
  const record = all[(number ?? all.length) - 1];
  if (record === undefined)
    throw new InputError(`--game ${number}: the campaign in ${file} has ${all.length} games`);
  return { playable, record };
}

/** Replays a record text, checking every move; `file` is what mistakes are reported with. Throws `InputError` with file, line, move and reason. */
export function replayText(file: string, text: string, language: Language): Replayed {
  return withPlace(file, language, () => {
    const playable = gameOf(readHeader(text).game, text);
    return { playable, record: readRecord(playable.box, text) };
  });
}

/** Replays the campaign in a file, checking every move and how each game begins. Throws `InputError` as `replayText` does. */
export function replayCampaign(file: string, text: string, language: Language): ReplayedCampaign {
  return withPlace(file, language, () => {
    const playable = gameOf(gameOfCampaign(text), text);
    return { playable, games: readCampaign(playable.box, text) };
  });
}

/** What is wrong with a text is told with its file and line. */
function withPlace<T>(file: string, language: Language, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const name = file === '-' ? '<stdin>' : file;
    throw new InputError(`${name}:${error.line}: ${problemText(error, language)}`, true);
  }
}

function gameOf(id: string, text: string): Playable {
  const found = games.find(({ box }) => box.id === id);
  if (found !== undefined) return found;
  const line = text.split(/\r?\n/).findIndex((one) => /^\s*game:/.test(one)) + 1;
  throw new BadRecord(line, { why: NO_SUCH_GAME, game: id });
}

/** What is wrong, in words: with the record as such, or with a move in its position. */
function problemText(bad: BadRecord, language: Language): string {
  const { reason, at } = bad;
  if (reason.why === NO_SUCH_GAME) return noSuchGame(String(reason.game));
  const about = recordReason(language, reason);
  if (about !== undefined || at === undefined) return about ?? reason.why;
  const sentence = words(at.game, language).reason(at.state, at.seat, reason);
  return typeof reason.move === 'string' ? `${reason.move}: ${sentence}` : sentence;
}
