import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';

/** A move of a game that was played to be learned from. */
export interface KeptMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** A game that was played to be learned from; plain data. */
export interface KeptGame {
  /** Its number in its generation, which also says which variant it is. */
  readonly number: number;
  readonly moves: readonly KeptMove[];
  /** From this move on nobody erred: only then the result says what positions are worth. */
  readonly sound: number;
  /** The seats of the one that learns. */
  readonly learners: readonly Seat[];
  readonly points: readonly number[];
}

/** A move as it is written: who moved, the verb, and the things. */
type WrittenMove = [seat: Seat, verb: string, ...things: number[]];

/** How a whole line ends, and nothing before its end does. */
const END = '}';

/** A game in one line. */
function lineOf({ moves, ...rest }: KeptGame): string {
  const written = moves.map(({ seat, move: { verb, things } }): WrittenMove => [seat, verb, ...things]);
  return JSON.stringify({ ...rest, moves: written });
}

function gameIn(line: string): KeptGame {
  const { moves, ...rest } = JSON.parse(line) as Omit<KeptGame, 'moves'> & { moves: WrittenMove[] };
  return {
    ...rest,
    moves: moves.map(([seat, verb, ...things]) => ({ seat, move: { verb, things } })),
  };
}

/** Adds games to a file, one a line. */
export function addGames(file: string, games: readonly KeptGame[]): void {
  writeFileSync(file, games.map((game) => `\n${lineOf(game)}`).join(''), { flag: 'a' });
}

/** The games in a file in the order of their numbers; none if it is not there. A line that was torn off is left out. */
export function gamesIn(file: string): KeptGame[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const whole = lines.filter((line) => line.endsWith(END));
  return whole.map(gameIn).toSorted((a, b) => a.number - b.number);
}
