import type { Game } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { Seat } from '@furrow/kernel/seat';
import type { GameWords } from '@furrow/text/game-words';
import type { TerminalWords } from '@furrow/text/terminal';
import type { Screen } from '../screen';

/** How and for whom something is drawn. */
export interface TerminalLook<S extends Position> extends Screen {
  /** The game as it is set up. */
  readonly game: Game<S>;
  readonly words: GameWords<S>;
  readonly terminal: TerminalWords;
  /** What the players are called. */
  readonly names: readonly string[];
  /** The spaces that are marked as good ones. */
  readonly suggested?: readonly number[];
  /** AG-V08: what spaces always give lies there as goods. */
  readonly fixedGoods?: boolean;
}

/** How the positions of a game are drawn in a terminal: this is all that a new game must bring. */
export interface Drawing<S extends Position> {
  /** Everything on the table, and what the viewer alone may see (nothing for a spectator). */
  table(state: S, look: TerminalLook<S>, viewer: Seat): string[];
  /** What belongs to one seat, as it sees that itself; while it chooses from a pack of cards, those in place of its farm. */
  seat(state: S, seat: Seat, look: TerminalLook<S>): string[];
}
