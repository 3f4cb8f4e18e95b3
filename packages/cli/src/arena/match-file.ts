import { closeSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { writeWhole } from '../atomic-file';
import { fileError, InputError } from '../input-error';
import type { Match } from './match';
import { differences, type Header, readHeader } from './match-header';
import type { Played } from './play-game';

/** What a file says about a match: how it began, the games that were played, and where the last whole line ends. */
interface Found {
  readonly header: Header;
  readonly played: readonly Played[];
  readonly bytes: number;
}

/** The file of a match: its first line says what is played, every other is a game. Games are added as they end. */
export class MatchFile {
  private constructor(
    /** The games that were played before, each once. */
    readonly played: readonly Played[],
    private readonly descriptor: number,
  ) {}

  /** Opens the file of a match or begins it; throws `InputError` if it belongs to another match. */
  static open(file: string, furrow: string, match: Match): MatchFile {
    const found = readMatch(file);
    if (found === undefined) writeWhole(file, `${JSON.stringify({ arena: 1, furrow, ...match })}\n`);
    else {
      const other = differences(found.header, { furrow, ...match });
      if (other.length > 0)
        throw new InputError(`${file}: it was begun with ${other.join(', ')}; ${INSTEAD}`);
    }
    try {
      if (found !== undefined) truncateSync(file, found.bytes);
      return new MatchFile(found?.played ?? [], openSync(file, 'a'));
    } catch (error) {
      throw fileError(file, error);
    }
  }

  /** Adds a game. */
  add(played: Played): void {
    writeSync(this.descriptor, `${JSON.stringify(played)}\n`);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

const INSTEAD = 'go on with the same, or name another file';

/** The seed of the match in a file; undefined if the file is still to be begun. */
export function savedSeed(file: string): number | undefined {
  return readMatch(file)?.header.seed;
}

/** Reads the file of a match; undefined if there is none or it is empty. A last line that was torn off is left out. */
function readMatch(file: string): Found | undefined {
  const text = textOf(file);
  if (text === undefined || text === '') return undefined;
  const [first, ...lines] = text.split('\n');
  const header = readHeader(first);
  if (header === undefined) throw new InputError(`${file}: this is not the file of an arena; ${INSTEAD}`);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const games = new Map<number, Played>();
  lines.slice(0, -1).forEach((line, i) => {
    const played = readGame(line, header.bots.length);
    if (played === undefined) throw new InputError(`${file}:${i + 2}: this is not a game of the arena`, true);
    if (!games.has(played.game)) games.set(played.game, played);
  });
  return { header, played: [...games.values()], bytes: Buffer.byteLength(whole) };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw fileError(file, error);
  }
}

function readGame(line: string, seats: number): Played | undefined {
  try {
    const read = JSON.parse(line) as Partial<Played> | null;
    const whole = Number.isInteger(read?.game) && Array.isArray(read?.winners);
    const seated =
      read?.scores?.length === seats && read.answers?.length === seats && read.ways?.length === seats;
    return whole && seated ? (read as Played) : undefined;
  } catch {
    return undefined;
  }
}
