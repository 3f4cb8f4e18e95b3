import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { GameWords } from '@furrow/text/game-words';
import type { TerminalWords } from '@furrow/text/terminal';
import type { Paint } from '../paint';

/** How and for whom something is drawn. */
export interface Look<S extends Position> {
  readonly words: GameWords<S>;
  readonly terminal: TerminalWords;
  readonly paint: Paint;
  /** The most columns a line may have. */
  readonly width: number;
  /** Letters and signs of ASCII only. */
  readonly ascii: boolean;
  /** What the players are called. */
  readonly names: readonly string[];
}

/** How the positions of a game are drawn in a terminal: this is all that a new game must bring. */
export interface Drawing<S extends Position> {
  /** Everything on the table. */
  table(state: S, look: Look<S>): string[];
  /** What belongs to one seat. */
  seat(state: S, seat: Seat, look: Look<S>): string[];
}
