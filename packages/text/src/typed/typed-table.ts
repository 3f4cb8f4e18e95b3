import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { GameSoFar } from '@furrow/kernel/so-far';
import type { GameWords } from '../game-words';
import type { TerminalWords } from '../terminal';
import type { Getting } from './getting';

/** The table at which somebody types: the game so far, its words, and for whom they may speak. */
export interface TypedTable {
  readonly record: GameSoFar<Position>;
  readonly words: GameWords<Position>;
  readonly terminal: TerminalWords;
  /** How things on offer are got, if the game offers any. */
  readonly getting?: Getting<Position> | undefined;
  /** The seat of whoever types, where only one seat can be meant. */
  readonly by?: Seat | undefined;
  /** Whether whoever types may answer for a seat. */
  speaksFor(seat: Seat): boolean;
}
